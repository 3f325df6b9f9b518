export { clubRoutes } from './clubs.routes.ts';
export {
  type ClubMemberships,
  clubHoldings,
  clubMemberships,
  clubService,
} from './clubs.service.ts';

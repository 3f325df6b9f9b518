export { clubRoutes } from './clubs.routes.ts';
export { clubHoldings, clubService } from './clubs.service.ts';
export { finderService } from './finder.service.ts';
export { type ClubMemberships, clubMemberships, membershipService } from './memberships.service.ts';

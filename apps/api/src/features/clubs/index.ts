export { clubRoutes } from './clubs.routes.ts';
export { type ClubMemberships, clubMemberships, clubService } from './clubs.service.ts';

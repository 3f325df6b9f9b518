export { clubRoutes } from './clubs.routes.ts';
export { clubHoldings, clubNews, clubService } from './clubs.service.ts';
export { type ClubMemberships, clubMemberships, membershipService } from './memberships.service.ts';

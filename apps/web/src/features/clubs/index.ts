export { clubAdminSearch } from './admin/club-admin.search.ts';
export { useAcceptInvitation, useJoinClub } from './clubs.queries.ts';

export { useAcceptInvitation, useJoinClub } from './clubs.queries.ts';

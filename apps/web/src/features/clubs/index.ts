export { useJoinClub } from './clubs.queries.ts';

export { useJoinClub } from './clubs.queries.ts';
export { FinderSearch } from './finder/finder.search.ts';

export { useAcceptInvitation, useJoinClub } from './clubs.queries.ts';
export { FinderSearch } from './finder/finder.search.ts';
export { manageSearch } from './manage/manage.search.ts';

export { manageSearch } from './manage/manage.search.ts';
export { useAcceptInvitation, useJoinClub } from './clubs.queries.ts';

export { createFriends } from './friends.slice.ts';
export { type FactsColumn, factsOf } from './requests/facts.store.ts';
export { type FriendStandings, standingIn } from './requests/standings.ts';

export { createFriends } from './friends.slice.ts';
export { type FactsColumn, factsOf } from './requests/friends.facts.store.ts';
export { type FriendStandings, standingIn } from './requests/friends.status.service.ts';

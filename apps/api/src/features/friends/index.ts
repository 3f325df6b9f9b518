export { createFriends } from './friends.slice.ts';
export { type FactsColumn, factsOf } from './requests/friends.facts.store.ts';
export { type FriendshipStatuses, statusIn } from './requests/friends.status.service.ts';

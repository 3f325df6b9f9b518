export { createFriends } from './friends.slice.ts';
export { type FriendStandings } from './requests/standings.ts';

export { type FriendMailing } from './friends.mailing.ts';
export { createFriends } from './friends.slice.ts';
export { type FriendStandings } from './requests/standings.ts';

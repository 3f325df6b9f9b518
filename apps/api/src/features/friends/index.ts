export { blockService } from './blocks/blocks.service.ts';
export { childFriendService } from './children/children.service.ts';
export { codeService } from './codes/codes.service.ts';
export { followService } from './follows/follows.service.ts';
export { type FriendMailing, friendMailing } from './friends.mailing.ts';
export { friendRoutes } from './friends.routes.ts';
export { friendLists } from './lists/lists.service.ts';
export { requestService } from './requests/requests.service.ts';
export { type FriendStandings, friendStandings } from './requests/standings.ts';

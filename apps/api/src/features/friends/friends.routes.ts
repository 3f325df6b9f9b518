import { handle } from '#platform/route';
import { friendEndpoints as doors } from '@ribbon/domain/friends';
import type { BlockService } from './blocks/blocks.service.ts';
import type { ChildFriendService } from './children/children.service.ts';
import type { CodeService } from './codes/codes.service.ts';
import type { FollowService } from './follows/follows.service.ts';
import type { FriendLists } from './lists/lists.service.ts';
import type { RequestService } from './requests/requests.service.ts';

interface Services {
  requests: RequestService;
  lists: FriendLists;
  codes: CodeService;
  follows: FollowService;
  blocks: BlockService;
  children: ChildFriendService;
}

export const friendRoutes = ({ requests, lists, codes, follows, blocks, children }: Services) => [
  handle(doors.list, ({ actor, query }) => lists.friends(actor, query)),
  handle(doors.requests, ({ actor, query }) => lists.requests(actor, query)),
  handle(doors.sent, ({ actor, query }) => lists.sent(actor, query)),
  handle(doors.figures, ({ actor }) => lists.figures(actor)),
  handle(doors.suggestions, ({ actor }) => lists.suggestions(actor)),
  handle(doors.request, ({ actor, body }) => requests.request(actor, body.userId)),
  handle(doors.useCode, ({ actor, body }) => codes.use(actor, body)),
  handle(doors.accept, ({ actor, params }) => requests.accept(actor, params.userId)),
  handle(doors.decline, ({ actor, params }) => requests.decline(actor, params.userId)),
  handle(doors.takeBack, ({ actor, params }) => requests.takeBack(actor, params.friendshipId)),
  handle(doors.remove, ({ actor, params }) => requests.remove(actor, params.userId)),
  handle(doors.ofChild, ({ actor, params, query }) => children.list(actor, params.childId, query)),
  handle(doors.endForChild, ({ actor, params }) =>
    children.end(actor, params.childId, params.userId),
  ),
  handle(doors.code, ({ actor }) => codes.own(actor)),
  handle(doors.renewCode, ({ actor }) => codes.renew(actor)),
  handle(doors.switchCode, ({ actor, body }) => codes.switch(actor, body.isEnabled)),
  handle(doors.follow, ({ actor, params }) => follows.follow(actor, params.userId)),
  handle(doors.unfollow, ({ actor, params }) => follows.unfollow(actor, params.userId)),
  handle(doors.follows, ({ actor, query }) => follows.list(actor, query)),
  handle(doors.blocked, ({ actor }) => blocks.blocked(actor)),
  handle(doors.block, ({ actor, body }) => blocks.block(actor, body)),
  handle(doors.blockPerson, ({ actor, params }) => blocks.blockPerson(actor, params.userId)),
  handle(doors.unblock, ({ actor, params }) => blocks.unblock(actor, params.blockId)),
];

import { handle } from '#platform/http/route';
import { friendEndpoints as endpoints } from '@ribbon/domain/friends';
import type { BlockService } from './blocks/friends.blocks.service.ts';
import type { ChildFriendService } from './children/friends.children.service.ts';
import type { CodeService } from './codes/friends.codes.service.ts';
import type { FollowService } from './follows/friends.follows.service.ts';
import type { FriendLists } from './lists/friends.lists.service.ts';
import type { RequestService } from './requests/friends.requests.service.ts';

interface Services {
  requests: RequestService;
  lists: FriendLists;
  codes: CodeService;
  follows: FollowService;
  blocks: BlockService;
  children: ChildFriendService;
}

export const friendRoutes = ({ requests, lists, codes, follows, blocks, children }: Services) => [
  handle(endpoints.list, ({ actor, query }) => lists.friends(actor, query)),
  handle(endpoints.requests, ({ actor, query }) => lists.requests(actor, query)),
  handle(endpoints.sent, ({ actor, query }) => lists.sent(actor, query)),
  handle(endpoints.figures, ({ actor }) => lists.figures(actor)),
  handle(endpoints.suggestions, ({ actor }) => lists.suggestions(actor)),
  handle(endpoints.request, ({ actor, body }) => requests.request(actor, body.userId)),
  handle(endpoints.useCode, ({ actor, body }) => codes.use(actor, body)),
  handle(endpoints.accept, ({ actor, params }) => requests.accept(actor, params.userId)),
  handle(endpoints.decline, ({ actor, params }) => requests.decline(actor, params.userId)),
  handle(endpoints.takeBack, ({ actor, params }) => requests.takeBack(actor, params.friendshipId)),
  handle(endpoints.remove, ({ actor, params }) => requests.remove(actor, params.userId)),
  handle(endpoints.ofChild, ({ actor, params, query }) =>
    children.list(actor, params.childId, query),
  ),
  handle(endpoints.endForChild, ({ actor, params }) =>
    children.end(actor, params.childId, params.userId),
  ),
  handle(endpoints.code, ({ actor }) => codes.own(actor)),
  handle(endpoints.renewCode, ({ actor }) => codes.renew(actor)),
  handle(endpoints.switchCode, ({ actor, body }) => codes.switch(actor, body.isEnabled)),
  handle(endpoints.follow, ({ actor, params }) => follows.follow(actor, params.userId)),
  handle(endpoints.unfollow, ({ actor, params }) => follows.unfollow(actor, params.userId)),
  handle(endpoints.follows, ({ actor, query }) => follows.list(actor, query)),
  handle(endpoints.blocked, ({ actor }) => blocks.blocked(actor)),
  handle(endpoints.block, ({ actor, body }) => blocks.block(actor, body)),
  handle(endpoints.blockPerson, ({ actor, params }) => blocks.blockPerson(actor, params.userId)),
  handle(endpoints.unblock, ({ actor, params }) => blocks.unblock(actor, params.blockId)),
];

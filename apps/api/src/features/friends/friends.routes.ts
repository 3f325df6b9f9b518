import { handle } from '#platform/route';
import { friendEndpoints as doors } from '@ribbon/domain/friends';
import type { FriendService } from './friends.service.ts';

export const friendRoutes = (friends: FriendService) => [
  handle(doors.blocked, ({ actor }) => friends.blocked(actor)),
  handle(doors.block, ({ actor, body }) => friends.block(actor, body)),
  handle(doors.unblock, ({ actor, params }) => friends.unblock(actor, params.userId)),
];

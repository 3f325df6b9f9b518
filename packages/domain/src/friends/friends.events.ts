import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { id } from '../kernel/index.ts';

export const FriendshipId = id<'FriendshipId'>();
export type FriendshipId = z.infer<typeof FriendshipId>;

const ofFriendship = z.object({ friendshipId: FriendshipId });

/** What happened between two people, once both may know of it. */
export const friendEvents = {
  'friendship.requested': ofFriendship,
  'friendship.accepted': ofFriendship,
  /** A guardian has ended it. */
  'friendship.ended': z.object({ childId: UserId, friendId: UserId, guardianId: UserId }),
  'profile.followed': z.object({ followerId: UserId, userId: UserId }),
};

import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { FriendshipId, LapseReason } from './friends.schema.ts';

const ofFriendship = z.object({ friendshipId: FriendshipId });

/** What happened between two people, once both may know of it. */
export const friendEvents = {
  'friendship.requested': ofFriendship,
  'friendship.accepted': ofFriendship,
  /** A minor and an adult whose reason to be friends is over (rule 23); the friendship is gone. */
  'friendship.lapsed': z.object({
    adultId: UserId,
    minorId: UserId,
    because: LapseReason,
  }),
  /** A guardian has ended it. */
  'friendship.ended': z.object({ childId: UserId, friendId: UserId, guardianId: UserId }),
  'profile.followed': z.object({ followerId: UserId, userId: UserId }),
};

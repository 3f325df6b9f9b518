import * as z from 'zod';
import { id } from '../kernel/index.ts';

export const FriendshipId = id<'FriendshipId'>();
export type FriendshipId = z.infer<typeof FriendshipId>;

const ofFriendship = z.object({ friendshipId: FriendshipId });

/** What happened between two people, once both may know of it. */
export const friendEvents = {
  'friendship.requested': ofFriendship,
  'friendship.accepted': ofFriendship,
};

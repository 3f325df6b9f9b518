import * as z from 'zod';
import { PersonCard, TheirUsername } from '../accounts/index.ts';
import { cursor, id, spokenCode, timestamp } from '../kernel/index.ts';

export const FriendshipId = id<'FriendshipId'>();
export type FriendshipId = z.infer<typeof FriendshipId>;

export const BLOCKED_SHOWN = 200;
export const FRIENDS_PAGE = 24;
/** Suggested friends on one screen. */
export const SUGGESTIONS_SHOWN = 3;
/** How long after a declined request the same person can be asked again. */
export const DECLINE_PAUSE_DAYS = 30;

export const friendMessages = {
  add: 'Add Friend',
  pending: 'Pending',
  sent: 'Request Sent',
  friends: 'Friends',
  confirmRemoval: 'Are you sure you want to remove this friend?',
  updateFailedTitle: 'Failed to Update Friendship',
  updateFailed: 'We encountered an issue while updating your friendship status. Please try again.',
  acceptFailed: 'Failed to accept friend request',
  rejectFailed: 'Failed to reject friend request',
  removeFailed: 'Failed to remove friend',
  guardianNotBlocked:
    'This person looks after your account, so you can’t block them. You can report them to us, or tell someone you trust.',
  childNotBlocked:
    'You look after this account, so you can’t block it. You might miss something your child needs.',
  endForChild: 'End friendship',
  code: 'A friend code is four words, such as swift-otter-merry-comet',
} as const;

/** Why an adult and a minor cannot stay friends. */
export const LapseReason = z.enum(['coach', 'guardian', 'age']);
export type LapseReason = z.infer<typeof LapseReason>;
/** The same reasons, worded about the adult. */
export const LAPSE_WORDS: Readonly<Record<LapseReason, string>> = {
  coach: 'no longer coaches at the club',
  guardian: 'no longer looks after the account',
  age: 'is 18 now',
};

/** The reader's relation to somebody, as far as the reader may know it. */
export const FriendState = z.enum(['none', 'sent', 'received', 'friends']);
export type FriendState = z.infer<typeof FriendState>;

export const FriendshipStatus = z.object({
  state: FriendState,
  /** The reader's guardian has not answered yet. */
  waitsForGuardian: z.boolean(),
  /** Whether a request can be sent; a guardian's switch may still be in the way. */
  mayAsk: z.boolean(),
});
export type FriendshipStatus = z.infer<typeof FriendshipStatus>;

export const Friend = z.object({ person: PersonCard, since: timestamp });
export type Friend = z.infer<typeof Friend>;
export const FriendPage = z.object({ people: z.array(Friend), next: cursor.nullable() });
export type FriendPage = z.infer<typeof FriendPage>;

/** A request to the reader that needs an answer. */
export const FriendRequest = z.object({
  person: PersonCard,
  sentAt: timestamp,
  waitsForGuardian: z.boolean(),
});
export type FriendRequest = z.infer<typeof FriendRequest>;
export const FriendRequestPage = z.object({
  requests: z.array(FriendRequest),
  next: cursor.nullable(),
});
export type FriendRequestPage = z.infer<typeof FriendRequestPage>;

/**
 * A request sent by the reader. A person asked by code stays unnamed until they accept: knowing
 * four words is not knowing a child.
 */
export const SentRequest = FriendRequest.extend({
  id: FriendshipId,
  person: PersonCard.nullable(),
});
export type SentRequest = z.infer<typeof SentRequest>;
export const SentRequestPage = z.object({
  requests: z.array(SentRequest),
  next: cursor.nullable(),
});
export type SentRequestPage = z.infer<typeof SentRequestPage>;

/** Counts of the people the reader sees in the lists. */
export const FriendFigures = z.object({ friends: z.int(), requests: z.int(), sent: z.int() });
export type FriendFigures = z.infer<typeof FriendFigures>;

/** Why two people are friends, worded for a guardian of one of them. */
export const FriendOrigin = z.enum([
  'open',
  'same_club',
  'friend_of_friend',
  'friend_code',
  'guardian',
  'coach',
]);
export type FriendOrigin = z.infer<typeof FriendOrigin>;
export const FRIEND_ORIGIN_LABELS: Readonly<Record<FriendOrigin, string>> = {
  open: 'Found each other here',
  same_club: 'Same club',
  friend_of_friend: 'A friend of a friend',
  friend_code: 'Friend code, shared in person',
  guardian: 'Looks after the account',
  coach: 'Coach',
};

/** A friend of a child, as the guardians see it. */
export const ChildFriend = z.object({ person: PersonCard, since: timestamp, origin: FriendOrigin });
export type ChildFriend = z.infer<typeof ChildFriend>;
export const ChildFriendPage = z.object({
  friends: z.array(ChildFriend),
  next: cursor.nullable(),
});
export type ChildFriendPage = z.infer<typeof ChildFriendPage>;

/** Somebody the reader may know, and how. */
export const Suggestion = z.object({
  person: PersonCard,
  /** A club of both. */
  club: z.string().nullable(),
  /** Null for children, who see no counts. */
  mutualFriends: z.int().nullable(),
  sharedEvents: z.int().nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const FriendCodeText = spokenCode(friendMessages.code);
export const UsedFriendCode = z.object({ code: FriendCodeText });
export type UsedFriendCode = z.infer<typeof UsedFriendCode>;

/** The reader's code; nobody can use it while it is disabled. */
export const FriendCode = z.object({ code: z.string(), isEnabled: z.boolean() });
export type FriendCode = z.infer<typeof FriendCode>;

export const FollowKind = z.enum(['followers', 'following']);
export type FollowKind = z.infer<typeof FollowKind>;

export const BlockId = id<'BlockId'>();
export type BlockId = z.infer<typeof BlockId>;

/**
 * Somebody the reader has blocked, by the name that was typed. The account is not revealed: it may
 * be a child's.
 */
export const BlockedPerson = z.object({
  /** Of the block, not of the person. */
  id: BlockId,
  username: z.string(),
  blockedAt: timestamp,
});
export type BlockedPerson = z.infer<typeof BlockedPerson>;

export const NewBlock = z.object({ username: TheirUsername });
export type NewBlock = z.infer<typeof NewBlock>;

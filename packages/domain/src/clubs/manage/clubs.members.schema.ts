import * as z from 'zod';
import { ClubId, PersonArt, PersonCard, PersonImageId, UserId } from '../../accounts/index.ts';
import { ClubGuardian, GUARDIANS_PER_CHILD } from '../../families/index.ts';
import { cursor, line, timestamp } from '../../kernel/index.ts';
import { MembershipId, MembershipType } from '../clubs.schema.ts';

export const MEMBERS_PAGE = 24;
/** As many requests are shown at once; the next come when these are answered. */
export const REQUESTS_SHOWN = 50;
/** How many requests can be answered at once. */
export const REQUESTS_AT_ONCE = 50;
export const ACTIVITY_SHOWN = 10;
/** Growth looks back this far. */
export const GROWTH_DAYS = 30;
/** Nobody runs more clubs than are shown. */
export const MANAGED_SHOWN = 100;

/** A club that the reader may administer, as a choice. */
export const ManagedClub = z.object({
  id: ClubId,
  name: z.string(),
  city: z.string(),
  country: z.string(),
});
export type ManagedClub = z.infer<typeof ManagedClub>;

/** What is counted of a club; nothing is estimated. */
export const ClubFigures = z.object({
  activeMembers: z.int(),
  clubPosts: z.int(),
  upcomingEvents: z.int(),
  /** Who joined minus who left, over the last days. */
  growth: z.int(),
});
export type ClubFigures = z.infer<typeof ClubFigures>;

export const ClubActivityKind = z.enum([
  'joined',
  'left',
  'removed',
  'reviewed',
  'claimed',
  'eventCreated',
  'posted',
  'edited',
  'logoChanged',
  'roleChanged',
]);
export type ClubActivityKind = z.infer<typeof ClubActivityKind>;

/** Something that happened in a club. */
export const ClubActivity = z.object({
  kind: ClubActivityKind,
  at: timestamp,
  /** The name that others see; null when the account is deleted. */
  person: z.string().nullable(),
  /** The event's title, how a post begins, the stars, or the new role. */
  detail: z.string().nullable(),
});
export type ClubActivity = z.infer<typeof ClubActivity>;

export const MemberSearch = z.object({
  search: line().max(80).default(''),
  role: z.union([MembershipType, z.literal('')]).default(''),
  after: cursor.optional(),
});
export type MemberSearch = z.infer<typeof MemberSearch>;

/** A member as the club's administrators see them. */
export const ClubMember = z.object({
  membershipId: MembershipId,
  name: z.string(),
  username: z.string(),
  art: PersonCard.shape.art,
  imageId: PersonCard.shape.imageId,
  role: MembershipType,
  /** A coach counts as one only once an administrator has confirmed them. */
  coachConfirmed: z.boolean(),
  /** Only adults coach or run a club. */
  isAdult: z.boolean(),
  isSelf: z.boolean(),
  joinedAt: timestamp,
});
export type ClubMember = z.infer<typeof ClubMember>;

export const ClubMemberPage = z.object({
  members: z.array(ClubMember),
  /** Undefined at the end. */
  next: cursor.nullable(),
});

/** Somebody who needs the club's decision, whether they asked or have already joined. */
export const MembershipRequest = z.object({
  membershipId: MembershipId,
  name: z.string(),
  username: z.string(),
  art: PersonArt.nullable(),
  imageId: PersonImageId.nullable(),
  role: MembershipType,
  isAdult: z.boolean(),
  /** Joined by an open policy or a link, pending confirmation; the others are not members yet. */
  hasJoined: z.boolean(),
  /** For a child who starts in private: the guardians, so that the club can confirm it knows them. */
  guardians: z.array(ClubGuardian),
  askedAt: timestamp,
});
export type MembershipRequest = z.infer<typeof MembershipRequest>;

export const MembershipDecision = z.object({
  approve: z.boolean(),
  /** Guardians of the child known to the administrator in person. */
  knownGuardians: z.array(UserId).max(GUARDIANS_PER_CHILD).default([]),
});
export type MembershipDecision = z.infer<typeof MembershipDecision>;

import * as z from 'zod';
import { PersonArt, PersonImageId, UserId } from '../../accounts/index.ts';
import { PhotoUse } from '../../families/index.ts';
import { FriendshipStatus } from '../../friends/index.ts';
import { cursor, timestamp } from '../../kernel/index.ts';
import { MembershipType } from '../clubs.schema.ts';

export const TEAMMATES_PAGE = 24;
/** A card names so many specialties and counts the rest. */
export const SPECIALTIES_SHOWN = 2;

/** Somebody of the same club. What the reader may not see is null. */
export const Teammate = z.object({
  id: UserId,
  name: z.string(),
  username: z.string().nullable(),
  isVerified: z.boolean(),
  role: MembershipType,
  country: z.string().nullable(),
  joinedAt: timestamp.nullable(),
  specialties: z.array(z.string()),
  achievements: z.int().nullable(),
  art: PersonArt.nullable(),
  imageId: PersonImageId.nullable(),
  /** Null for the reader. */
  friendship: FriendshipStatus.nullable(),
  /** Whether the reader can open the profile. */
  mayOpen: z.boolean(),
  isSelf: z.boolean(),
  /**
   * Permitted uses of a minor's pictures this season; only for administrators and coaches of the
   * club.
   */
  photoUses: z.array(PhotoUse).nullable(),
});
export type Teammate = z.infer<typeof Teammate>;

export const TeammatePage = z.object({
  people: z.array(Teammate),
  next: cursor.nullable(),
  /**
   * False when nobody runs the club: anybody may have joined it, so members see only themselves.
   */
  isRun: z.boolean(),
});
export type TeammatePage = z.infer<typeof TeammatePage>;

/** Counts of the people the reader sees. */
export const TeammateFigures = z.object({
  total: z.int(),
  admins: z.int(),
  coaches: z.int(),
  members: z.int(),
  friends: z.int(),
});
export type TeammateFigures = z.infer<typeof TeammateFigures>;

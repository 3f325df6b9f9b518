import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { id, timestamp, t } from '../kernel/index.ts';
import { MediaId } from '../media/index.ts';

/** How many clubs a choice list shows before the reader has to type more. */
export const CLUB_CHOICES = 20;
/** Nobody belongs to more clubs than are shown. */
export const MEMBERSHIPS_SHOWN = 100;

export const MembershipId = id<'MembershipId'>();
export type MembershipId = z.infer<typeof MembershipId>;

/** How people become members: at once, after approval, or only by invitation. */
export const JoinPolicy = z.enum(['open', 'approval', 'invitation']);
export type JoinPolicy = z.infer<typeof JoinPolicy>;

/** Where a club stands: in the finder only, or run by somebody whose claim was approved. */
export const ClubStatus = z.enum(['listed', 'claimed', 'approved']);
export type ClubStatus = z.infer<typeof ClubStatus>;

/** A club as a line to choose from. */
export const ClubChoice = z.object({
  id: ClubId,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  joinPolicy: JoinPolicy,
  status: ClubStatus,
  isClaimed: z.boolean(),
  /** The key of a drawing that ships with the product. */
  art: z.string().nullable(),
  /** From 1 to 5; none without an approved review. */
  rating: z.number().nullable(),
});
export type ClubChoice = z.infer<typeof ClubChoice>;

export const MembershipType = z.enum(['member', 'coach', 'admin']);
export type MembershipType = z.infer<typeof MembershipType>;
export const MEMBERSHIP_TYPE_LABELS: Readonly<Record<MembershipType, string>> = {
  member: 'Member',
  coach: 'Coach',
  admin: 'Admin',
};

/**
 * Whether somebody belongs to a club, or who still has to agree. People who have joined are members
 * by their own choice; only members confirmed by the club belong to it and meet the others (rule
 * 22).
 */
export const MembershipStatus = z.enum(['active', 'joined', 'waiting_club', 'waiting_guardian']);
export type MembershipStatus = z.infer<typeof MembershipStatus>;

/** Whether it is the club's turn to say yes. */
export const awaitsClub = ({ status }: { status: string }): boolean =>
  status === 'waiting_club' || status === 'joined';

/** The reader's membership of a club. */
export const Membership = z.object({
  clubId: ClubId,
  clubName: z.string(),
  city: z.string(),
  country: z.string(),
  art: z.string().nullable(),
  imageId: MediaId.nullable(),
  rating: z.number().nullable(),
  membersCount: z.int(),
  address: z.string().nullable(),
  hours: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  programs: z.array(z.string()),
  status: MembershipStatus,
  membershipType: MembershipType,
  /** Confirmed as a coach by the club's administrators; may confirm members. */
  isConfirmedCoach: z.boolean(),
  joinedAt: timestamp,
});
export type Membership = z.infer<typeof Membership>;

export const clubMessages = {
  joinFailed: 'Failed to join club. Please try again.',
  leaveFailed: 'Failed to leave club. Please try again.',
  joined: (club: string) => t('Successfully joined {club}!', { club }),
  joinedUnconfirmed: (club: string) =>
    t('Successfully joined {club}! You’ll see other members once the club confirms you.', { club }),
  asked: (club: string) =>
    t('Request sent to {club}. We’ll tell you when it’s approved.', { club }),
  guardianAsked: (club: string) => t('We’ve asked your grown-up if you can join {club}.', { club }),
  confirmLeave: (club: string) => t('Are you sure you want to leave {club}?', { club }),
  left: (club: string) => t('You have left {club}', { club }),
  updateFailed: 'Failed to update club. Please try again.',
  logoFailed: 'Failed to update club logo',
} as const;

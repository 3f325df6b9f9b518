import * as z from 'zod';
import { ClubId, UserId } from '../../accounts/index.ts';
import { line, timestamp, t, version } from '../../kernel/index.ts';
import { ClubFacts } from '../clubs.details.schema.ts';
import { ClubStatus } from '../clubs.schema.ts';

export const ADMIN_CLUBS_PAGE = 25;
/** So long a deleted club can be brought back; then it is gone with everything that hangs on it. */
export const CLUB_UNDO_DAYS = 30;

export const CLUB_STATUS_LABELS: Readonly<Record<ClubStatus, string>> = {
  listed: 'Listed',
  claimed: 'Claimed',
  approved: 'Approved',
};

/** Somebody who runs a club, as system admins see them. */
export const ClubAdmin = z.object({
  userId: UserId,
  fullName: z.string().nullable(),
  username: z.string(),
  email: z.string(),
});
export type ClubAdmin = z.infer<typeof ClubAdmin>;

/** A club with everything that a system admin may know of it. */
export const AdminClub = ClubFacts.extend({
  id: ClubId,
  status: ClubStatus,
  isClaimed: z.boolean(),
  claimedAt: timestamp.nullable(),
  rating: z.number().nullable(),
  reviewsCount: z.int(),
  membersCount: z.int(),
  admins: z.array(ClubAdmin),
  /** An edit names the version it was made on. */
  version,
  createdAt: timestamp,
  updatedAt: timestamp,
  deletedAt: timestamp.nullable(),
});
export type AdminClub = z.infer<typeof AdminClub>;

export const ClubFilter = z.enum(['all', 'listed', 'claimed', 'approved', 'deleted']);
export type ClubFilter = z.infer<typeof ClubFilter>;
export const CLUB_FILTER_LABELS: Readonly<Record<ClubFilter, string>> = {
  all: 'All statuses',
  ...CLUB_STATUS_LABELS,
  deleted: 'Deleted',
};

export const ClubListQuery = z.object({
  search: line().max(80).default(''),
  status: ClubFilter.default('all'),
  /** The last club of the page before. */
  after: ClubId.optional(),
});
export type ClubListQuery = z.output<typeof ClubListQuery>;

export const AdminClubList = z.object({
  clubs: z.array(AdminClub),
  next: ClubId.nullable(),
  /** All clubs that are not deleted, whatever was searched for. */
  total: z.int(),
});
export type AdminClubList = z.infer<typeof AdminClubList>;

export const clubAdminMessages = {
  notFound: 'Club not found',
  created: 'Club created successfully!',
  updated: 'Club updated successfully!',
  createFailed: 'Failed to create club. Please try again.',
  updateFailed: 'Failed to update club. Please try again.',
  imageFailed: 'Failed to upload image. Saving club without image update.',
  deleteFailed: 'Failed to delete club. Please try again.',
  restoreFailed: 'Failed to restore club. Please try again.',
  removeAdminFailed: 'Failed to remove admin access. Please try again.',
  deleted: (club: string) =>
    t('{club} has been deleted. You can restore it for {clubUndoDays} days.', {
      club,
      clubUndoDays: CLUB_UNDO_DAYS,
    }),
  restored: (club: string) => t('{club} has been restored.', { club }),
  /** The words depend on whether anybody runs the club still. */
  adminRemoved: (status: ClubStatus) =>
    status === 'listed'
      ? 'Admin access removed successfully! Club status reverted to Listed.'
      : 'Admin access removed successfully!',
} as const;

/** When a deleted club is gone for good. */
export const goneAt = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + CLUB_UNDO_DAYS * 86_400_000);

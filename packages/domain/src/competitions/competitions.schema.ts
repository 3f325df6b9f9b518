import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { ClubMonth } from '../calendar/index.ts';
import { cursor, id, keysOf, line, t, timestamp } from '../kernel/index.ts';
import { MediaFile } from '../media/index.ts';
import {
  COMPETITION_CATEGORY_LABELS,
  COMPETITION_LEVEL_LABELS,
} from './listing/competitions.choices.texts.ts';
import { COMPETITION_COUNTRIES } from './listing/competitions.countries.codes.ts';

export const COMPETITIONS_PER_PAGE = 20;
/** How many competitions the map of one search shows. */
export const COMPETITION_POINTS = 500;
export const OWN_COMPETITIONS_SHOWN = 100;

export const CompetitionId = id<'CompetitionId'>();
export type CompetitionId = z.infer<typeof CompetitionId>;

/** Where a request to take entries stands. */
export const OrganiserState = z.enum(['pending', 'approved', 'rejected', 'revoked']);
export type OrganiserState = z.infer<typeof OrganiserState>;

export const CompetitionCategory = z.enum(keysOf(COMPETITION_CATEGORY_LABELS));
export type CompetitionCategory = z.infer<typeof CompetitionCategory>;

export const CompetitionLevel = z.enum(keysOf(COMPETITION_LEVEL_LABELS));
export type CompetitionLevel = z.infer<typeof CompetitionLevel>;

export const CompetitionCountry = z.enum(COMPETITION_COUNTRIES);
export type CompetitionCountry = z.infer<typeof CompetitionCountry>;

/** Follows from the days; only a cancelled one never changes. */
export const CompetitionStatus = z.enum(['upcoming', 'ongoing', 'completed', 'cancelled']);
export type CompetitionStatus = z.infer<typeof CompetitionStatus>;
export const COMPETITION_STATUS_LABELS: Readonly<Record<CompetitionStatus, string>> = {
  upcoming: 'Upcoming',
  ongoing: 'Ongoing',
  completed: t('{of, select, competition {Completed} other {Completed}}', { of: 'competition' }),
  cancelled: 'Cancelled',
};

export const CompetitionApproval = z.enum(['pending', 'approved', 'rejected']);
export type CompetitionApproval = z.infer<typeof CompetitionApproval>;
export const APPROVAL_LABELS: Readonly<Record<CompetitionApproval, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** A competition on a card. */
export const Competition = z.object({
  id: CompetitionId,
  name: z.string(),
  organizer: z.string(),
  location: z.string(),
  city: z.string(),
  country: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  category: CompetitionCategory,
  level: CompetitionLevel,
  description: z.string(),
  maxParticipants: z.int().nullable(),
  currentParticipants: z.int(),
  registrationDeadline: z.iso.date().nullable(),
  entryFee: z.string().nullable(),
  website: z.string().nullable(),
  image: MediaFile.nullable(),
  /** The key of a drawing, where there is no picture. */
  art: z.string().nullable(),
  status: CompetitionStatus,
});
export type Competition = z.infer<typeof Competition>;

/** A competition the reader has submitted, and its approval. */
export const OwnCompetition = Competition.extend({
  approvalStatus: CompetitionApproval,
  rejectionReason: z.string().nullable(),
  createdAt: timestamp,
});
export type OwnCompetition = z.infer<typeof OwnCompetition>;

/**
 * The statuses a visitor can filter by; without a choice, those neither completed nor cancelled are
 * shown.
 */
export const ListedStatus = CompetitionStatus.exclude(['cancelled']);
export type ListedStatus = z.infer<typeof ListedStatus>;
export const LISTED_STATUS_LABELS: Readonly<Record<ListedStatus, string>> = {
  upcoming: COMPETITION_STATUS_LABELS.upcoming,
  ongoing: COMPETITION_STATUS_LABELS.ongoing,
  completed: COMPETITION_STATUS_LABELS.completed,
};

export const CompetitionFilter = z.object({
  search: line().max(80).default(''),
  country: CompetitionCountry.optional(),
  category: CompetitionCategory.optional(),
  level: CompetitionLevel.optional(),
  status: ListedStatus.optional(),
  month: ClubMonth.optional(),
  cursor: cursor.optional(),
});
export type CompetitionFilter = z.output<typeof CompetitionFilter>;

export const CompetitionPoint = z.object({
  id: CompetitionId,
  name: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  startDate: z.iso.date(),
});
export type CompetitionPoint = z.infer<typeof CompetitionPoint>;

export const CompetitionFigures = z.object({
  upcoming: z.int(),
  ongoing: z.int(),
  countries: z.int(),
  participants: z.int(),
});
export type CompetitionFigures = z.infer<typeof CompetitionFigures>;

/** A competition to come, in a line. */
export const CompetitionAhead = z.object({
  id: CompetitionId,
  name: z.string(),
  city: z.string(),
  startDate: z.iso.date(),
  /** The child's name, if the reader's child has entered. */
  child: z.string().nullable(),
  /** The organising club, if there is one. */
  clubId: ClubId.nullable(),
});
export type CompetitionAhead = z.infer<typeof CompetitionAhead>;

export const AdminCompetition = Competition.extend({
  approvalStatus: CompetitionApproval,
  rejectionReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  submitter: z.object({ name: z.string(), username: z.string() }).nullable(),
  reviewedBy: z.string().nullable(),
  reviewedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type AdminCompetition = z.infer<typeof AdminCompetition>;

export const AdminCompetitionFilter = z.object({
  search: line().max(80).default(''),
  approval: CompetitionApproval.optional(),
  status: CompetitionStatus.optional(),
  cursor: cursor.optional(),
});
export type AdminCompetitionFilter = z.output<typeof AdminCompetitionFilter>;

export const CompetitionCounts = z.object({
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
});
export type CompetitionCounts = z.infer<typeof CompetitionCounts>;

/** What the days say about a competition. */
export function statusOn(
  day: string,
  { startDate, endDate }: Pick<Competition, 'startDate' | 'endDate'>,
): ListedStatus {
  if (day < startDate) return 'upcoming';
  return day <= (endDate ?? startDate) ? 'ongoing' : 'completed';
}

export const competitionMessages = {
  signInFirst: 'Please sign in to submit a competition',
  submitted: 'Thank you. We’ll check it and let you know when it’s published.',
  submitFailed: 'Failed to submit competition. Please try again.',
  imageFailed: 'Failed to upload image. Please try again.',
  updated: 'Competition updated successfully!',
  updateFailed: 'Failed to update competition. Please try again.',
  deleted: 'Competition deleted successfully!',
  deleteFailed: 'Failed to delete competition. Please try again.',
  decided: {
    approved: 'Competition approved successfully!',
    rejected: 'Competition rejected successfully!',
  },
  cancelled: 'Competition cancelled. Everyone who entered has been told.',
  followed: 'We’ll tell you when entries open and before they close.',
  unfollowed: 'We won’t send you updates about this competition any more.',
} as const;

import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { WAITING_HOURS, id, phrase, prose, recordedReason, timestamp, t } from '../kernel/index.ts';

export const CLAIM_MESSAGE_MAX = 500;
export const CLAIMS_PAGE = 25;
/** More than anybody can have open at once. */
export const OWN_CLAIMS_SHOWN = 100;

export const claimMessages = {
  required: 'All fields are required',
  email: 'Please enter a valid email address',
  messageRequired: 'Message is required',
  messageTooLong: 'Message must be 500 characters or less',
  duplicate: 'You already have a pending request for this club',
  clubGone: 'Failed to fetch club details',
  submitFailed: 'Failed to submit request. Please try again.',
  createFailed: 'Failed to create request. Please try again.',
  userNotFound: 'User not found. They need to create an account first.',
  submitted:
    'Your claim request has been submitted successfully! We will review it and get back to you soon.',
  reviewTime: t('Claims are reviewed within 24-{claims} hours.', { claims: WAITING_HOURS.claims }),
  decided: {
    approved: 'Request approved successfully!',
    rejected: 'Request rejected successfully!',
  },
  decisionFailed: {
    approved: 'Failed to approve request.',
    rejected: 'Failed to reject request.',
  },
} as const;

export const ClaimId = id<'ClaimId'>();
export type ClaimId = z.infer<typeof ClaimId>;

export const ClaimStatus = z.enum(['pending', 'approved', 'rejected']);
export type ClaimStatus = z.infer<typeof ClaimStatus>;
export const CLAIM_STATUS_LABELS: Readonly<Record<ClaimStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** A request to run a club's page. */
export const NewClaim = z.object({
  name: phrase(100, {
    required: claimMessages.required,
    tooLong: 'Names can be up to 100 characters',
  }),
  email: z
    .string(claimMessages.required)
    .trim()
    .min(1, claimMessages.required)
    .max(254, claimMessages.email)
    .toLowerCase()
    .pipe(z.email(claimMessages.email)),
  message: prose(CLAIM_MESSAGE_MAX, {
    required: claimMessages.messageRequired,
    tooLong: claimMessages.messageTooLong,
  }),
});
export type NewClaim = z.infer<typeof NewClaim>;

/** A request as system admins see it. */
export const Claim = z.object({
  id: ClaimId,
  status: ClaimStatus,
  /** What the person typed; who they are is in `requester`. */
  name: z.string(),
  email: z.string(),
  message: z.string(),
  adminMessage: z.string().nullable(),
  createdAt: timestamp,
  reviewedAt: timestamp.nullable(),
  reviewedBy: z.string().nullable(),
  /** Approved by one system admin, and put before a second. */
  awaitsSecond: z.boolean(),
  /** The reader's own request, or that of somebody they look after: others decide it. */
  isOwn: z.boolean(),
  club: z.object({
    id: ClubId,
    name: z.string(),
    city: z.string(),
    country: z.string(),
    isClaimed: z.boolean(),
  }),
  requester: z.object({
    id: UserId,
    fullName: z.string().nullable(),
    username: z.string(),
    email: z.string(),
  }),
});
export type Claim = z.infer<typeof Claim>;

export const ClaimFilter = z.enum(['all', ...ClaimStatus.options]);
export type ClaimFilter = z.infer<typeof ClaimFilter>;
export const CLAIM_FILTER_LABELS: Readonly<Record<ClaimFilter, string>> = {
  all: 'All requests',
  ...CLAIM_STATUS_LABELS,
};

export const ClaimListQuery = z.object({
  status: ClaimFilter.default('all'),
  /** The last request of the page before. */
  after: ClaimId.optional(),
});
export type ClaimListQuery = z.output<typeof ClaimListQuery>;

export const ClaimList = z.object({
  claims: z.array(Claim),
  next: ClaimId.nullable(),
  /** How many are pending, whatever the filter. */
  pending: z.int(),
});
export type ClaimList = z.infer<typeof ClaimList>;

export const ClaimDecision = z.object({
  approve: z.boolean(),
  message: prose(CLAIM_MESSAGE_MAX, { tooLong: claimMessages.messageTooLong })
    .nullable()
    .default(null)
    .transform((text) => (text === '' ? null : text)),
  /** For the record, where the message is for the person. */
  reason: recordedReason,
});
export type ClaimDecision = z.output<typeof ClaimDecision>;

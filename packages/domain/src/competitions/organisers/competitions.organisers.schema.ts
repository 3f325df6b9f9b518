import * as z from 'zod';
import { UserId } from '../../accounts/index.ts';
import { cursor, id, prose, recordedReason, timestamp, t } from '../../kernel/index.ts';
import { MediaFile, MediaId } from '../../media/index.ts';
import { CompetitionId, OrganiserState } from '../competitions.schema.ts';

export const PROOF_MAX = 2000;
export const ORGANISERS_PER_PAGE = 25;

export const OrganiserRequestId = id<'OrganiserRequestId'>();
export type OrganiserRequestId = z.infer<typeof OrganiserRequestId>;

export const organiserMessages = {
  proofRequired: 'Please say how you organise this competition',
  proofTooLong: t('Please keep it to {proofMax} characters', { proofMax: PROOF_MAX }),
  fileRequired: 'Please add a photo or scan that shows it',
  sent: 'Thank you. We’ll look at it and let you know.',
  pending: 'We’re looking at your request to take entries here.',
  rejected: 'We couldn’t confirm that you organise this competition. You can ask again.',
  revoked: 'You can’t take entries here any more. If that’s a mistake, you can ask again.',
  decided: { approved: 'Organiser approved.', rejected: 'Organiser declined.' },
  takenBack: 'They can’t take entries any more.',
} as const;

/** A request to take entries, with proof that the person may. */
export const OrganiserProof = z.object({
  proof: prose(PROOF_MAX, {
    required: organiserMessages.proofRequired,
    tooLong: organiserMessages.proofTooLong,
  }),
  fileId: z.uuid(organiserMessages.fileRequired).pipe(MediaId),
});
export type OrganiserProof = z.output<typeof OrganiserProof>;

/** A request as system admins read it. Its file goes with their decision. */
export const OrganiserRequest = z.object({
  id: OrganiserRequestId,
  competition: z.object({ id: CompetitionId, name: z.string(), organizer: z.string() }),
  requester: z.object({
    id: UserId,
    name: z.string(),
    username: z.string(),
    email: z.string().nullable(),
  }),
  isSubmitter: z.boolean(),
  proof: z.string(),
  file: MediaFile.nullable(),
  /** The reader's own, or that of somebody in their household: others decide it. */
  isOwn: z.boolean(),
  createdAt: timestamp,
});
export type OrganiserRequest = z.infer<typeof OrganiserRequest>;

/** Pending requests, or people who may take entries. */
export const OrganiserPage = z.object({
  state: OrganiserState.extract(['pending', 'approved']).default('pending'),
  cursor: cursor.optional(),
});
export type OrganiserPage = z.output<typeof OrganiserPage>;
export const OrganiserDecision = z.object({ approve: z.boolean(), reason: recordedReason });
export type OrganiserDecision = z.infer<typeof OrganiserDecision>;
export const OrganiserRevocation = z.object({ reason: recordedReason });
export type OrganiserRevocation = z.infer<typeof OrganiserRevocation>;

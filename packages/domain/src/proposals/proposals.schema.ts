import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { id, recordedReason as reason, timestamp } from '../kernel/index.ts';

/**
 * How long an act waits that nobody but its proposer could agree to; the people concerned are
 * notified first.
 */
export const PROPOSAL_WAIT_HOURS = 72;
export const PROPOSALS_SHOWN = 50;

export const ProposalId = id<'ProposalId'>();
export type ProposalId = z.infer<typeof ProposalId>;

/** The acts that give somebody power over children, or take it from a fellow admin (child-safety rule 35). */
export const ProposalKind = z.enum([
  'admin_granted',
  'admin_revoked',
  'club_granted',
  'claim_approved',
  'corrected',
  'restricted',
]);
export type ProposalKind = z.infer<typeof ProposalKind>;

export const ProposalDecision = z.object({ agree: z.boolean(), reason });
export type ProposalDecision = z.infer<typeof ProposalDecision>;

/** Done, put before a second admin, or put before the guardian of a child. */
export const ActOutcome = z.object({
  outcome: z.enum(['done', 'waits', 'guardian']),
  /** When the act takes effect by itself because nobody else could agree; otherwise null. */
  until: timestamp.nullable(),
});
export type ActOutcome = z.infer<typeof ActOutcome>;

export const DONE: ActOutcome = { outcome: 'done', until: null };

/** A pending act, as system admins read it. A child under 13 is named by username only. */
export const Proposal = z.object({
  id: ProposalId,
  kind: ProposalKind,
  person: z.object({ id: UserId, name: z.string(), username: z.string() }),
  club: z.object({ id: ClubId, name: z.string() }).nullable(),
  /** What exactly would change, where the kind alone does not say it. */
  detail: z.string().nullable(),
  reason: z.string(),
  proposedBy: z.string().nullable(),
  /** The reader's own proposal, which they may withdraw. */
  isOwn: z.boolean(),
  /** The reader is neither its proposer nor concerned by it. */
  mayDecide: z.boolean(),
  createdAt: timestamp,
  /** When it happens by itself, where nobody else could agree. */
  dueAt: timestamp.nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

import * as z from 'zod';
import { ClubId, Correction, Email } from '../accounts/index.ts';
import { recordedReason as reason } from '../kernel/index.ts';

export const BadgeChange = z.object({ verified: z.boolean(), reason });
export type BadgeChange = z.infer<typeof BadgeChange>;

export const BetaChange = z.object({ granted: z.boolean(), reason });
export type BetaChange = z.infer<typeof BetaChange>;

export const ConfirmationResend = z.object({ email: Email, reason });
export type ConfirmationResend = z.infer<typeof ConfirmationResend>;

export const AdminCorrection = z.object({ ...Correction.shape, reason });
export type AdminCorrection = z.infer<typeof AdminCorrection>;

/** The roles that are given here; a coach is confirmed by the club. */
export const GivenRole = z.enum(['system_admin', 'club_admin']);
export type GivenRole = z.infer<typeof GivenRole>;

export const RoleChange = z
  .object({
    change: z.enum(['grant', 'revoke']),
    role: GivenRole,
    clubId: ClubId.nullable(),
    reason,
  })
  .refine(({ role, clubId }) => (role === 'club_admin') === (clubId !== null), {
    message: 'Please choose a club',
    path: ['clubId'],
  });
export type RoleChange = z.infer<typeof RoleChange>;

export const ProposalDecision = z.object({ agree: z.boolean(), reason });
export type ProposalDecision = z.infer<typeof ProposalDecision>;

/** Done, or put before somebody who has to agree. */
export const ActOutcome = z.object({ outcome: z.enum(['done', 'waits']) });
export type ActOutcome = z.infer<typeof ActOutcome>;

/** What somebody is told that an administrator did about their account. */
export const AccountChange = z.enum([
  'verified',
  'badge_taken',
  'beta_given',
  'beta_taken',
  'signed_out',
  'corrected',
  'admin_granted',
  'admin_revoked',
  'club_granted',
  'club_revoked',
  'kept',
]);
export type AccountChange = z.infer<typeof AccountChange>;

export const adminAccountMessages = {
  badge: { given: 'Badge given.', taken: 'Badge taken back.' },
  beta: { given: 'Beta access given.', taken: 'Beta access taken back.' },
  signedOut: 'Signed out everywhere.',
  guardianAsked: 'We’ve written to the guardian again.',
  confirmationSent: 'If someone has signed up with this address, a new link is on its way.',
  corrected: { done: 'Corrected.', waits: 'Sent to the guardian, who decides.' },
  role: { done: 'Role changed.', waits: 'Waiting for a second system admin to agree.' },
  proposal: { agreed: 'Agreed and done.', declined: 'Declined.' },
  deleting: 'The account will be deleted in 14 days.',
  kept: 'The account is back.',
} as const;

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
export const GrantedRole = z.enum(['system_admin', 'club_admin']);
export type GrantedRole = z.infer<typeof GrantedRole>;

export const RoleChange = z
  .object({
    change: z.enum(['grant', 'revoke']),
    role: GrantedRole,
    clubId: ClubId.nullable(),
    reason,
  })
  .refine(({ role, clubId }) => (role === 'club_admin') === (clubId !== null), {
    message: 'Please choose a club',
    path: ['clubId'],
  });
export type RoleChange = z.infer<typeof RoleChange>;

/** An administrator's change to an account, as its owner reads of it. */
export const AccountChange = z.enum([
  'verified',
  'badge_taken',
  'beta_given',
  'beta_taken',
  'signed_out',
  'corrected',
  'type_changed',
  'type_kept',
  'admin_granted',
  'admin_revoked',
  'club_granted',
  'club_revoked',
  'kept',
]);
export type AccountChange = z.infer<typeof AccountChange>;

/** How notifications and letters say it. */
export const CHANGE_WORDS: Readonly<Record<AccountChange, string>> = {
  verified: 'the verified badge was added',
  badge_taken: 'the verified badge was removed',
  beta_given: 'access to the beta was given',
  beta_taken: 'access to the beta ended',
  signed_out: 'every device was signed out',
  corrected: 'the name or month of birth was corrected',
  type_changed: 'it is another kind of account now, as was asked for',
  type_kept: 'the kind of account stays as it was',
  admin_granted: 'the role of system admin was given',
  admin_revoked: 'the role of system admin ended',
  club_granted: 'the role of club admin was given',
  club_revoked: 'the role of club admin ended',
  kept: 'the account won’t be deleted after all',
};

export const adminAccountMessages = {
  badge: { given: 'Badge given.', taken: 'Badge removed.' },
  beta: { given: 'Beta access given.', taken: 'Beta access removed.' },
  signedOut: 'Signed out everywhere.',
  guardianAsked: 'We’ve emailed the guardian again.',
  confirmationSent: 'If someone has signed up with this email, a new link is on its way.',
  corrected: { done: 'Corrected.', guardian: 'Sent to the guardian for approval.' },
  roleChanged: 'Role changed.',
  deleting: 'The account will be deleted in 14 days.',
  kept: 'Account restored.',
} as const;

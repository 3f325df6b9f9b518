import * as z from 'zod';
import { Email, OwnPassword, accountMessages } from '../accounts/index.ts';
import { id, secretLine, timestamp } from '../kernel/index.ts';

/** How long the link to a new address works. */
export const EMAIL_CHANGE_HOURS = 24;
/** How long a child's change of address waits for the guardian. */
export const EMAIL_WISH_DAYS = 14;
export const SESSIONS_SHOWN = 50;

export const securityMessages = {
  sameAddress: 'That’s already your email',
  sixDigits: 'Please enter the 6-digit code',
} as const;

export const SessionId = id<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

/**
 * An open session. It includes a short name of the browser; the raw user agent stays on the server.
 */
export const OpenSession = z.object({
  id: SessionId,
  createdAt: timestamp,
  lastActiveAt: timestamp,
  browser: z.string(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** How a person signs in, for their own eyes. */
export const SecurityOverview = z.object({
  /** Null for a child added by a guardian without an address. */
  email: z.string().nullable(),
  /** It turned our mails away; it is written to again once it has been confirmed. */
  emailIsRefused: z.boolean(),
  /** An address that is not confirmed by its link yet. */
  pendingEmail: z.string().nullable(),
  /** A guardian has to approve it first. */
  pendingEmailWaits: z.boolean(),
  twoFactorEnabled: z.boolean(),
  backupCodesLeft: z.int(),
  sessions: z.array(OpenSession),
});
export type SecurityOverview = z.infer<typeof SecurityOverview>;

export const EmailChange = z.object({ email: Email, password: OwnPassword });
export type EmailChange = z.infer<typeof EmailChange>;

/** For what is asked again before it is done. */
export const PasswordProof = z.object({ password: OwnPassword });
export type PasswordProof = z.infer<typeof PasswordProof>;

export const TotpCode = z.object({
  code: secretLine(accountMessages.noCode)
    .overwrite((text) => text.replaceAll(/\s/gu, ''))
    .min(1, accountMessages.noCode)
    .regex(/^\d{6}$/u, securityMessages.sixDigits),
});
export type TotpCode = z.infer<typeof TotpCode>;

export const BackupCodes = z.object({ backupCodes: z.array(z.string()) });

/** What the authenticator app needs, shown once. */
export const TwoFactorSetup = z.object({
  /** What the QR code says. */
  uri: z.string(),
  /** The same secret, to be typed. */
  secret: z.string(),
  ...BackupCodes.shape,
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

import * as z from 'zod';
import { UserId } from './accounts.ids.ts';
import { Email } from './accounts.schema.ts';

/**
 * What happened to accounts. Events carry ids and no secrets: whoever sends a mail makes its link
 * at that moment, so that no link is ever stored.
 */
export const accountEvents = {
  /** Somebody has signed up with this address; nobody knows yet whether it is theirs. */
  'user.created': z.object({ email: Email }),
  /** Whoever reads its mail has proved the address, and the account is there from now on. */
  'user.email.verified': z.object({ userId: UserId }),
  'user.verification.requested': z.object({ email: Email }),
  'user.signup.repeated': z.object({ email: Email }),
  'password.reset.requested': z.object({ email: Email }),
};

import * as z from 'zod';
import { UserId } from './people/accounts.ids.schema.ts';
import { Email } from './accounts.schema.ts';

/**
 * Events of accounts. They carry ids and no secrets: the code that sends an email creates its link
 * at that moment, so links are never stored.
 */
export const accountEvents = {
  /** Somebody has signed up with this address; it is not yet known to be theirs. */
  'user.created': z.object({ email: Email }),
  /** The recipient of the email has proved the address, and the account exists from now on. */
  'user.email.verified': z.object({ userId: UserId }),
  'user.verification.requested': z.object({ email: Email }),
  'user.signup.repeated': z.object({ email: Email }),
  'password.reset.requested': z.object({ email: Email }),
};

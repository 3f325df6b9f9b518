import * as z from 'zod';
import { UserId } from '../accounts/index.ts';

const aboutUser = z.object({ userId: UserId });

/**
 * What happened to a person's way of signing in. The two about a new address go to different
 * mailboxes, so that one which cannot be reached does not hold the other up.
 */
export const securityEvents = {
  'password.changed': aboutUser,
  'email.change.requested': aboutUser,
  'email.change.announced': aboutUser,
  /** The mail server says that there is no such address. */
  'email.refused': aboutUser,
  'two_factor.enabled': aboutUser,
  'two_factor.disabled': aboutUser,
};

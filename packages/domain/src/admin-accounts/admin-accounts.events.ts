import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { AccountChange } from './admin-accounts.acts.schema.ts';
import { AccountOpeningId } from './admin-accounts.schema.ts';

export const adminAccountEvents = {
  /** An administrator did something about somebody's account. */
  'account.changed': z.object({ userId: UserId, change: AccountChange }),
  'account.opened': z.object({ openingId: AccountOpeningId }),
};

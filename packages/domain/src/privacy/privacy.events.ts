import * as z from 'zod';
import { UserId } from '../accounts/index.ts';

export const privacyEvents = {
  'account.deletion.scheduled': z.object({ userId: UserId }),
};

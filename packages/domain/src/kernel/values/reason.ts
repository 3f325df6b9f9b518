import * as z from 'zod';
import { prose } from './scalars.ts';
import { t } from '../words/words.ts';

export const ADMIN_REASON_MAX = 500;
export const SAY_WHY = 'Please give a reason';

/** Why an administrator does something to a person, a club or what people wrote: kept in the log. */
export const recordedReason = prose(ADMIN_REASON_MAX, {
  required: SAY_WHY,
  tooLong: t('Reasons can be up to {adminReasonMax} characters', {
    adminReasonMax: ADMIN_REASON_MAX,
  }),
});

export const AdminReason = z.object({ reason: recordedReason });
export type AdminReason = z.infer<typeof AdminReason>;

import * as z from 'zod';
import { prose } from './scalars.ts';

export const ADMIN_REASON_MAX = 500;
export const SAY_WHY = 'Please say why, for the record';

/** Why an administrator does something to a person, a club or what people wrote: kept in the log. */
export const recordedReason = prose(ADMIN_REASON_MAX, {
  required: SAY_WHY,
  tooLong: `Reasons can be ${ADMIN_REASON_MAX} characters at most`,
});

export const AdminReason = z.object({ reason: recordedReason });
export type AdminReason = z.infer<typeof AdminReason>;

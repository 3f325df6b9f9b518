import * as z from 'zod';
import { prose } from './scalars.ts';

export const ADMIN_REASON_MAX = 500;

/** Why an administrator does something to a person, a club or what people wrote: kept in the log. */
export const recordedReason = prose(ADMIN_REASON_MAX, {
  required: 'Please say why, for the record',
  tooLong: `Reasons can be ${ADMIN_REASON_MAX} characters at most`,
});

export const AdminReason = z.object({ reason: recordedReason });
export type AdminReason = z.infer<typeof AdminReason>;

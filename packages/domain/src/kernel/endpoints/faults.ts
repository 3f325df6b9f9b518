import * as z from 'zod';
import { fault } from './fault.ts';

/** Refusals that every endpoint may answer without listing them. */
export const commonFaults = {
  invalidInput: fault('invalidInput', 400, 'Please check what you entered.'),
  signInRequired: fault('signInRequired', 401, 'Your session has expired. Please sign in again.'),
  accessDenied: fault('accessDenied', 403, 'Access Denied'),
  systemAdminOnly: fault(
    'accessDenied',
    403,
    'You need system admin privileges to access this page.',
  ),
  notFound: fault('notFound', 404, 'We couldn’t find that.'),
  tooLarge: fault('tooLarge', 413, 'That’s too big to send.'),
  unsupportedMedia: fault('unsupportedMedia', 415, 'Requests must be sent as JSON.'),
  fileMissing: fault('fileMissing', 400, 'Please select a file.'),
  tooManyRequests: fault(
    'tooManyRequests',
    429,
    'Too many attempts. Please wait a few minutes.',
    z.object({ retryAfterSeconds: z.number() }),
  ),
  unexpected: fault('unexpected', 500, 'An unexpected error occurred. Please try again.'),
  unavailable: fault('unavailable', 503, 'We’re not ready yet. Please try again in a moment.'),
  busy: fault('busy', 503, 'A lot is going on right now. Please try again in a moment.'),
  cannotSave: fault(
    'cannotSave',
    503,
    'We can’t save anything right now. You can still look around. Please try again in a few minutes.',
  ),
};

import * as z from 'zod';
import { TimedKind } from '../kernel/index.ts';

export const adminStartEvents = {
  /** An item of this kind has been pending longer than promised. */
  'waiting.overdue': z.object({ kind: TimedKind }),
};

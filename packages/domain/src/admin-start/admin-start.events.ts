import * as z from 'zod';
import { TimedKind } from '../kernel/index.ts';

export const adminStartEvents = {
  /** Something of this kind has waited longer than is promised. */
  'waiting.overdue': z.object({ kind: TimedKind }),
};

import * as z from 'zod';
import { WaitingFigure, WaitingKind } from '../kernel/index.ts';

/** Pending items by kind, the most urgent kind first. */
export const Waiting = z.object({
  kinds: z.array(
    z.object({
      kind: WaitingKind,
      /** Null where the reader needs a second factor first. */
      figure: WaitingFigure.nullable(),
    }),
  ),
});
export type Waiting = z.infer<typeof Waiting>;

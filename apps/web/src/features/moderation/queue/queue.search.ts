import { QueueKind, QueueReason, QueueState } from '@ribbon/domain/moderation';
import * as z from 'zod';

/** What the queue is narrowed to; what makes no sense is left out. */
export const queueFilters = z.object({
  kind: QueueKind.optional().catch(undefined),
  reason: QueueReason.optional().catch(undefined),
});
export type QueueFilters = z.output<typeof queueFilters>;

/** What waits is shown unless the address says otherwise. */
export const queueSearch = queueFilters.extend({ state: QueueState.optional().catch(undefined) });

import { type SearchValues, choice, oneOf, searchOf } from '#lib/navigation/reading.ts';
import { QUEUE_KIND_LABELS, QUEUE_REASON_LABELS, type QueueState } from '@ribbon/domain/moderation';

/** What the queue is narrowed to. */
export const queueFilters = searchOf({
  kind: choice(QUEUE_KIND_LABELS),
  reason: choice(QUEUE_REASON_LABELS),
});
export type QueueFilters = SearchValues<typeof queueFilters>;

/** Pending items are the default of the address. */
export const queueSearch = searchOf({
  ...queueFilters.fields,
  state: oneOf<QueueState>('waiting', 'decided'),
});

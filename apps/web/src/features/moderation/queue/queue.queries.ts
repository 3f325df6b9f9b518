import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import { useAct } from '#lib/admin-list/useAct.ts';
import { pagedQuery } from '#lib/paged-query.ts';
import { toast } from '#ui';
import {
  type QueueDecision,
  queueEndpoints,
  type QueueItemId,
  queueMessages,
  type QueueState,
} from '@ribbon/domain/moderation';
import { queryOptions } from '@tanstack/react-query';
import type { QueueFilters } from './queue.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('moderation-queue');

export const queueQuery = (state: QueueState, filters: QueueFilters) =>
  pagedQuery([TOPIC, 'list', state, filters], (after) =>
    call(queueEndpoints.list, { query: { state, ...filters, after } }),
  );

export const queueCountsQuery = queryOptions({
  queryKey: [TOPIC, 'counts'],
  queryFn: () => call(queueEndpoints.counts),
});

export const useDecide = (itemId: QueueItemId) =>
  useAct(
    [TOPIC],
    (body: QueueDecision) => call(queueEndpoints.decide, { params: { itemId }, body }),
    // Here and not in the dialog: that is gone when the list is read again.
    { onSuccess: (_, { decision }) => toast.success(queueMessages.decided[decision]) },
  );

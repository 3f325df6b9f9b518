import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import { toast } from '#ui';
import {
  type QueueDecision,
  type QueueItemId,
  type QueueKind,
  type QueueReason,
  type QueueState,
  queueEndpoints,
  queueMessages,
} from '@ribbon/domain/moderation';
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** The server announces changes under the same name. */
const TOPIC = topic('moderation-queue');

export interface Narrowing {
  kind: QueueKind | undefined;
  reason: QueueReason | undefined;
}

export const useQueue = (state: QueueState, narrowing: Narrowing) =>
  useInfiniteQuery({
    queryKey: [TOPIC, 'list', state, narrowing],
    queryFn: ({ pageParam }) =>
      call(queueEndpoints.list, { query: { state, ...narrowing, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const queueCountsQuery = queryOptions({
  queryKey: [TOPIC, 'counts'],
  queryFn: () => call(queueEndpoints.counts),
});

export function useDecide(itemId: QueueItemId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: QueueDecision) => call(queueEndpoints.decide, { params: { itemId }, body }),
    // Here and not in the dialog: that is gone when the list is read again.
    onSuccess: (_, { decision }) => toast.success(queueMessages.decided[decision]),
    // Also after a refusal: another moderator may have been first.
    onSettled: () => queries.invalidateQueries({ queryKey: [TOPIC] }),
  });
}

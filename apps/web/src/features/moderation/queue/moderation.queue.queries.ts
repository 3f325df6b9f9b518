import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call, wordsOr } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { undoable } from '#lib/undoable/undoable.ts';
import { toast } from '#ui';
import {
  QUEUE_STATUS_LABELS,
  type QueueDecision,
  queueEndpoints,
  queueFaults,
  type QueueItem,
  queueMessages,
  type QueueState,
} from '@ribbon/domain/moderation';
import { queryOptions } from '@tanstack/react-query';
import type { QueueFilters } from './moderation.queue.search.ts';
import { thingIn } from './moderation.queue.texts.ts';
import { quoted, t } from '@ribbon/domain/kernel';

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

interface Choice {
  item: QueueItem;
  decision: QueueDecision;
}

/** Sends the decision after a delay, in which it can be undone before anybody is notified. */
export function useDecide() {
  const { mutateAsync } = useTopicMutation([TOPIC], ({ item, decision }: Choice) =>
    call(queueEndpoints.decide, { params: { itemId: item.id }, body: decision }),
  );
  return function decide(success: Choice): void {
    const { item, decision } = success;
    undoable.decide({
      id: item.id,
      success: queueMessages.decided[decision.decision](
        t('{item} by {author}', { item: thingIn(item), author: item.author.name }),
      ),
      send: () =>
        mutateAsync(success).catch((error: unknown) => explain(error, () => decide(success))),
    });
  };
}

/** Another moderator was faster, or it could not be saved; then nothing that was typed is lost. */
function explain(error: unknown, decideAgain: () => void): void {
  if (queueFaults.alreadyDecided.matches(error)) {
    const { status, by, note } = error.data;
    const what = `${QUEUE_STATUS_LABELS[status]}${by === null ? '' : t(' by {by}', { by })}`;
    toast.info(error.message, { description: note === null ? what : `${what}: ${quoted(note)}` });
    return;
  }
  const action = { label: 'Try again', onClick: decideAgain };
  toast.error(wordsOr(error, queueMessages.decisionFailed), { duration: Infinity, action });
}

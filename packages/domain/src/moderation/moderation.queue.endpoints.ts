import * as z from 'zod';
import { commonFaults, endpoint } from '../kernel/index.ts';
import { queueFaults } from './moderation.faults.ts';
import {
  QueueCounts,
  QueueDecision,
  QueueFilter,
  QueueItem,
  QueueItemId,
  queueCursor,
} from './moderation.queue.schema.ts';

export const queueEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/queue',
    access: 'systemAdmin',
    summary: 'Lists items that need review, most urgent and oldest first; or decided ones.',
    query: QueueFilter,
    returns: z.object({ items: z.array(QueueItem), next: queueCursor.nullable() }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/admin/queue/counts',
    access: 'systemAdmin',
    summary: 'Counts the items that need review, by urgency.',
    returns: QueueCounts,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/queue/:itemId/decision',
    access: 'systemAdmin',
    summary: 'Publishes a held item, or rejects it with a reason, once.',
    params: z.object({ itemId: QueueItemId }),
    body: QueueDecision,
    returns: QueueItem,
    faults: [commonFaults.notFound, queueFaults.own, queueFaults.alreadyDecided],
  }),
};

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
    summary:
      'What waits for a person to look at it, most urgent and oldest first; or what was decided.',
    query: QueueFilter,
    returns: z.object({ items: z.array(QueueItem), next: queueCursor.nullable() }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/admin/queue/counts',
    access: 'systemAdmin',
    summary: 'How much waits, and how urgent it is.',
    returns: QueueCounts,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/queue/:itemId/decision',
    access: 'systemAdmin',
    summary: 'Publishes what waited, or says why it is not published. Once.',
    params: z.object({ itemId: QueueItemId }),
    body: QueueDecision,
    returns: QueueItem,
    faults: [commonFaults.notFound, queueFaults.own, queueFaults.alreadyDecided],
  }),
};

import { keepDelivering } from '#lib/offline/sending.ts';
import { topic } from '#lib/query/invalidate.ts';
import { invalidateEverywhere } from '#lib/query/realtime.ts';
import { toast } from '#ui';
import { t } from '@ribbon/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { queue } from './training.queue.ts';

const TOPIC = topic('training');

/** Sends pending sessions, and announces it. */
export const deliverWaiting = (ownerId: string, queries: QueryClient, left: AbortSignal): void =>
  keepDelivering(async () => {
    const { sent, refused, notes, isDone } = await queue.deliver(ownerId);
    if (left.aborted) return isDone;
    if (sent > 0) {
      toast.success(
        t('{sent, plural, one {Your session was sent.} other {# sessions were sent.}}', { sent }),
      );
      for (const note of new Set(notes)) toast.info(note);
    }
    if (sent + refused > 0) {
      await invalidateEverywhere(queries, TOPIC);
    }
    return isDone;
  }, left);

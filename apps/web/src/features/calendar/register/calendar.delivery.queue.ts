import { wordsFor } from '#lib/http/client.ts';
import { keepDelivering } from '#lib/offline/sending.ts';
import { topic } from '#lib/query/invalidate.ts';
import { invalidateEverywhere } from '#lib/query/realtime.ts';
import { toast } from '#ui';
import { t } from '@ribbon/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { marks } from './calendar.waiting-marks.queue.ts';

const TOPIC = topic('club-events');

/** Sends pending marks, and announces it. */
export const deliverMarks = (ownerId: string, queries: QueryClient, left: AbortSignal): void =>
  keepDelivering(async () => {
    const { sent, refused, isDone } = await marks.deliver(ownerId);
    if (left.aborted || sent + refused.length === 0) return isDone;
    if (sent > 0)
      toast.success(
        t('{sent, plural, one {# register mark was} other {# register marks were}} sent.', {
          sent,
        }),
      );
    for (const words of new Set(refused.map(wordsFor))) toast.error(words);
    await invalidateEverywhere(queries, TOPIC);
    return isDone;
  }, left);

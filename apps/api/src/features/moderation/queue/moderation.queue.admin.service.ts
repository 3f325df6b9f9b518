import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { Content } from '#platform/content/content-registry';
import { authorize, reveal } from '#platform/http/guards';
import { invalidate } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import {
  type QueueDecision,
  type QueueFilter,
  type QueueItem,
  type QueueItemId,
  queueFaults,
  queueMessages,
  queuePolicy,
} from '@ribbon/domain/moderation';
import type { Kysely } from 'kysely';
import { queueReadingStore } from './moderation.queue.read.store.ts';
import { type QueueRow, queueStore } from './moderation.queue.store.ts';
import { QUEUE_TOPIC } from './moderation.queue.service.ts';

const WEEK_MS = 7 * 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  content: Pick<Content, 'queue' | 'kinds'>;
}

export type QueueService = ReturnType<typeof queueService>;

/** What moderators see and decide. */
export const queueService = ({ db, clock, content }: Needs) => ({
  async list(moderator: Member, filter: QueueFilter) {
    authorize(queuePolicy.see(moderator));
    return queueReadingStore.page(db, filter, {
      reader: moderator.id,
      now: clock(),
      kinds: content.kinds(),
    });
  },

  async counts(moderator: Member) {
    authorize(queuePolicy.see(moderator));
    return queueStore.counts(db, new Date(clock().getTime() - WEEK_MS));
  },

  /** Of two who decide at once one wins. Who says the same thing twice is not told off. */
  decide: (moderator: Member, id: QueueItemId, choice: QueueDecision): Promise<QueueItem> =>
    db.transaction().execute(async (tx) => {
      const found = reveal(await queueStore.find(tx, id, { moderator: moderator.id }));
      const own = queuePolicy.ownBy(moderator, found);
      if (own !== undefined) throw queueFaults.own({ message: queueMessages[own] });
      authorize(queuePolicy.decide(moderator, found));
      const { kind, contentId, authorId, reason } = found;
      const holder = content.queue(kind);
      await holder.lock(tx, contentId);
      const row = reveal(await queueStore.find(tx, id, { moderator: moderator.id, lock: true }));
      if (row.status === 'waiting') {
        await holder.decide(tx, contentId, choice.decision === 'approved');
        await queueStore.decide(tx, id, { ...choice, by: moderator.id, at: clock() });
        await recordAct(tx, {
          actorId: moderator.id,
          action: `${kind}.${choice.decision}`,
          subjectKind: kind,
          subjectId: contentId,
          reason: choice.note || queueMessages.held(reason),
          details: { queueItemId: id, authorId, reason },
        });
        await invalidate(tx, 'systemAdmins', QUEUE_TOPIC);
      } else if (row.decidedBy !== moderator.id || row.status !== choice.decision) {
        throw alreadyDecidedItem(row);
      }
      const reading = { reader: moderator.id, now: clock(), kinds: content.kinds() };
      return reveal(await queueReadingStore.one(tx, id, reading));
    }),
});

const alreadyDecidedItem = ({ status, by, note }: QueueRow) =>
  queueFaults.alreadyDecided({
    message: status === 'withdrawn' ? queueMessages.withdrawn : queueMessages.alreadyDecided,
    data: { status, by, note },
  });

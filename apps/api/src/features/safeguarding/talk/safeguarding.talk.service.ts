import { invalidateForReaders } from '#platform/realtime/readers';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { handle } from '#platform/http/route';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import {
  type TalkMessage,
  type TalkWords,
  caseDueBy,
  caseFaults,
  isClockRunning,
  talkEndpoints,
} from '@ribbon/domain/safeguarding';
import type { Kysely } from 'kysely';
import { asCase } from '../cases/safeguarding.scope.ts';
import { CASES_TOPIC } from '../open/safeguarding.opening.service.ts';
import { caseStore } from '../safeguarding.store.ts';
import { talkStore } from './safeguarding.talk.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

export type TalkService = ReturnType<typeof talkService>;

/** What a person who told us something reads and writes. No guardian reads it. */
export const talkService = ({ db, clock, domainEvents }: Needs) => ({
  async read(child: Member, before: number | undefined) {
    const found = await talkStore.ofChild(db, child.id, before);
    return { ...found, canWrite: await talkStore.hasTalk(db, child.id) };
  },

  /** Never refused for its words. The clock begins anew where our team had answered or stopped it. */
  write: (child: Member, { words }: TalkWords): Promise<TalkMessage> =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      const found = await talkStore.lockCase(tx, child.id);
      if (found === undefined) throw caseFaults.noTalk();
      const { id: caseId, status, urgency, isAnswered } = found;
      const entry = { kind: 'replied', by: child.id, at, note: words } as const;
      const id = await caseStore.write(tx, caseId, entry);
      if (isAnswered || !isClockRunning(status)) {
        const dueAt = caseDueBy(urgency, at);
        await talkStore.wake(tx, caseId, dueAt);
        await domainEvents.publish(tx, 'safeguarding.due', { caseId }, { from: dueAt });
      }
      await domainEvents.publish(tx, 'safeguarding.replied', { caseId });
      await invalidateForReaders(tx, asCase(caseId), CASES_TOPIC);
      await invalidate(tx, `user:${child.id}`, 'talk');
      return { id, from: 'child', words, at };
    }),
});

export const talkRoutes = (talk: TalkService) => [
  handle(talkEndpoints.read, ({ actor, query }) => talk.read(actor, query.before)),
  handle(talkEndpoints.write, ({ actor, body }) => talk.write(actor, body)),
];

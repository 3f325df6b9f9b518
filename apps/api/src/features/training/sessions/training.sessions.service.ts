import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { SignedIn } from '#platform/session/session';
import type { Member } from '@ribbon/domain/accounts';
import {
  SESSIONS_PER_PAGE,
  type SavedSession,
  type SessionDraft,
  type TrainingSessionId,
  type SessionType,
  trainingFaults,
} from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { watchWeek } from '../care/training.care.service.ts';
import { elementStore } from '../elements/training.elements.store.ts';
import type { GoalCounting } from '../goals/training.goal-counting.service.ts';
import { logChanged } from '../training.realtime.ts';
import { lastDay } from '../training.days.rules.ts';
import { ownReader, sessionReading } from './training.sessions.read.service.ts';
import { sessionStore } from './training.sessions.store.ts';
import { approveWords, resolveElements } from './training.sessions.moderation.ts';

const DAY_MS = 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  counting: GoalCounting;
}

export type SessionService = ReturnType<typeof sessionService>;

/** The actor's own log: the browser makes the ids of sessions, so that each arrives once. */
export function sessionService({ db, clock, domainEvents, moderation, counting }: Needs) {
  const own = (tx: Kysely<DB>, actor: Member, id: TrainingSessionId) =>
    sessionReading.one(tx, ownReader(actor.id), id);

  /** Refreshes everything that counts a session, in the same transaction. */
  async function changed(
    tx: Kysely<DB>,
    actor: Member,
    sessionId: TrainingSessionId,
  ): Promise<void> {
    await counting.recount(tx, actor.id);
    await domainEvents.publish(tx, 'training.session.changed', { userId: actor.id, sessionId });
    await logChanged(tx, actor.id);
  }

  return {
    page: (actor: Member, wanted: { type?: SessionType | undefined; after?: string | undefined }) =>
      sessionReading.page(db, ownReader(actor.id), {
        userId: actor.id,
        limit: SESSIONS_PER_PAGE,
        ...wanted,
      }),

    async save(actor: SignedIn, id: TrainingSessionId, sent: SessionDraft): Promise<SavedSession> {
      const now = clock();
      if (sent.date > lastDay(now)) {
        const { message } = trainingFaults.notYet;
        throw trainingFaults.notYet({ issues: [{ path: 'date', message }] });
      }
      if (sent.editedAt.getTime() > now.getTime() + DAY_MS) throw trainingFaults.clockAhead();
      // Where clocks decide, a clock that is ahead must not win over every later edit.
      const isAhead = sent.basedOn === undefined && sent.editedAt > now;
      const draft = isAhead ? { ...sent, editedAt: now } : sent;
      const before = await own(db, actor, id);
      reveal(draft, before === undefined || before.userId === actor.id);
      const elements = resolveElements(
        draft.elements,
        await elementStore.namesFor(db, actor.id, draft.elements),
      );
      const disclosureId = await approveWords(moderation, actor, draft, elements, before);
      return db.transaction().execute(async (tx) => {
        await sessionStore.lock(tx, actor.id);
        if (await sessionStore.isDeleted(tx, id, actor.id)) throw trainingFaults.sessionDeleted();
        if (!isKnownTo(draft, await sessionStore.version(tx, id, actor.id))) {
          throw trainingFaults.sessionChanged();
        }
        const session = { id, userId: actor.id };
        if (await sessionStore.upsert(tx, { ...session, draft, at: now })) {
          await sessionStore.setElements(tx, session, elements);
          await sessionStore.setGoals(tx, session, draft.goalIds);
          await changed(tx, actor, id);
          await watchWeek({ tx, domainEvents, actor, day: draft.date, now });
        }
        const { userId, ...saved } = reveal(await own(tx, actor, id));
        return { session: reveal(saved, userId === actor.id), disclosureId };
      });
    },

    async remove(actor: Member, id: TrainingSessionId): Promise<void> {
      const removed = await db.transaction().execute(async (tx) => {
        await sessionStore.lock(tx, actor.id);
        const wasThere = await sessionStore.remove(tx, id, actor.id, clock());
        if (wasThere) await changed(tx, actor, id);
        return wasThere;
      });
      reveal(id, removed);
    },
  };
}

/** Whether an edit knows what it is written over: nothing yet, itself, or a version that it names. */
const isKnownTo = ({ editedAt, basedOn }: SessionDraft, stored: Date | undefined): boolean =>
  stored === undefined ||
  basedOn === undefined ||
  [editedAt, ...basedOn].some((version) => version.getTime() === stored.getTime());

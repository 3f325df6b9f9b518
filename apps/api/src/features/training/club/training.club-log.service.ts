import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type ApparatusMinutes,
  SESSION_ELEMENTS_MAX,
  SESSION_MINUTES_MAX,
  type TrainingSessionId,
  elementByName,
  ownElementKey,
} from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { watchWeek } from '../care/training.care.service.ts';
import type { GoalCounting } from '../goals/training.goal-counting.service.ts';
import { sessionStore } from '../sessions/training.sessions.store.ts';
import { logChanged } from '../training.realtime.ts';
import { clubLogStore } from './training.club-log.store.ts';

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
  counting: GoalCounting;
}

/** A training that a club's register says somebody came to. */
interface ClubPractice {
  eventId: string;
  userId: UserId;
  clubName: string;
  date: string;
  startTime: string;
  minutes: number;
  apparatus: ApparatusMinutes[];
  elements: string[];
}

/** What a club writes into the log of its gymnasts: once, and from then on it is theirs. */
export function clubLog({ clock, domainEvents, counting }: Needs) {
  async function changed(tx: Kysely<DB>, userId: UserId, sessionId: TrainingSessionId) {
    await counting.recount(tx, userId);
    await domainEvents.publish(tx, 'training.session.changed', { userId, sessionId });
    await logChanged(tx, userId);
  }

  return {
    /** What is there already, was amended or was deleted by its owner stays as it is. */
    async write(tx: Kysely<DB>, practice: ClubPractice): Promise<void> {
      const { userId, eventId, date } = practice;
      const now = clock();
      await sessionStore.lock(tx, userId);
      const id = await clubLogStore.idFor(tx, eventId, userId);
      if (await sessionStore.isDeleted(tx, id, userId)) return;
      const minutes = Math.min(practice.minutes, SESSION_MINUTES_MAX);
      const isNew = await clubLogStore.insert(tx, { ...practice, id, minutes, at: now });
      if (!isNew) return;
      await sessionStore.setElements(tx, { id, userId }, elementsOf(practice.elements));
      await changed(tx, userId, id);
      const actor = await clubLogStore.gymnast(tx, userId, now);
      if (actor !== undefined) await watchWeek({ tx, domainEvents, actor, day: date, now });
    },

    /** The register was corrected; what its owner has amended stays. */
    async takeBack(tx: Kysely<DB>, eventId: string, userId: UserId): Promise<void> {
      await sessionStore.lock(tx, userId);
      const id = await clubLogStore.idFor(tx, eventId, userId);
      if (await clubLogStore.removeUnchanged(tx, id)) await changed(tx, userId, id);
    },
  };
}

function elementsOf(names: readonly string[]) {
  const found = names.map((name) => {
    const known = elementByName(name);
    return { key: known?.key ?? ownElementKey(name), name: known?.name ?? name, times: 1 };
  });
  return [...new Map(found.map((one) => [one.key, one])).values()].slice(0, SESSION_ELEMENTS_MAX);
}

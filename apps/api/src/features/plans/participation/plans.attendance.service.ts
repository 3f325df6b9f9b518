import type { DB } from '#db/schema.generated';
import { subscriber } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import { type EventId, clubTimeOf } from '@ribbon/domain/calendar';
import type { ClubApparatus } from '@ribbon/domain/clubs';
import { zoneOf } from '@ribbon/domain/kernel';
import { type PlanBlock, blockMinutes } from '@ribbon/domain/plans';
import type { Kysely } from 'kysely';
import { attendanceOf } from './plans.attendance.store.ts';
import { planStore } from '../plans.store.ts';

/** The register's facts of a training that a person attended. */
interface ClubPractice {
  eventId: EventId;
  userId: UserId;
  clubName: string;
  date: string;
  startTime: string;
  minutes: number;
  apparatus: { apparatus: ClubApparatus; minutes: number }[];
  elements: string[];
}

/** What plans need from the training log. */
export interface ClubLog {
  write(tx: Kysely<DB>, practice: ClubPractice): Promise<void>;
  takeBack(tx: Kysely<DB>, eventId: EventId, userId: UserId): Promise<void>;
}

/**
 * Adds an attended training to the person's own log. It reads the register, so the event may come
 * twice or late.
 */
export const attendanceSubscriber = ({ db, log }: { db: Kysely<DB>; log: ClubLog }) =>
  subscriber('training log', 'club.event.attendance_marked', ({ eventId, userId }) =>
    db.transaction().execute(async (tx) => {
      const found = await attendanceOf(tx, eventId, userId);
      if (found?.attended !== true) return log.takeBack(tx, eventId, userId);
      const [plan] = await planStore.ofEvents(tx, [eventId]);
      const blocks = plan?.blocks ?? [];
      const { day: date, time: startTime } = clubTimeOf(found.startsAt, zoneOf(found));
      const minutes = Math.round((found.endsAt.getTime() - found.startsAt.getTime()) / 60_000);
      // A session that was shortened in the calendar does not say which of its blocks fell out.
      const practised = blockMinutes(blocks) <= minutes ? blocks : [];
      return log.write(tx, {
        eventId,
        userId,
        clubName: found.clubName,
        date,
        startTime,
        minutes,
        apparatus: minutesByApparatus(practised),
        elements: practised.flatMap(({ elements }) => elements),
      });
    }),
  );

function minutesByApparatus(blocks: readonly PlanBlock[]) {
  const minutes = new Map<ClubApparatus, number>();
  for (const block of blocks) {
    if (block.apparatus === null) continue;
    minutes.set(block.apparatus, (minutes.get(block.apparatus) ?? 0) + block.minutes);
  }
  return [...minutes].map(([apparatus, sum]) => ({ apparatus, minutes: sum }));
}

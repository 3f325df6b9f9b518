import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import type { Kysely } from 'kysely';
import type { CapacityAllocation } from '../answers/calendar.capacity.service.ts';
import type { Guardians } from '../answers/calendar.answers.service.ts';
import { answerStore } from '../answers/calendar.answers.store.ts';
import type { CalendarRealtime } from '../calendar.realtime.ts';
import { circleOf } from '../calendar.circle.scope.ts';
import type { EventReading } from '../calendar.read.service.ts';
import type { PlanningService } from './calendar.planning.service.ts';
import { planningStore } from './calendar.planning.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: Pick<Guardians, 'settle'>;
  allocation: CapacityAllocation;
  realtime: CalendarRealtime;
  reading: EventReading;
  planning: PlanningService;
}

interface Wish {
  userId: UserId;
  going: boolean;
  by: UserId;
}

/** What training plans do in the calendar; every place is given where single answers get theirs. */
export function calendarForPlans(needs: Needs) {
  const { db, clock, guardians, allocation, realtime, reading, planning } = needs;
  return {
    circle: (actor: Member) => circleOf(db, actor, clock()),
    trainings: reading.list,
    insert: planning.insertAll,
    cancelComing: planning.cancelComing,

    /** One person's answer to each of the events that have not begun. */
    async answerAll(
      tx: Kysely<DB>,
      clubId: ClubId,
      eventIds: readonly EventId[],
      { userId, going, by }: Wish,
    ): Promise<void> {
      const asked = new Set(await answerStore.waitingOf(tx, userId));
      for (const eventId of eventIds.filter((id) => asked.has(id))) {
        await guardians.settle(tx, userId, { eventId }, { approved: going, by });
      }
      const recipients = new Set([userId, by]);
      for (const { id } of await planningStore.lockComing(tx, eventIds, clock())) {
        const event = await answerStore.lockEvent(tx, id);
        if (event === undefined) continue;
        const moved = await allocation.settle(tx, event, { userId, going, by, at: clock() });
        for (const one of moved) recipients.add(one);
      }
      await realtime.answered(tx, clubId, [...recipients]);
    },
  };
}

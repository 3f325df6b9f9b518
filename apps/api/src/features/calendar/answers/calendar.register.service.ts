import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { authorize, reveal } from '#platform/http/guards';
import { type Member, type UserId, ageBandAt, shownName } from '@ribbon/domain/accounts';
import {
  type EventId,
  type RegisterLine,
  calendarFaults,
  calendarPolicy,
} from '@ribbon/domain/calendar';
import type { Kysely } from 'kysely';
import { circleOf } from '../calendar.circle.scope.ts';
import { visible } from '../calendar.read.service.ts';
import { type EventRow, eventStore } from '../calendar.store.ts';
import type { CalendarRealtime } from '../calendar.realtime.ts';
import { type RegisterRow, registerStore } from './calendar.register.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  realtime: CalendarRealtime;
}

export type RegisterService = ReturnType<typeof registerService>;

/** Who goes, and who came: for admins and confirmed coaches of the club. */
export function registerService({ db, clock, domainEvents, realtime }: Needs) {
  async function openFor(actor: Member, eventId: EventId): Promise<EventRow> {
    const circle = await circleOf(db, actor, clock());
    const event = visible(circle, await eventStore.find(db, eventId));
    authorize(calendarPolicy.manage(actor, reveal(circle.clubs.get(event.clubId))));
    return event;
  }

  return {
    async read(
      actor: Member,
      eventId: EventId,
    ): Promise<{ lines: RegisterLine[]; isOpen: boolean }> {
      const event = await openFor(actor, eventId);
      const now = clock();
      const rows = await registerStore.lines(db, event, actor.id);
      return {
        lines: rows.map((row) => lineOf(row, now)),
        isOpen: event.status === 'scheduled' && event.startsAt <= now,
      };
    },

    /** A mark made without a network may arrive late, or twice: it counts once, and the newest one stays. */
    async mark(
      actor: Member,
      { eventId, userId }: { eventId: EventId; userId: UserId },
      { attended, markedAt }: { attended: boolean | null; markedAt?: Date | undefined },
    ): Promise<void> {
      const event = await openFor(actor, eventId);
      const now = clock();
      if (event.status === 'cancelled') throw calendarFaults.isCancelled();
      if (event.startsAt > now) throw calendarFaults.notBegun();
      // A phone whose clock is fast does not mark in the future.
      const at = markedAt !== undefined && markedAt < now ? markedAt : now;
      await db.transaction().execute(async (tx) => {
        const note = { eventId, userId, attended, by: actor.id, at };
        const before = reveal(await registerStore.noted(tx, note));
        if (before.at !== null && before.at > at) return;
        await registerStore.mark(tx, note);
        if (before.attended === attended) return;
        await recordAct(tx, {
          actorId: actor.id,
          action: 'club_event.attendance_marked',
          subjectKind: 'club_event',
          subjectId: eventId,
          details: { userId, attended },
        });
        await domainEvents.publish(tx, 'club.event.attendance_marked', { userId, eventId });
        await realtime.answered(tx, event.clubId, []);
      });
    },
  };
}

/** A member's whole name; of who has left the club only what everybody sees. */
function lineOf(row: RegisterRow, now: Date): RegisterLine {
  const { fullName, username, isInClub, birthMonth, birthYear, ...line } = row;
  const ageBand = ageBandAt({ birthMonth, birthYear }, now);
  const name = isInClub ? (fullName ?? username) : shownName({ fullName, username, ageBand });
  return { ...line, name };
}

import type { DB } from '#db/schema.generated';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { type Member, type UserId, ageBandAt, shownName } from '@ribbon/domain/accounts';
import {
  type EventId,
  type RegisterLine,
  calendarFaults,
  calendarPolicy,
} from '@ribbon/domain/calendar';
import type { Kysely } from 'kysely';
import { circleOf } from '../calendar.circle.ts';
import { visible } from '../calendar.reading.ts';
import { type EventRow, eventStore } from '../calendar.store.ts';
import type { CalendarAnnouncements } from '../calendar.announcements.ts';
import { type RegisterRow, registerStore } from './register.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  announcements: CalendarAnnouncements;
}

export type RegisterService = ReturnType<typeof registerService>;

/** Who goes, and who came: for admins and confirmed coaches of the club. */
export function registerService({ db, clock, announcements }: Needs) {
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

    async mark(
      actor: Member,
      eventId: EventId,
      userId: UserId,
      attended: boolean | null,
    ): Promise<void> {
      const event = await openFor(actor, eventId);
      const at = clock();
      if (event.status === 'cancelled') throw calendarFaults.isCancelled();
      if (event.startsAt > at) throw calendarFaults.notBegun();
      await db.transaction().execute(async (tx) => {
        const note = { eventId, userId, attended, by: actor.id, at };
        reveal(note, await registerStore.mark(tx, note));
        await recordAct(tx, {
          actorId: actor.id,
          action: 'club_event.attendance_marked',
          subjectKind: 'club_event',
          subjectId: eventId,
          details: { userId, attended },
        });
        await announcements.answered(tx, event.clubId, []);
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

import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import { type Kysely, sql } from 'kysely';

export interface Attendance {
  attended: boolean | null;
  clubName: string;
  startsAt: Date;
  endsAt: Date;
}

/** What the register says of somebody at a training; nothing for other events. */
export async function attendanceOf(
  db: Kysely<DB>,
  eventId: EventId,
  userId: UserId,
): Promise<Attendance | undefined> {
  const { rows } = await sql<Attendance>`
    select r.attended, c.name as "clubName", e.starts_at as "startsAt", e.ends_at as "endsAt"
    from club_events e join clubs c on c.id = e.club_id
    join club_event_rsvps r on r.event_id = e.id and r.user_id = ${userId}
    where e.id = ${eventId} and e.kind = 'training'`.execute(db);
  return rows[0];
}

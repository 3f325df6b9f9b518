import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import { type Kysely, sql } from 'kysely';

export interface Attendance {
  attended: boolean | null;
  clubName: string;
  country: string;
  timeZone: string | null;
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
    select rsvp.attended, club.name as "clubName", club.country, club.time_zone as "timeZone", event.starts_at as "startsAt", event.ends_at as "endsAt"
    from club_events event join clubs club on club.id = event.club_id
    join club_event_rsvps rsvp on rsvp.event_id = event.id and rsvp.user_id = ${userId}
    where event.id = ${eventId} and event.kind = 'training'`.execute(db);
  return rows[0];
}

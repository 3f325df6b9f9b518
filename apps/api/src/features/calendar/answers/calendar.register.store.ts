import { notBlocked } from '#db/relations';
import type { DB } from '#db/schema.generated';
import type { BirthDate, ClubId, UserId } from '@ribbon/domain/accounts';
import type { AnswerStatus, EventId } from '@ribbon/domain/calendar';
import { type Kysely, sql } from 'kysely';

export interface RegisterRow extends BirthDate {
  userId: UserId;
  status: AnswerStatus;
  attended: boolean | null;
  fullName: string | null;
  username: string;
  isInClub: boolean;
}

interface Note {
  eventId: EventId;
  userId: UserId;
  attended: boolean | null;
  by: UserId;
  at: Date;
}

export const registerStore = {
  /** People with a place by name, then people waiting in queue order. */
  async lines(
    db: Kysely<DB>,
    event: { id: EventId; clubId: ClubId },
    readerId: UserId,
  ): Promise<RegisterRow[]> {
    const { rows } = await sql<RegisterRow>`
      select r.user_id as "userId", r.status, r.attended, p.full_name as "fullName", p.username,
        p.birth_month as "birthMonth", p.birth_year as "birthYear",
        exists (select from club_memberships m where m.user_id = r.user_id
            and m.club_id = ${event.clubId} and m.status = 'active')
          or exists (select from club_admins a where a.user_id = r.user_id
            and a.club_id = ${event.clubId}) as "isInClub"
      from club_event_rsvps r join athlete_profiles p on p.id = r.user_id
      where r.event_id = ${event.id} and r.status in ('going', 'waiting_list')
        and ${notBlocked(readerId, 'r.user_id')}
      order by r.status, case when r.status = 'waiting_list' then r.created_at end,
        lower(coalesce(p.full_name, p.username)), r.user_id`.execute(db);
    return rows;
  },

  /** The note on a person, locked. Undefined when the person is not in the register. */
  async noted(
    tx: Kysely<DB>,
    { eventId, userId, by }: Pick<Note, 'eventId' | 'userId' | 'by'>,
  ): Promise<{ attended: boolean | null; at: Date | null } | undefined> {
    return tx
      .selectFrom('club_event_rsvps')
      .select(['attended', 'attendance_at as at'])
      .where('event_id', '=', eventId)
      .where('user_id', '=', userId)
      .where('status', 'in', ['going', 'waiting_list'])
      .where(notBlocked(by, 'club_event_rsvps.user_id'))
      .forUpdate()
      .executeTakeFirst();
  },

  /** A mark that was taken back keeps its time, so that an older one does not return. */
  async mark(tx: Kysely<DB>, { eventId, userId, attended, by, at }: Note): Promise<void> {
    await tx
      .updateTable('club_event_rsvps')
      .set({ attended, attendance_by: attended === null ? null : by, attendance_at: at })
      .where('event_id', '=', eventId)
      .where('user_id', '=', userId)
      .execute();
  },
};

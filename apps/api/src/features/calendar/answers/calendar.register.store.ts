import { notBlocked } from '#db/visibility/relations';
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
      select rsvp.user_id as "userId", rsvp.status, rsvp.attended, profile.full_name as "fullName", profile.username,
        profile.birth_month as "birthMonth", profile.birth_year as "birthYear",
        exists (select from club_memberships member where member.user_id = rsvp.user_id
            and member.club_id = ${event.clubId} and member.status = 'active')
          or exists (select from club_admins admin where admin.user_id = rsvp.user_id
            and admin.club_id = ${event.clubId}) as "isInClub"
      from club_event_rsvps rsvp join athlete_profiles profile on profile.id = rsvp.user_id
      where rsvp.event_id = ${event.id} and rsvp.status in ('going', 'waiting_list')
        and ${notBlocked(readerId, 'rsvp.user_id')}
      order by rsvp.status, case when rsvp.status = 'waiting_list' then rsvp.created_at end,
        lower(coalesce(profile.full_name, profile.username)), rsvp.user_id`.execute(db);
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

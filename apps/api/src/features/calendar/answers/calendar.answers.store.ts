import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { AnswerStatus, EventId } from '@ribbon/domain/calendar';
import { type Kysely, sql } from 'kysely';

export interface Answer {
  eventId: EventId;
  userId: UserId;
  status: AnswerStatus;
  position: number | null;
}

/** An event that nobody else can answer until the transaction ends. */
export interface LockedEvent {
  id: EventId;
  clubId: ClubId;
  seriesId: string | null;
  status: 'scheduled' | 'cancelled';
  startsAt: Date;
  endsAt: Date;
  capacity: number | null;
  going: number;
}

interface NewAnswer {
  eventId: EventId;
  userId: UserId;
  status: AnswerStatus;
  by: UserId;
  at: Date;
}

const POSITION = sql<number | null>`case when rsvp.status = 'waiting_list' then (
  select count(*) from club_event_rsvps ahead
  where ahead.event_id = rsvp.event_id and ahead.status = 'waiting_list' and ahead.created_at <= rsvp.created_at) end`;

/** What these people have answered to an `event`, as JSON in its row (`Answer`). */
export const answersOf = (userIds: readonly UserId[]) => sql<Answer[]>`coalesce((
  select json_agg(json_build_object('eventId', rsvp.event_id, 'userId', rsvp.user_id, 'status', rsvp.status,
    'position', ${POSITION})) from club_event_rsvps rsvp
  where rsvp.event_id = event.id and rsvp.user_id = any(${userIds}::uuid[])), '[]')`;

export const answerStore = {
  async lockEvent(tx: Kysely<DB>, id: EventId): Promise<LockedEvent | undefined> {
    const { rows } = await sql<LockedEvent>`
      select id, club_id as "clubId", series_id as "seriesId", status, starts_at as "startsAt",
        ends_at as "endsAt", capacity, going_count as going
      from club_events where id = ${id} for update`.execute(tx);
    return rows[0];
  },

  async of(
    db: Kysely<DB>,
    eventIds: readonly EventId[],
    userIds: readonly UserId[],
  ): Promise<Answer[]> {
    if (eventIds.length === 0) return [];
    const { rows } = await sql<Answer>`
      select rsvp.event_id as "eventId", rsvp.user_id as "userId", rsvp.status, ${POSITION} as position
      from club_event_rsvps rsvp
      where rsvp.user_id = any(${userIds}::uuid[]) and rsvp.event_id = any(${eventIds}::uuid[])`.execute(
      db,
    );
    return rows;
  },

  async find(db: Kysely<DB>, eventId: EventId, userId: UserId): Promise<Answer | undefined> {
    const [answer] = await answerStore.of(db, [eventId], [userId]);
    return answer;
  },

  /**
   * Under the event's lock. `created_at` is the place in the queue: it begins anew with every answer,
   * and nobody shares a moment with the last who waits.
   */
  async put(tx: Kysely<DB>, { eventId, userId, status, by, at }: NewAnswer): Promise<void> {
    await sql`
      insert into club_event_rsvps (event_id, user_id, status, answered_by, created_at, updated_at)
      values (${eventId}, ${userId}, ${status}, ${by},
        greatest(${at}::timestamptz, (
          select max(created_at) + interval '1 microsecond' from club_event_rsvps
          where event_id = ${eventId} and status = 'waiting_list')), ${at})
      on conflict (event_id, user_id) do update set status = excluded.status,
        answered_by = excluded.answered_by, created_at = excluded.created_at,
        updated_at = excluded.updated_at, attended = null, attendance_by = null,
        attendance_at = null`.execute(tx);
  },

  /** The first on the waiting list get the free places. */
  async moveUp(tx: Kysely<DB>, eventId: EventId, free: number | null, at: Date) {
    const { rows } = await sql<{ userId: UserId }>`
      update club_event_rsvps set status = 'going', updated_at = ${at}
      where event_id = ${eventId} and user_id in (
        select user_id from club_event_rsvps
        where event_id = ${eventId} and status = 'waiting_list'
        order by created_at, user_id limit ${free})
      returning user_id as "userId"`.execute(tx);
    return rows.map(({ userId }) => userId);
  },

  /** Everybody who has answered one of the events, with the events. */
  async answerers(
    tx: Kysely<DB>,
    eventIds: readonly EventId[],
    { alsoDeclined }: { alsoDeclined: boolean },
  ): Promise<{ userId: UserId; eventIds: EventId[] }[]> {
    const { rows } = await sql<{ userId: UserId; eventIds: EventId[] }>`
      select rsvp.user_id as "userId", array_agg(rsvp.event_id order by event.starts_at) as "eventIds"
      from club_event_rsvps rsvp join club_events event on event.id = rsvp.event_id
      where rsvp.event_id = any(${eventIds}::uuid[]) and (${alsoDeclined} or rsvp.status <> 'declined')
      group by rsvp.user_id`.execute(tx);
    return rows;
  },

  async waitingForGuardian(
    tx: Kysely<DB>,
    eventIds: readonly EventId[],
  ): Promise<{ eventId: EventId; userId: UserId }[]> {
    const rows = await tx
      .selectFrom('club_event_rsvps')
      .select(['event_id', 'user_id'])
      .where('event_id', 'in', eventIds)
      .where('status', '=', 'waiting_guardian')
      .execute();
    return rows.map((row) => ({
      eventId: row.event_id as EventId,
      userId: row.user_id as UserId,
    }));
  },

  /** Events to come of a club that somebody has answered, in the order in which events are locked. */
  async openOf(tx: Kysely<DB>, userId: UserId, clubId: ClubId, now: Date): Promise<EventId[]> {
    const rows = await tx
      .selectFrom('club_event_rsvps as rsvp')
      .innerJoin('club_events as event', 'event.id', 'rsvp.event_id')
      .select('event.id')
      .where('rsvp.user_id', '=', userId)
      .where('event.club_id', '=', clubId)
      .where('event.starts_at', '>', now)
      .orderBy('event.starts_at')
      .orderBy('event.id')
      .execute();
    return rows.map(({ id }) => id as EventId);
  },

  async remove(tx: Kysely<DB>, eventId: EventId, userId: UserId): Promise<void> {
    await tx
      .deleteFrom('club_event_rsvps')
      .where('event_id', '=', eventId)
      .where('user_id', '=', userId)
      .execute();
  },

  /** What a child would like to go to and nobody has said yes to. */
  async waitingOf(tx: Kysely<DB>, userId: UserId): Promise<EventId[]> {
    const rows = await tx
      .selectFrom('club_event_rsvps')
      .select('event_id')
      .where('user_id', '=', userId)
      .where('status', '=', 'waiting_guardian')
      .orderBy('event_id')
      .execute();
    return rows.map(({ event_id }) => event_id as EventId);
  },

  /** Answers to events to come of people who are not in the club any more, however they went. */
  async strays(db: Kysely<DB>, now: Date): Promise<{ eventId: EventId; userId: UserId }[]> {
    const { rows } = await sql<{ eventId: EventId; userId: UserId }>`
      select rsvp.event_id as "eventId", rsvp.user_id as "userId"
      from club_events event join club_event_rsvps rsvp on rsvp.event_id = event.id
      where event.starts_at > ${now}
        and not exists (select from club_memberships member
          where member.user_id = rsvp.user_id and member.club_id = event.club_id and member.status = 'active')
        and not exists (select from club_admins admin
          where admin.user_id = rsvp.user_id and admin.club_id = event.club_id)
      order by event.starts_at, event.id`.execute(db);
    return rows;
  },

  /** What still waits for a guardian although the event has begun. */
  async lateWishes(db: Kysely<DB>, now: Date): Promise<{ eventId: EventId; userId: UserId }[]> {
    const { rows } = await sql<{ eventId: EventId; userId: UserId }>`
      select rsvp.event_id as "eventId", rsvp.user_id as "userId"
      from guardian_inbox_items item
      join club_event_rsvps rsvp on rsvp.event_id = item.event_id and rsvp.user_id = item.child_id
      join club_events event on event.id = rsvp.event_id
      where item.event_id is not null and item.status = 'waiting' and rsvp.status = 'waiting_guardian'
        and event.starts_at <= ${now}`.execute(db);
    return rows;
  },

  /** Events with a free place and somebody who waits for one: an account was erased. */
  async withFreePlaces(db: Kysely<DB>, now: Date): Promise<EventId[]> {
    const { rows } = await sql<{ id: EventId }>`
      select id from club_events
      where starts_at > ${now} and status = 'scheduled' and waiting_count > 0
        and (capacity is null or going_count < capacity)`.execute(db);
    return rows.map(({ id }) => id);
  },
};

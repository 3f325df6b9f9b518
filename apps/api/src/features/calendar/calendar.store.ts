import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  EVENT_DAYS_MAX,
  type EventId,
  type EventKind,
  type EventCursor,
} from '@ribbon/domain/calendar';
import type { ClubLevel } from '@ribbon/domain/clubs';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Answer, answersOf } from './answers/calendar.answers.store.ts';

const DAY_MS = 86_400_000;

export interface EventRow {
  id: EventId;
  clubId: ClubId;
  clubName: string;
  seriesId: string | null;
  kind: EventKind;
  title: string;
  description: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  /** What the zone of the club is made of. */
  country: string;
  timeZone: string | null;
  status: 'scheduled' | 'cancelled';
  version: number;
  capacity: number | null;
  level: ClubLevel | null;
  ageFrom: number | null;
  ageTo: number | null;
  going: number;
  waiting: number;
  updatedAt: Date;
}

export const EVENT_COLUMNS = sql`
  event.id, event.club_id as "clubId", club.name as "clubName", event.series_id as "seriesId", event.kind, event.title,
  coalesce(event.description, '') as description, coalesce(event.location, '') as location,
  event.starts_at as "startsAt", event.ends_at as "endsAt", club.country, club.time_zone as "timeZone", event.status, event.version, event.capacity,
  event.level, event.age_from as "ageFrom", event.age_to as "ageTo",
  event.going_count as going, event.waiting_count as waiting, event.updated_at as "updatedAt"`;

/** An event with what some people have answered. */
export interface AnsweredRow extends EventRow {
  answers: Answer[];
}

/** How many events, and whose answers are read with them. */
interface Bounds {
  limit: number;
  people: readonly UserId[];
}

/** Each club by its own index, however many clubs; then the first of them all. */
const perClub = (
  clubIds: readonly ClubId[],
  events: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, people }: Bounds,
) => sql<AnsweredRow>`
  select ${EVENT_COLUMNS}, ${answersOf(people)} as answers
  from unnest(${clubIds}::uuid[]) as asked(id)
  cross join lateral (
    select * from club_events where club_id = asked.id and ${events}
    order by ${order} limit ${limit}) event
  join clubs club on club.id = event.club_id
  order by ${order} limit ${limit}`;

const FORWARD = sql`starts_at, id`;
const BACKWARD = sql`starts_at desc, id desc`;

export const eventStore = {
  /** The events as notifications name them. */
  async named(db: Kysely<DB>, ids: readonly EventId[]) {
    const { rows } = await sql<{ id: EventId; clubId: ClubId; title: string }>`
      select id, club_id as "clubId", title from club_events
      where id = any(${ids}::uuid[]) order by starts_at`.execute(db);
    return rows;
  },

  async find(db: Kysely<DB>, id: EventId): Promise<EventRow | undefined> {
    const { rows } = await sql<EventRow>`
      select ${EVENT_COLUMNS} from club_events event join clubs club on club.id = event.club_id
      where event.id = ${id} and club.deleted_at is null`.execute(db);
    return rows[0];
  },

  /** These events, cancelled ones too, the earliest first. */
  async ofIds(db: Kysely<DB>, ids: readonly EventId[]): Promise<EventRow[]> {
    const { rows } = await sql<EventRow>`
      select ${EVENT_COLUMNS} from club_events event join clubs club on club.id = event.club_id
      where event.id = any(${ids}::uuid[]) order by event.starts_at`.execute(db);
    return rows;
  },

  /** Events that are not over yet, the next one first. */
  async upcoming(
    db: Kysely<DB>,
    clubIds: readonly ClubId[],
    { now, after, ...bounds }: Bounds & { now: Date; after: EventCursor | undefined },
  ): Promise<AnsweredRow[]> {
    // No event lasts longer, so the index need not be read from its beginning.
    const earliest = new Date(now.getTime() - (EVENT_DAYS_MAX + 1) * DAY_MS);
    const place =
      after === undefined
        ? sql`starts_at > ${earliest}`
        : sql`(starts_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
    const { rows } = await perClub(
      clubIds,
      sql`${place} and ends_at > ${now}`,
      FORWARD,
      bounds,
    ).execute(db);
    return rows;
  },

  /** Trainings that have not begun, the next one first. */
  async trainings(
    db: Kysely<DB>,
    clubIds: readonly ClubId[],
    { now, after, ...bounds }: Bounds & { now: Date; after: EventCursor | undefined },
  ): Promise<AnsweredRow[]> {
    const place =
      after === undefined
        ? sql`starts_at > ${now}`
        : sql`(starts_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
    const { rows } = await perClub(
      clubIds,
      sql`${place} and kind = 'training' and status = 'scheduled'`,
      FORWARD,
      bounds,
    ).execute(db);
    return rows;
  },

  /** Past events, the latest first. */
  async past(
    db: Kysely<DB>,
    clubIds: readonly ClubId[],
    { now, after, ...bounds }: Bounds & { now: Date; after: EventCursor | undefined },
  ): Promise<AnsweredRow[]> {
    const place =
      after === undefined
        ? sql`starts_at < ${now}`
        : sql`(starts_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
    const { rows } = await perClub(
      clubIds,
      sql`${place} and ends_at <= ${now}`,
      BACKWARD,
      bounds,
    ).execute(db);
    return rows;
  },

  async between(
    db: Kysely<DB>,
    clubIds: readonly ClubId[],
    { from, to, ...bounds }: Bounds & { from: Date; to: Date | null },
  ): Promise<AnsweredRow[]> {
    const end = to === null ? sql`true` : sql`starts_at < ${to}`;
    const { rows } = await perClub(
      clubIds,
      sql`starts_at >= ${from} and ${end}`,
      FORWARD,
      bounds,
    ).execute(db);
    return rows;
  },
};

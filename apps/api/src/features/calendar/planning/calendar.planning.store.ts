import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { Audience, EventId, EventKind } from '@ribbon/domain/calendar';
import { type Kysely, sql } from 'kysely';

export interface Plan extends Audience {
  kind: EventKind;
  title: string;
  description: string;
  location: string;
  capacity: number | null;
  startsAt: Date;
  endsAt: Date;
}

/** An event as its planners change it, locked until the transaction ends. */
export interface PlannedEvent extends Plan {
  id: EventId;
  clubId: ClubId;
  seriesId: string | null;
  status: 'scheduled' | 'cancelled';
  version: number;
  going: number;
}

const COLUMNS = sql`
  id, club_id as "clubId", series_id as "seriesId", kind, title,
  coalesce(description, '') as description, coalesce(location, '') as location, capacity,
  level, age_from as "ageFrom", age_to as "ageTo",
  starts_at as "startsAt", ends_at as "endsAt", status, version, going_count as going`;

export const planningStore = {
  async insertSeries(
    tx: Kysely<DB>,
    series: { clubId: ClubId; until: string; by: UserId; at: Date },
  ): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      insert into club_event_series (club_id, until_date, created_by, created_at)
      values (${series.clubId}, ${series.until}::date, ${series.by}, ${series.at})
      returning id`.execute(tx);
    return rows[0]?.id ?? '';
  },

  async insert(
    tx: Kysely<DB>,
    plans: readonly Plan[],
    { clubId, seriesId, by, at }: { clubId: ClubId; seriesId: string | null; by: UserId; at: Date },
  ): Promise<EventId[]> {
    const rows = await tx
      .insertInto('club_events')
      .values(
        plans.map(({ startsAt, endsAt, ageFrom, ageTo, ...plan }) => ({
          ...plan,
          age_from: ageFrom,
          age_to: ageTo,
          club_id: clubId,
          series_id: seriesId,
          starts_at: startsAt,
          ends_at: endsAt,
          created_by: by,
          created_at: at,
          updated_at: at,
        })),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id as EventId);
  },

  async lock(tx: Kysely<DB>, id: EventId): Promise<PlannedEvent | undefined> {
    const { rows } = await sql<PlannedEvent>`
      select ${COLUMNS} from club_events where id = ${id} for update`.execute(tx);
    return rows[0];
  },

  /** Of these events, the scheduled ones that have not begun, locked in the order of every lock. */
  async lockComing(
    tx: Kysely<DB>,
    ids: readonly EventId[],
    now: Date,
  ): Promise<{ id: EventId; startsAt: Date }[]> {
    const { rows } = await sql<{ id: EventId; startsAt: Date }>`
      select id, starts_at as "startsAt" from club_events
      where id = any(${ids}::uuid[]) and status = 'scheduled' and starts_at > ${now}
      order by starts_at, id for update`.execute(tx);
    return rows;
  },

  /** The event and what follows in its series and still takes place, always locked in this order. */
  async lockFollowing(
    tx: Kysely<DB>,
    { id, seriesId, startsAt }: Pick<PlannedEvent, 'id' | 'seriesId' | 'startsAt'>,
  ): Promise<PlannedEvent[]> {
    const { rows } = await sql<PlannedEvent>`
      select ${COLUMNS} from club_events
      where id = ${id}
        or (series_id = ${seriesId} and starts_at >= ${startsAt} and status = 'scheduled')
      order by starts_at, id for update`.execute(tx);
    return rows;
  },

  async update(
    tx: Kysely<DB>,
    changed: readonly (Plan & { id: EventId })[],
    at: Date,
  ): Promise<void> {
    const column = <Key extends keyof (Plan & { id: EventId })>(key: Key) =>
      changed.map((event) => event[key]);
    await sql`
      update club_events event set kind = given.kind, title = given.title, description = given.description,
        location = given.location, capacity = given.capacity, starts_at = given.starts_at, ends_at = given.ends_at,
        level = given.level, age_from = given.age_from, age_to = given.age_to,
        version = event.version + 1, updated_at = ${at}
      from unnest(${column('id')}::uuid[], ${column('kind')}::text[], ${column('title')}::text[],
        ${column('description')}::text[], ${column('location')}::text[],
        ${column('capacity')}::int[], ${column('startsAt')}::timestamptz[],
        ${column('endsAt')}::timestamptz[], ${column('level')}::text[],
        ${column('ageFrom')}::int[], ${column('ageTo')}::int[])
        as given(id, kind, title, description, location, capacity, starts_at, ends_at, level, age_from,
          age_to)
      where event.id = given.id`.execute(tx);
  },

  async cancel(tx: Kysely<DB>, ids: readonly EventId[], at: Date): Promise<void> {
    await tx
      .updateTable('club_events')
      .set((eb) => ({
        status: 'cancelled' as const,
        cancelled_at: at,
        updated_at: at,
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', ids)
      .execute();
  },
};

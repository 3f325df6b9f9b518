import type { DB } from '#db/schema.generated';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  CLUBS_PER_PAGE,
  CLUB_RADIUS_KM,
  type ClubFacets,
  type ClubPoint,
  type FoundClub,
  MAP_POINTS,
  NEAREST_CLUBS,
} from '@ribbon/domain/clubs';
import type { Position } from '@ribbon/domain/places';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** One more than is shown tells whether there are more. */
const PAGE = CLUBS_PER_PAGE + 1;
const POINTS = MAP_POINTS + 1;
const RADIUS = CLUB_RADIUS_KM * 1000;

interface NearRow extends FoundClub {
  /** The exact distance, by which the next page goes on. */
  metres: number;
}

interface Answer<Row> {
  total: number;
  page: Row[];
  points: ClubPoint[];
}

/** A club as the finder shows it, written by PostgreSQL itself. */
const card = (metres: RawBuilder<unknown>, more: RawBuilder<unknown> = sql``) => sql`
  json_build_object(
    'id', c.id, 'name', c.name, 'city', c.city, 'country', c.country, 'address', c.address,
    'description', c.description, 'phone', c.phone, 'email', c.email, 'website', c.website,
    'hours', c.hours, 'programs', c.programs, 'art', c.image_art,
    'position', case when c.latitude is not null then
      json_build_object('latitude', c.latitude, 'longitude', c.longitude) end,
    'rating', c.rating, 'membersCount', c.members_count, 'isClaimed', c.is_claimed,
    'joinPolicy', c.join_policy, 'distanceKm', round((${metres} / 1000)::numeric, 1)${more})`;

const point = (from: string) => {
  const of = (column: string) => sql.ref(`${from}.${column}`);
  return sql`json_build_object('id', ${of('id')}, 'name', ${of('name')}, 'city', ${of('city')},
    'latitude', ${of('latitude')}, 'longitude', ${of('longitude')}, 'isClaimed', ${of('is_claimed')})`;
};

const UNKNOWN = sql`null::double precision`;
const list = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(entry) from (${rows}) as t), '[]')`;

function suits({ program, age, level, apparatus, day }: ClubFacets): RawBuilder<unknown> {
  return sql.join(
    [
      sql`c.deleted_at is null`,
      ...(program === undefined ? [] : [sql`c.programs @> array[${program}]::text[]`]),
      ...(age === undefined ? [] : [sql`coalesce(c.age_from, 0) <= ${age}::integer`]),
      ...(level === undefined ? [] : [sql`c.levels @> array[${level}]::text[]`]),
      ...(apparatus === undefined ? [] : [sql`c.apparatus @> array[${apparatus}]::text[]`]),
      ...(day === undefined ? [] : [sql`c.days @> array[${day}]::text[]`]),
    ],
    sql` and `,
  );
}

const originAt = ({ latitude, longitude }: Position) =>
  sql`origin as materialized (
    select earth_point(${latitude}::double precision, ${longitude}::double precision) as spot)`;

export const finderStore = {
  /** Clubs within the radius by distance: a page of them, how many in all, and their spots. */
  async near(
    db: Kysely<DB>,
    position: Position,
    facets: ClubFacets,
    after?: { metres: number; id: string },
  ): Promise<Answer<NearRow>> {
    const goesOn =
      after === undefined
        ? sql``
        : sql`where (h.metres, h.id) > (${after.metres}::double precision, ${after.id}::uuid)`;
    const { rows } = await sql<Answer<NearRow>>`
      with ${originAt(position)},
      hits as materialized (
        select c.id, c.name, c.city, c.latitude, c.longitude, c.is_claimed,
               earth_metres(c.earth, o.spot) as metres
        from origin o
        join clubs c on c.earth <@ earth_reach(o.spot, ${sql.lit(RADIUS)})
        where ${suits(facets)} and earth_metres(c.earth, o.spot) <= ${sql.lit(RADIUS)}),
      page as (
        select h.id, h.metres from hits h ${goesOn} order by h.metres, h.id limit ${sql.lit(PAGE)})
      select (select count(*)::integer from hits) as total,
        ${list(sql`
          select ${card(sql`p.metres`, sql`, 'metres', p.metres`)} as entry
          from page p join clubs c on c.id = p.id order by p.metres, p.id`)} as page,
        ${
          after === undefined
            ? list(sql`select ${point('h')} as entry from hits h
                order by h.metres, h.id limit ${sql.lit(POINTS)}`)
            : sql`'[]'::json`
        } as points`.execute(db);
    return rows[0] ?? { total: 0, page: [], points: [] };
  },

  /** All clubs by name. Clubs without a position are in the list and not on the map. */
  async byName(
    db: Kysely<DB>,
    facets: ClubFacets,
    after?: { name: string; id: string },
  ): Promise<Answer<FoundClub>> {
    const goesOn =
      after === undefined ? sql`` : sql`and (c.name, c.id) > (${after.name}, ${after.id}::uuid)`;
    const { rows } = await sql<Answer<FoundClub>>`
      select (select count(*)::integer from clubs c where ${suits(facets)}) as total,
        ${list(sql`
          select ${card(UNKNOWN)} as entry from clubs c where ${suits(facets)} ${goesOn}
          order by c.name, c.id limit ${sql.lit(PAGE)}`)} as page,
        ${
          after === undefined
            ? list(sql`select ${point('c')} as entry from clubs c
                where ${suits(facets)} and c.latitude is not null
                order by c.name, c.id limit ${sql.lit(POINTS)}`)
            : sql`'[]'::json`
        } as points`.execute(db);
    return rows[0] ?? { total: 0, page: [], points: [] };
  },

  /** The nearest clubs, however far. */
  async nearest(db: Kysely<DB>, position: Position, facets: ClubFacets): Promise<FoundClub[]> {
    const { rows } = await sql<{ club: FoundClub }>`
      with ${originAt(position)}
      select ${card(sql`earth_metres(c.earth, o.spot)`)} as club
      from origin o cross join lateral (
        select * from clubs c where ${suits(facets)} and c.earth is not null
        order by c.earth <-> o.spot limit ${sql.lit(NEAREST_CLUBS)}) c
      order by c.earth <-> o.spot, c.id`.execute(db);
    return rows.map(({ club }) => club);
  },

  async one(db: Kysely<DB>, clubId: ClubId): Promise<FoundClub | undefined> {
    const { rows } = await sql<{ club: FoundClub }>`
      select ${card(UNKNOWN)} as club from clubs c
      where c.id = ${clubId} and c.deleted_at is null`.execute(db);
    return rows[0]?.club;
  },

  /** Every program that a club offers, most common first. */
  async programs(db: Kysely<DB>, limit: number): Promise<string[]> {
    const { rows } = await sql<{ program: string }>`
      select program from clubs c, unnest(c.programs) as program
      where c.deleted_at is null
      group by program order by count(*) desc, program limit ${limit}`.execute(db);
    return rows.map(({ program }) => program);
  },
};

import { shownClubImage } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { joinPolicyOf } from '../memberships/clubs.join-policy.sql.ts';
import type { ByDistance, ByName } from './clubs.finder.format.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  CLUBS_PER_PAGE,
  CLUB_RADIUS_KM,
  type ClubFacets,
  type ClubPage,
  type FoundClub,
  MAP_POINTS,
  NEAREST_CLUBS,
} from '@ribbon/domain/clubs';
import type { Position } from '@ribbon/domain/geocoding';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** One more than is shown tells whether there are more. */
const PAGE = CLUBS_PER_PAGE + 1;
const POINTS = MAP_POINTS + 1;
const RADIUS = CLUB_RADIUS_KM * 1000;

/** Lists come as JSON that PostgreSQL has written: `FoundClub` and `ClubPoint`. */
export interface Answer<End> {
  total: number;
  clubs: string;
  /** The last club of the page, if more follow. */
  end: End | null;
  points: string;
  morePoints: boolean;
}

const NOTHING = { total: 0, clubs: '[]', end: null, points: '[]', morePoints: false };

/** A club as the finder shows it (`FoundClub`), and nothing else. */
const card = (metres: RawBuilder<unknown>) => sql`
  json_build_object(
    'id', club.id, 'slug', club.slug, 'name', club.name, 'city', club.city, 'country', club.country, 'address', club.address,
    'description', club.description, 'phone', club.phone, 'email', club.email, 'website', club.website,
    'hours', club.hours, 'programs', club.programs, 'art', club.image_art,
    'imageId', ${shownClubImage('club')},
    'position', case when club.latitude is not null then
      json_build_object('latitude', club.latitude, 'longitude', club.longitude) end,
    'rating', club.rating, 'membersCount', club.members_count, 'isClaimed', club.is_claimed,
    'joinPolicy', ${joinPolicyOf('club')}, 'distanceKm', round((${metres} / 1000)::numeric, 1))`;

/** A club as a spot on the map (`ClubPoint`). */
const point = sql`json_build_object('id', spot.id, 'name', spot.name, 'city', spot.city,
    'latitude', spot.latitude, 'longitude', spot.longitude, 'isClaimed', spot.is_claimed)`;

const UNKNOWN = sql`null::double precision`;
const list = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(entry) from (${rows}) as entries), '[]')::text`;

/** Reads the page and the spots that stand before it in the statement. */
const answer = (
  end: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  metres: RawBuilder<unknown>,
) => sql`
  ${list(sql`
    select ${card(metres)} as entry from page join clubs club on club.id = page.id
    order by ${order} limit ${sql.lit(CLUBS_PER_PAGE)}`)} as clubs,
  case when (select count(*) from page) > ${sql.lit(CLUBS_PER_PAGE)} then (
    select ${end} from page order by ${order} offset ${sql.lit(CLUBS_PER_PAGE - 1)} limit 1) end as "end",
  ${list(sql`select ${point} as entry from spots spot limit ${sql.lit(MAP_POINTS)}`)} as points,
  (select count(*) from spots) > ${sql.lit(MAP_POINTS)} as "morePoints"`;

function suits({ program, age, level, apparatus, day }: ClubFacets): RawBuilder<unknown> {
  return sql.join(
    [
      sql`club.deleted_at is null`,
      ...(program === undefined ? [] : [sql`club.programs @> array[${program}]::text[]`]),
      ...(age === undefined ? [] : [sql`coalesce(club.age_from, 0) <= ${age}::integer`]),
      ...(level === undefined ? [] : [sql`club.levels @> array[${level}]::text[]`]),
      ...(apparatus === undefined ? [] : [sql`club.apparatus @> array[${apparatus}]::text[]`]),
      ...(day === undefined ? [] : [sql`club.days @> array[${day}]::text[]`]),
    ],
    sql` and `,
  );
}

const originAt = ({ latitude, longitude }: Position) =>
  sql`origin as materialized (
    select earth_point(${latitude}::double precision, ${longitude}::double precision) as spot)`;

const SPOT = sql`id, name, city, latitude, longitude, is_claimed`;
/** The map of a search is drawn with its first page. */
const noneAfter = (after: object | undefined) => sql.lit(after === undefined ? POINTS : 0);

export const finderStore = {
  /** Clubs within the radius by distance: a page of them, how many in all, and their spots. */
  async near(
    db: Kysely<DB>,
    position: Position,
    facets: ClubFacets,
    after?: ByDistance,
  ): Promise<Answer<ByDistance>> {
    const goesOn =
      after === undefined
        ? sql``
        : sql`where (metres, id) > (${after.metres}::double precision, ${after.id}::uuid)`;
    const order = sql`page.metres, page.id`;
    const { rows } = await sql<Answer<ByDistance>>`
      with ${originAt(position)},
      hits as materialized (
        select club.id, club.name, club.city, club.latitude, club.longitude, club.is_claimed,
               earth_metres(club.earth, origin.spot) as metres
        from origin
        join clubs club on club.earth <@ earth_reach(origin.spot, ${sql.lit(RADIUS)})
        where ${suits(facets)} and earth_metres(club.earth, origin.spot) <= ${sql.lit(RADIUS)}),
      page as materialized (
        select id, metres from hits ${goesOn} order by metres, id limit ${sql.lit(PAGE)}),
      spots as materialized (
        select ${SPOT} from hits order by metres, id limit ${noneAfter(after)})
      select (select count(*)::integer from hits) as total,
        ${answer(sql`json_build_object('metres', page.metres, 'id', page.id)`, order, sql`page.metres`)}
    `.execute(db);
    return rows[0] ?? NOTHING;
  },

  /** All clubs by name. Clubs without a position are in the list and not on the map. */
  async byName(db: Kysely<DB>, facets: ClubFacets, after?: ByName): Promise<Answer<ByName>> {
    const goesOn =
      after === undefined
        ? sql``
        : sql`and (club.name, club.id) > (${after.name}, ${after.id}::uuid)`;
    const order = sql`page.name, page.id`;
    const { rows } = await sql<Answer<ByName>>`
      with page as materialized (
        select club.id, club.name from clubs club where ${suits(facets)} ${goesOn}
        order by club.name, club.id limit ${sql.lit(PAGE)}),
      spots as materialized (
        select ${SPOT} from clubs club where ${suits(facets)} and club.latitude is not null
        order by club.name, club.id limit ${noneAfter(after)})
      select (select count(*)::integer from clubs club where ${suits(facets)}) as total,
        ${answer(sql`json_build_object('name', page.name, 'id', page.id)`, order, UNKNOWN)}
    `.execute(db);
    return rows[0] ?? NOTHING;
  },

  /** The nearest clubs, however far. */
  async nearest(db: Kysely<DB>, position: Position, facets: ClubFacets): Promise<string> {
    const { rows } = await sql<{ clubs: string }>`
      with ${originAt(position)}
      select ${list(sql`select ${card(sql`earth_metres(club.earth, origin.spot)`)} as entry
      from origin cross join lateral (
        select * from clubs club where ${suits(facets)} and club.earth is not null
        order by club.earth <-> origin.spot limit ${sql.lit(NEAREST_CLUBS)}) club
      order by club.earth <-> origin.spot, club.id`)} as clubs`.execute(db);
    return rows[0]?.clubs ?? '[]';
  },

  async one(db: Kysely<DB>, clubId: ClubId): Promise<FoundClub | undefined> {
    const { rows } = await sql<{ club: FoundClub }>`
      select ${card(UNKNOWN)} as club from clubs club
      where club.id = ${clubId} and club.deleted_at is null`.execute(db);
    return rows[0]?.club;
  },

  /** A club with all that its page says, found by the address it has or had. */
  async page(db: Kysely<DB>, slug: string): Promise<Omit<ClubPage, 'map'> | undefined> {
    const { rows } = await sql<{ club: FoundClub } & Omit<ClubPage, 'map' | keyof FoundClub>>`
      select ${card(UNKNOWN)} as club, club.age_from as "ageFrom", club.levels, club.apparatus, club.days
      from club_slugs slug join clubs club on club.id = slug.club_id
      where slug.slug = ${slug} and club.deleted_at is null`.execute(db);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { club, ...more } = row;
    return { ...club, ...more };
  },

  /** Every program that a club offers, most common first. */
  async programs(db: Kysely<DB>, limit: number): Promise<string[]> {
    const { rows } = await sql<{ program: string }>`
      select program from clubs club, unnest(club.programs) as program
      where club.deleted_at is null
      group by program order by count(*) desc, program limit ${limit}`.execute(db);
    return rows.map(({ program }) => program);
  },
};

import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { reveal } from '#platform/guards';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  CLUBS_PER_PAGE,
  type ClubFacets,
  type ClubSearch,
  type FoundClubs,
  MAP_POINTS,
  PROGRAM_CHOICES,
} from '@ribbon/domain/clubs';
import { type Place, type Position, placeFaults } from '@ribbon/domain/places';
import type { Kysely } from 'kysely';
import { type Cursor, readCursor, writeCursor } from './finder.cursor.ts';
import { finderStore } from './finder.store.ts';

/** Counting the programs of all clubs takes a while, and they seldom change. */
const PROGRAMS_KEPT_MS = 60_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'map'>;
  places: { locate(text: string): Promise<Place | undefined> };
}

type Found = Omit<FoundClubs, 'map' | 'place'>;

export type FinderService = ReturnType<typeof finderService>;

export function finderService({ db, clock, config, places }: Needs) {
  let programs: { list: Promise<string[]>; until: number } | undefined;

  async function near(
    position: Position,
    facets: ClubFacets,
    after?: { metres: number; id: string },
  ): Promise<Found> {
    const { total, page, points } = await finderStore.near(db, position, facets, after);
    const nearest =
      total === 0 && after === undefined ? await finderStore.nearest(db, position, facets) : [];
    const end = ({ metres, id }: (typeof page)[number]) => ({ near: position, metres, id });
    return { total, nearest, ...paged(page, end), ...onMap(points) };
  }

  async function everywhere(
    facets: ClubFacets,
    after?: { name: string; id: string },
  ): Promise<Found> {
    const { total, page, points } = await finderStore.byName(db, facets, after);
    const end = ({ name, id }: (typeof page)[number]) => ({ name, id });
    return { total, nearest: [], ...paged(page, end), ...onMap(points) };
  }

  const goOn = (cursor: Cursor, facets: ClubFacets): Promise<Found> =>
    'near' in cursor ? near(cursor.near, facets, cursor) : everywhere(facets, cursor);

  return {
    async find({ near: text, at, after, ...facets }: ClubSearch): Promise<FoundClubs> {
      const { map } = config;
      if (after !== undefined) {
        return { place: null, map, ...(await goOn(readCursor(after), facets)) };
      }
      if (text === undefined) {
        const found = at === undefined ? await everywhere(facets) : await near(at, facets);
        return { place: null, map, ...found };
      }
      const place = await places.locate(text);
      if (place === undefined) throw placeFaults.placeNotFound();
      return { place, map, ...(await near(place, facets)) };
    },

    read: async (clubId: ClubId) => reveal(await finderStore.one(db, clubId)),

    async programs() {
      const now = clock().getTime();
      if (programs === undefined || programs.until <= now) {
        const list = finderStore.programs(db, PROGRAM_CHOICES);
        programs = { list, until: now + PROGRAMS_KEPT_MS };
        // A failure is not kept.
        list.catch(() => (programs = undefined));
      }
      return { programs: await programs.list };
    },
  };
}

function paged<Row>(rows: readonly Row[], end: (row: Row) => Cursor) {
  const clubs = rows.slice(0, CLUBS_PER_PAGE);
  const last = rows.length > CLUBS_PER_PAGE ? clubs.at(-1) : undefined;
  return { clubs, next: last ? writeCursor(end(last)) : null };
}

const onMap = (points: Found['points']) => ({
  points: points.slice(0, MAP_POINTS),
  morePoints: points.length > MAP_POINTS,
});

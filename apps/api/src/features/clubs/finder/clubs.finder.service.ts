import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { reveal } from '#platform/http/guards';
import { RawJson, type JsonAnswer, jsonAnswer } from '#platform/http/json-answer';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type ClubFacets,
  type ClubPage,
  type ClubSearch,
  type FoundClubs,
  PROGRAM_CHOICES,
} from '@ribbon/domain/clubs';
import { type Place, type Position, geocodingFaults } from '@ribbon/domain/geocoding';
import type { Kysely } from 'kysely';
import {
  type ByDistance,
  type ByName,
  type Cursor,
  readCursor,
  writeCursor,
} from './clubs.finder.format.ts';
import { type Answer, finderStore } from './clubs.finder.store.ts';

/** Counting the programs of all clubs takes a while, and they seldom change. */
const PROGRAMS_KEPT_MS = 60_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'map'>;
  geocoding: { locate(text: string): Promise<Place | undefined> };
}

export type FinderService = ReturnType<typeof finderService>;

export function finderService({ db, clock, config, geocoding }: Needs) {
  let programs: { list: Promise<string[]>; until: number } | undefined;

  async function near(
    position: Position,
    facets: ClubFacets,
    { after, place = null }: { after?: ByDistance; place?: Place | null } = {},
  ): Promise<JsonAnswer<FoundClubs>> {
    const found = await finderStore.near(db, position, facets, after);
    const nearest =
      found.total === 0 && after === undefined
        ? await finderStore.nearest(db, position, facets)
        : '[]';
    const next = found.end && { near: position, ...found.end };
    return answer(found, { place, next, nearest });
  }

  async function everywhere(facets: ClubFacets, after?: ByName): Promise<JsonAnswer<FoundClubs>> {
    const found = await finderStore.byName(db, facets, after);
    return answer(found, { place: null, next: found.end, nearest: '[]' });
  }

  const answer = (
    { total, clubs, points, morePoints }: Answer<unknown>,
    { place, next, nearest }: { place: Place | null; next: Cursor | null; nearest: string },
  ) =>
    jsonAnswer<FoundClubs>({
      place,
      total,
      clubs: new RawJson(clubs),
      next: next && writeCursor(next),
      nearest: new RawJson(nearest),
      points: new RawJson(points),
      morePoints,
      map: config.map,
    });

  const goOn = (cursor: Cursor, facets: ClubFacets) =>
    'near' in cursor ? near(cursor.near, facets, { after: cursor }) : everywhere(facets, cursor);

  return {
    async find({ near: text, at, after, ...facets }: ClubSearch): Promise<JsonAnswer<FoundClubs>> {
      if (after !== undefined) return goOn(readCursor(after), facets);
      if (text === undefined) return at === undefined ? everywhere(facets) : near(at, facets);
      const place = await geocoding.locate(text);
      if (place === undefined) throw geocodingFaults.placeNotFound();
      return near(place, facets, { place });
    },

    read: async (clubId: ClubId) => reveal(await finderStore.one(db, clubId)),

    page: async (slug: string): Promise<ClubPage> => ({
      ...reveal(await finderStore.page(db, slug)),
      map: config.map,
    }),

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

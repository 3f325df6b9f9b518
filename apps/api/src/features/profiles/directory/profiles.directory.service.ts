import { cardOf } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/visibility/viewer';
import { statusIn } from '#features/friends';
import { pageOf } from '#platform/http/keyset';
import type { Clock } from '#platform/clock';
import { type Member, ageBandAt } from '@ribbon/domain/accounts';
import { friendPolicy } from '@ribbon/domain/friends';
import {
  DIRECTORY_PAGE,
  type DirectoryEntry,
  type DirectoryOverview,
  type DirectoryPage,
  type DirectorySearch,
  FEATURED,
} from '@ribbon/domain/profiles';
import type { Kysely } from 'kysely';
import { type DirectoryFigures, type Listed, directoryStore } from './profiles.directory.store.ts';

/** Counting everybody takes a moment, and nobody minds a figure of a minute ago. */
const FRESH_MS = 60_000;
const SPECIALTIES_OFFERED = 40;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
}

type Counted = DirectoryFigures & { specialties: string[] };

export type DirectoryService = ReturnType<typeof directoryService>;

/** Everybody who wants to be found, and may. */
export function directoryService({ db, clock }: Needs) {
  let counted: { at: number; figures: Promise<Counted> } | undefined;

  async function count(): Promise<Counted> {
    const now = clock();
    const [figures, specialties] = await Promise.all([
      directoryStore.figures(db, now),
      directoryStore.specialties(db, now, SPECIALTIES_OFFERED),
    ]);
    return { ...figures, specialties };
  }

  /** The same answer for everybody for a minute; a failure is not kept. */
  function freshFigures(): Promise<Counted> {
    const at = clock().getTime();
    if (counted && at - counted.at < FRESH_MS) return counted.figures;
    const figures = count();
    counted = { at, figures };
    figures.catch(() => (counted = undefined));
    return figures;
  }

  /** A young person's figures are those of their circle; others' leave out the people hidden from them. */
  async function figuresFor(viewer: Member | undefined, now: Date): Promise<Counted> {
    const all = freshFigures();
    if (viewer === undefined) return all;
    if (viewerOf(viewer).isYoung) {
      const own = await directoryStore.circleFigures(db, viewer.id, now);
      return { ...(await all), ...own };
    }
    const [figures, hidden] = await Promise.all([
      all,
      directoryStore.hiddenFigures(db, viewer.id, now),
    ]);
    return {
      ...figures,
      athletes: figures.athletes - hidden.athletes,
      coaches: figures.coaches - hidden.coaches,
      followers: figures.followers - hidden.followers,
    };
  }

  async function asSeen(viewer: Member | undefined, people: readonly Listed[]) {
    const now = clock();
    const rows = await directoryStore.entries(
      db,
      viewer && viewerOf(viewer),
      people.map(({ id }) => id),
      now,
    );
    return rows.map((row): DirectoryEntry => {
      const person = { ...row, id: row.userId };
      const isCounted = friendPolicy.seesCounts(viewer, {
        ...person,
        ageBand: ageBandAt(row, now),
      });
      return {
        ...cardOf(row, now),
        specialties: row.specialties,
        followers: isCounted ? row.followers : null,
        achievements: row.achievements,
        friendship: statusIn(viewer, person, now),
      };
    });
  }

  return {
    async page(
      viewer: Member | undefined,
      { after, ...search }: DirectorySearch & { after?: string | undefined },
    ): Promise<DirectoryPage> {
      const asked = { ...search, after, now: clock(), limit: DIRECTORY_PAGE + 1 };
      const rows = await directoryStore.page(db, viewer && viewerOf(viewer), asked);
      const { shown, next } = pageOf(rows, DIRECTORY_PAGE);
      return { people: await asSeen(viewer, shown), next };
    },

    async overview(viewer: Member | undefined): Promise<DirectoryOverview> {
      const now = clock();
      const first = { search: '', country: '', specialty: '', sort: 'popularity' } as const;
      const asked = { ...first, after: undefined, now, limit: FEATURED, withoutCoaches: true };
      const [figures, rows] = await Promise.all([
        figuresFor(viewer, now),
        directoryStore.page(db, viewer && viewerOf(viewer), asked),
      ]);
      return { ...figures, featured: await asSeen(viewer, rows) };
    },
  };
}

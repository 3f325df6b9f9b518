import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import type { Clock } from '#platform/clock';
import type { SearchProvider, StartPageProvider } from '#platform/slice';
import type { Kysely } from 'kysely';
import { challengeStore } from './read/challenges.store.ts';
import { today } from './read/challenges.visible.sql.ts';
import { t } from '@ribbon/domain/kernel';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
}

/** How many of them the start page names. */
const SHOWN = 2;
const linkTo = (id: string) => `/challenges/${id}`;

/** Challenges that somebody takes part in. */
export const findChallenges =
  ({ db, clock }: Needs): SearchProvider =>
  async ({ id: userId }, { text, limit }) => {
    const asked = { now: clock(), title: likeWords(text), limit };
    const rows = await challengeStore.namedOf(db, userId, asked);
    return rows.map(({ id, title, tasks, tasksDone }) => ({
      kind: 'challenge',
      id,
      title,
      note: t('{tasksDone} of {tasks} tasks', { tasksDone, tasks }),
      link: linkTo(id),
      art: null,
      imageId: null,
    }));
  };

/** What runs, and is not done. */
export const challengeLines =
  ({ db, clock }: Needs): StartPageProvider =>
  async ({ id: userId }) => {
    const now = clock();
    const asked = { now, runsOn: today(now), limit: SHOWN };
    return (await challengeStore.namedOf(db, userId, asked)).map(
      ({ id, title, tasks, tasksDone }) => ({
        kind: 'challenge',
        count: null,
        title,
        note: t('{tasksDone} of {tasks} tasks', { tasksDone, tasks }),
        at: null,
        link: linkTo(id),
      }),
    );
  };

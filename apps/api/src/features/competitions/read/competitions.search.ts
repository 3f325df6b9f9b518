import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { SearchProvider, StartPageProvider } from '#platform/slice';
import { dayText } from '@ribbon/domain/competitions';
import { t } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { upcomingStore } from './competitions.upcoming.store.ts';
import { competitionStore } from './competitions.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
}

const linkTo = (id: string) => `/competitions/${id}`;

/** Published competitions that are not over. */
export const findCompetitions =
  ({ db }: Needs): SearchProvider =>
  async (_, { text, limit }) => {
    const rows = await competitionStore.page(db, { search: text }, limit);
    return rows.map(({ id, name, city, startDate, art, imageId }) => ({
      kind: 'competition',
      id,
      title: name,
      note: `${dayText(startDate)}, ${city}`,
      link: linkTo(id),
      art,
      imageId,
    }));
  };

/** The next one that somebody or their child has entered. */
export const nextCompetitionLines =
  ({ db, clock }: Needs): StartPageProvider =>
  async ({ id: userId }) => {
    const [next] = await upcomingStore.entered(db, userId, clock());
    if (next === undefined) return [];
    const { id, name, city, startDate, child } = next;
    const hasBegun = startDate <= clock().toISOString().slice(0, 10);
    const where = `${hasBegun ? t('On now') : dayText(startDate)}, ${city}`;
    const note = child === null ? where : `${child} · ${where}`;
    return [{ kind: 'competition', count: null, title: name, note, at: null, link: linkTo(id) }];
  };

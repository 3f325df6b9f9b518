import { CARD, type CardRow } from '#db/cards';
import { PLANNED_ANEW } from '#db/database';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/search';
import { hiddenFrom, notBlocked } from '#db/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type DirectorySearch, type DirectorySort, SEARCH_MIN } from '@ribbon/domain/profiles';
import { type Kysely, type RawBuilder, sql } from 'kysely';

export interface EntryRow extends CardRow {
  id: UserId;
  specialties: string[];
  followers: number;
  achievements: number;
  /** What the next page begins after. */
  place: string;
}

export interface DirectoryFigures {
  athletes: number;
  coaches: number;
  countries: number;
  followers: number;
}

interface Asked extends DirectorySearch {
  after: string | undefined;
  now: Date;
  limit: number;
  /** Athletes only. */
  withoutCoaches?: boolean;
}

/** Said as literals, or a prepared statement could not use the indexes of the directory. */
const IS_LISTED = sql`p.listed_in_directory and p.status = 'active'`;

/**
 * Born long enough ago, said as one comparison: the database guesses well how many that are, which
 * it cannot for `age_band`, and walks the right index.
 */
const isAtLeast = (years: number, now: Date) => {
  const months = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return sql`p.birth_year * 12 + p.birth_month < ${months - years * 12}::integer`;
};

/** Below 16 nobody is in the directory, whatever a row says. */
const isOldEnough = (now: Date) => sql`p.user_type <> 'child_gymnast' and ${isAtLeast(16, now)}`;

/**
 * Names and usernames of adults, usernames of minors. The first part is what the index answers;
 * the second keeps a minor's surname from leading anywhere.
 */
const matches = (search: string, now: Date) => sql`p.search_text like ${likeWords(search)}
  and (${isAtLeast(18, now)} or searchable(p.username) like ${likeWords(search)})`;

/** The figure in the place of a cursor, its order, and what comes after a cursor. */
const SORTS: Readonly<
  Record<
    DirectorySort,
    {
      place: RawBuilder<string>;
      order: RawBuilder<unknown>;
      after: (value: string, id: string) => RawBuilder<boolean>;
    }
  >
> = {
  popularity: {
    place: sql<string>`p.followers_count::text`,
    order: sql`p.followers_count desc, p.id desc`,
    after: (value, id) => sql`(p.followers_count, p.id) < (${Number(value)}::integer, ${id}::uuid)`,
  },
  achievements: {
    place: sql<string>`cardinality(p.achievements)::text`,
    order: sql`cardinality(p.achievements) desc, p.id desc`,
    after: (value, id) =>
      sql`(cardinality(p.achievements), p.id) < (${Number(value)}::integer, ${id}::uuid)`,
  },
  name: {
    // A name is not handed out with the address of a page: a minor's would be whole.
    place: sql<string>`'n'`,
    order: sql`p.search_text, p.id`,
    after: (_, id) => sql`(p.search_text, p.id) > (
      (select search_text from athlete_profiles where id = ${id}), ${id}::uuid)`,
  },
};

/** Followers whom the viewer must not notice. */
const hiddenFollowers = (viewerId: UserId | undefined) =>
  viewerId === undefined
    ? sql`0`
    : sql`(select count(*) from follows f join ${hiddenFrom(viewerId)} hidden
        on hidden.id = f.follower_id where f.followed_id = p.id)`;

export const directoryStore = {
  async page(db: Kysely<DB>, viewerId: UserId | undefined, asked: Asked): Promise<EntryRow[]> {
    const { search, country, specialty, now, limit } = asked;
    const sort = SORTS[asked.sort];
    const [value = '', id = ''] = asked.after?.split('.') ?? [];
    // Left out where nothing was asked: a condition that may be empty would cost the index.
    const wishes = [
      ...(search.length >= SEARCH_MIN ? [matches(search, now)] : []),
      ...(country === '' ? [] : [sql`p.country = ${country}`]),
      ...(specialty === ''
        ? []
        : [sql`lowered(p.specialties) @> array[lower(${specialty})]::text[]`]),
      ...(asked.withoutCoaches ? [sql`not p.is_coach`] : []),
      ...(asked.after === undefined ? [] : [sort.after(value, id)]),
    ];
    const { rows } = await sql<EntryRow>`${search === '' ? sql`` : PLANNED_ANEW}
      select p.id, p.specialties,
        p.followers_count - ${hiddenFollowers(viewerId)} as followers,
        cardinality(p.achievements) as achievements, ${sort.place} as place, ${CARD}
      from athlete_profiles p
      where ${sql.join([IS_LISTED, isOldEnough(now), notBlocked(viewerId, 'p.id'), ...wishes], sql` and `)}
      order by ${sort.order} limit ${limit}`.execute(db);
    return rows;
  },

  async figures(db: Kysely<DB>, now: Date): Promise<DirectoryFigures> {
    const { rows } = await sql<DirectoryFigures>`
      select count(*) filter (where not p.is_coach) as athletes,
        count(*) filter (where p.is_coach) as coaches,
        count(distinct p.country) as countries, coalesce(sum(p.followers_count), 0) as followers
      from athlete_profiles p where ${IS_LISTED} and ${isOldEnough(now)}`.execute(db);
    return rows[0] ?? { athletes: 0, coaches: 0, countries: 0, followers: 0 };
  },

  /** What the figures hold of people who are invisible to this person. */
  async hiddenFigures(
    db: Kysely<DB>,
    viewerId: UserId,
    now: Date,
  ): Promise<Omit<DirectoryFigures, 'countries'>> {
    const { rows } = await sql<Omit<DirectoryFigures, 'countries'>>`
      select count(*) filter (where not p.is_coach) as athletes,
        count(*) filter (where p.is_coach) as coaches,
        coalesce(sum(p.followers_count), 0) + (
          select count(*) from ${hiddenFrom(viewerId)} follower
          join follows f on f.follower_id = follower.id
          join athlete_profiles p on p.id = f.followed_id
          where ${IS_LISTED} and ${isOldEnough(now)} and ${notBlocked(viewerId, 'p.id')}) as followers
      from ${hiddenFrom(viewerId)} hidden
      join athlete_profiles p using (id) where ${IS_LISTED} and ${isOldEnough(now)}`.execute(db);
    return rows[0] ?? { athletes: 0, coaches: 0, followers: 0 };
  },

  /** What people in the directory name most. */
  async specialties(db: Kysely<DB>, now: Date, limit: number): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`
      select min(word) as word from athlete_profiles p, unnest(p.specialties) as s(word)
      where ${IS_LISTED} and ${isOldEnough(now)}
      group by lower(word) order by count(*) desc, 1 limit ${limit}`.execute(db);
    return rows.map(({ word }) => word);
  },
};

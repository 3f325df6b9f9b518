import { CARD, type CardRow } from '#db/people/cards';
import { PLANNED_ANEW } from '#db/database';
import { jsonRows } from '#db/queries/json-rows';
import type { DB } from '#db/schema.generated';
import { type PlaceholderFor, runPrepared } from '#db/queries/prepared-statement';
import { likeWords } from '#db/queries/search';
import { ownCircleOf } from '#db/visibility/reach';
import { hiddenFollowersOf, hiddenFrom, notBlocked, withHidden } from '#db/visibility/relations';
import { shapeOf } from '#db/visibility/viewer';
import { type Viewer, isForAge } from '#db/visibility/visibility';
import { type FactsColumn, factsOf } from '#features/friends';
import { countIn } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import { type DirectorySearch, type DirectorySort, SEARCH_MIN } from '@ribbon/domain/profiles';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Somebody in a list, and what orders it. */
export interface Listed {
  id: UserId;
  sortKey: string;
}

export interface EntryRow extends CardRow {
  specialties: string[];
  followers: number;
  achievements: number;
  /** Between the viewer and this person; visitors have none. */
  facts: FactsColumn | null;
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
const IS_LISTED = sql`profile.listed_in_directory and profile.status = 'active'`;

/**
 * Born long enough ago, said as one comparison: the database guesses well how many that are, which
 * it cannot for `age_band`, and walks the right index.
 */
const isBornBefore = (month: number) =>
  sql`profile.birth_year * 12 + profile.birth_month < ${month}::integer`;

/** The first month, counted from the year 0, in which somebody of so many years cannot be born. */
const monthOf = (years: number, now: Date) =>
  now.getUTCFullYear() * 12 + now.getUTCMonth() + 1 - years * 12;

/** Below 16 nobody is in the directory, whatever a row says. */
const isOldEnough = (month: number) =>
  sql`profile.user_type <> 'child_gymnast' and ${isBornBefore(month)}`;
const isSixteen = (now: Date) => isOldEnough(monthOf(16, now));

/**
 * Names and usernames of adults, usernames of minors. The first part is what the index answers;
 * the second keeps a minor's surname from leading anywhere.
 */
const matches = (
  pattern: RawBuilder<string>,
  adult: number,
) => sql`profile.search_text like ${pattern}
  and (${isBornBefore(adult)} or searchable(profile.username) like ${pattern})`;

/** The sort key of a cursor, the order, and what comes after a cursor. */
const SORTS: Readonly<
  Record<
    DirectorySort,
    {
      sortKey: RawBuilder<string>;
      order: RawBuilder<unknown>;
      after: (value: string, id: string) => RawBuilder<boolean>;
    }
  >
> = {
  popularity: {
    sortKey: sql<string>`profile.followers_count::text`,
    order: sql`profile.followers_count desc, profile.id desc`,
    after: (value, id) =>
      sql`(profile.followers_count, profile.id) < (${value}::integer, ${id}::uuid)`,
  },
  achievements: {
    sortKey: sql<string>`cardinality(profile.achievements)::text`,
    order: sql`cardinality(profile.achievements) desc, profile.id desc`,
    after: (value, id) =>
      sql`(cardinality(profile.achievements), profile.id) < (${value}::integer, ${id}::uuid)`,
  },
  name: {
    // A name is not handed out with the address of a page: a minor's would be whole.
    sortKey: sql<string>`'n'`,
    order: sql`profile.search_text, profile.id`,
    after: (_, id) => sql`(profile.search_text, profile.id) > (
      (select search_text from athlete_profiles where id = ${id}), ${id}::uuid)`,
  },
};

type DirectoryFilters = Readonly<
  Record<
    'search' | 'country' | 'specialty' | 'withoutCoaches' | 'after' | 'viewer' | 'young',
    boolean
  >
>;

/** Under 16 the directory is the viewer’s circle, listed or not (rule 33). */
const circleFor = (viewerId: UserId, now: Date) =>
  sql`(select known.* from ${ownCircleOf(
    viewerId,
    now,
  )} circle join athlete_profiles known on known.id = circle.id and known.status = 'active')`;

/** A name that many have is found among so many of the first. */
const NEAR = 400;

/** The first of the list, in its order: their plan is the same whatever is looked for among them. */
function nearPageOf(sort: DirectorySort, wishes: DirectoryFilters, blank: PlaceholderFor) {
  const { order, after } = SORTS[sort];
  const rest = wishes.after ? sql`and ${after(blank('value'), blank('id'))}` : sql``;
  return pageOf(sort, wishes, blank, {
    from: sql`(select profile.* from athlete_profiles profile where ${IS_LISTED} ${rest}
      order by ${order} limit ${sql.lit(NEAR)})`,
  });
}

/** What nobody asked for is left out: a condition that may be empty would cost the index. */
function pageOf(
  sort: DirectorySort,
  wishes: DirectoryFilters,
  blank: PlaceholderFor,
  { from, isAnew = false }: { from?: RawBuilder<unknown>; isAnew?: boolean } = {},
) {
  const { sortKey, order, after } = SORTS[sort];
  const viewer = wishes.viewer ? blank<UserId>('viewer') : undefined;
  const words = likeWords(blank('words'));
  // Where the plan is kept, the pattern is made once and not for every row.
  const pattern = isAnew ? words : sql<string>`(select ${words})`;
  const conditions = [
    ...(wishes.young ? [] : [IS_LISTED, isOldEnough(blank('sixteen'))]),
    notBlocked(viewer, 'profile.id'),
    ...(wishes.search ? [matches(pattern, blank('adult'))] : []),
    ...(wishes.country ? [sql`profile.country = ${blank('country')}`] : []),
    ...(wishes.specialty
      ? [sql`lowered(profile.specialties) @> array[lower(${blank('specialty')})]::text[]`]
      : []),
    ...(wishes.withoutCoaches ? [sql`not profile.is_coach`] : []),
    ...(wishes.after ? [after(blank('value'), blank('id'))] : []),
  ];
  return sql<Listed>`${isAnew ? PLANNED_ANEW : sql``}
    select profile.id, ${sortKey} as "sortKey" from ${from ?? sql`athlete_profiles`} profile
    where ${sql.join(conditions, sql` and `)}
    order by ${order} limit ${blank('limit')}`;
}

const WORDS = { age: 'profile.texts_reader_age', author: 'profile.id' };

/** People as the viewer sees them in the list; nobody comes to it who is hidden from them. */
function entriesOf(viewer: Viewer | undefined, now: Date, blank: PlaceholderFor) {
  const between = { isAdult: viewer?.isAdult === true, now, at: blank<Date>('now') };
  const sqlViewer = viewer && { ...viewer, id: blank<string>('viewer') };
  const facts = viewer && factsOf(blank('viewer'), { ...between, isVisible: sql`true` });
  return sql<EntryRow>`
    select ${CARD}, case when ${isForAge(sqlViewer, WORDS)} then profile.specialties else '{}' end as specialties,
      profile.followers_count - ${hiddenFollowersOf('profile.id')} as followers,
      cardinality(profile.achievements) as achievements, ${facts ?? sql`null`} as facts
    from athlete_profiles profile where profile.id = any(${blank('ids')}::uuid[])`;
}

export const directoryStore = {
  /**
   * Who is on a page. A name is looked for among the first of the list and then, where they are not
   * enough, by a statement that is planned for its words: that finds the people and no more. What is
   * shown of them has a plan that is kept.
   */
  async page(db: Kysely<DB>, viewer: Viewer | undefined, asked: Asked): Promise<Listed[]> {
    const { search, country, specialty, now, limit, sort } = asked;
    const isYoung = viewer?.isYoung === true;
    const cursor = asked.after === undefined ? undefined : countIn(asked.after);
    const wishes = {
      search: search.length >= SEARCH_MIN,
      country: country !== '',
      specialty: specialty !== '',
      withoutCoaches: asked.withoutCoaches === true,
      after: asked.after !== undefined,
      viewer: viewer !== undefined,
      young: isYoung,
    };
    const shape = `directory ${sort} ${Object.values(wishes).join(' ')}`;
    const values = {
      viewer: viewer?.id,
      words: search,
      country,
      specialty,
      // A list by name goes on after a person alone.
      value: sort === 'name' ? '' : (cursor?.sortKey ?? 0),
      id: cursor?.id ?? '',
      limit,
      sixteen: monthOf(16, now),
      adult: monthOf(18, now),
    };
    if (isYoung) {
      return runPrepared(
        db,
        shapeOf(shape, viewer, now),
        (blank) => pageOf(sort, wishes, blank, { from: circleFor(blank('viewer'), now) }),
        values,
      );
    }
    if (wishes.search && !wishes.country && !wishes.specialty) {
      const near = await runPrepared(
        db,
        `near ${shape}`,
        (blank) => nearPageOf(sort, wishes, blank),
        values,
      );
      if (near.length === limit) return near;
    }
    const isAnew = wishes.search;
    return runPrepared(db, shape, (blank) => pageOf(sort, wishes, blank, { isAnew }), values);
  },

  /** What is shown of these people, in their order. */
  async entries(
    db: Kysely<DB>,
    viewer: Viewer | undefined,
    ids: readonly UserId[],
    now: Date,
  ): Promise<EntryRow[]> {
    if (ids.length === 0) return [];
    // One value with all of them: taking a row apart costs more than reading its JSON.
    const [found] = await runPrepared(
      db,
      shapeOf(`directory entries ${viewer !== undefined}`, viewer, now),
      (blank) => sql<{ people: EntryRow[] }>`${withHidden(viewer && blank<string>('viewer'))}
        select ${jsonRows(entriesOf(viewer, now, blank))} as people`,
      { viewer: viewer?.id, ids, now },
    );
    const people = new Map(found?.people.map((row) => [row.userId, row]));
    return ids.flatMap((id) => people.get(id) ?? []);
  },

  async figures(db: Kysely<DB>, now: Date): Promise<DirectoryFigures> {
    const { rows } = await sql<DirectoryFigures>`
      select count(*) filter (where not profile.is_coach) as athletes,
        count(*) filter (where profile.is_coach) as coaches,
        count(distinct profile.country) as countries, coalesce(sum(profile.followers_count), 0) as followers
      from athlete_profiles profile where ${IS_LISTED} and ${isSixteen(now)}`.execute(db);
    return rows[0] ?? { athletes: 0, coaches: 0, countries: 0, followers: 0 };
  },

  /** The same figures of a young person's circle; followers are nothing to count for under-16s. */
  async circleFigures(db: Kysely<DB>, viewerId: UserId, now: Date): Promise<DirectoryFigures> {
    const { rows } = await sql<DirectoryFigures>`
      select count(*) filter (where not profile.is_coach) as athletes,
        count(*) filter (where profile.is_coach) as coaches,
        count(distinct profile.country) as countries, 0 as followers
      from ${circleFor(viewerId, now)} profile where ${notBlocked(viewerId, 'profile.id')}`.execute(
      db,
    );
    return rows[0] ?? { athletes: 0, coaches: 0, countries: 0, followers: 0 };
  },

  /** What the figures hold of people who are invisible to this person. */
  async hiddenFigures(
    db: Kysely<DB>,
    viewerId: UserId,
    now: Date,
  ): Promise<Omit<DirectoryFigures, 'countries'>> {
    const { rows } = await sql<Omit<DirectoryFigures, 'countries'>>`
      select count(*) filter (where not profile.is_coach) as athletes,
        count(*) filter (where profile.is_coach) as coaches,
        coalesce(sum(profile.followers_count), 0) + (
          select count(*) from ${hiddenFrom(viewerId)} follower
          join follows follow on follow.follower_id = follower.id
          join athlete_profiles profile on profile.id = follow.followed_id
          where ${IS_LISTED} and ${isSixteen(now)} and ${notBlocked(viewerId, 'profile.id')}) as followers
      from ${hiddenFrom(viewerId)} hidden
      join athlete_profiles profile using (id) where ${IS_LISTED} and ${isSixteen(now)}`.execute(
      db,
    );
    return rows[0] ?? { athletes: 0, coaches: 0, followers: 0 };
  },

  /** What people in the directory name most. */
  async specialties(db: Kysely<DB>, now: Date, limit: number): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`
      select min(word) as word from athlete_profiles profile, unnest(profile.specialties) as named(word)
      where ${IS_LISTED} and ${isSixteen(now)} and profile.texts_reader_age = 0
      group by lower(word) order by count(*) desc, 1 limit ${limit}`.execute(db);
    return rows.map(({ word }) => word);
  },
};

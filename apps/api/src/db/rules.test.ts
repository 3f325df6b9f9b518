import { reportRow } from '#testing/decisions/reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { addClub, addPerson, addPost, refusalOf } from './sample-rows.ts';

let test: TestDatabase;
let mia: string;
let zoe: string;
let club: string;
let post: string;

beforeAll(async () => {
  test = await createTestDatabase();
  mia = await addPerson(test.db);
  zoe = await addPerson(test.db);
  club = await addClub(test.db);
  post = await addPost(test.db, mia);
});
afterAll(() => test.close());

/** Inserts twice; the first must pass and the second is the answer. */
async function second(insert: () => Promise<unknown>, again = insert): Promise<string | undefined> {
  expect(await refusalOf(insert())).toBeUndefined();
  return refusalOf(again());
}

const add = {
  membership: () =>
    test.db.insertInto('club_memberships').values({ user_id: mia, club_id: club }).execute(),
  review: () =>
    test.db.insertInto('club_reviews').values({ user_id: mia, club_id: club, rating: 4 }).execute(),
  claim: (status: 'pending' | 'rejected') =>
    test.db
      .insertInto('club_claim_requests')
      .values({
        club_id: club,
        requester_id: mia,
        requester_name: 'Mia',
        requester_email: 'mia@people.ribbon.test',
        message: 'Mine',
        status,
      })
      .execute(),
  report: () =>
    reportRow(test.db, { reporter: zoe, type: 'post', id: post, description: 'Advertising' }),
  like: () => test.db.insertInto('likes').values({ user_id: zoe, post_id: post }).execute(),
  friendship: (from: string, to: string) =>
    test.db.insertInto('friendships').values({ requester_id: from, addressee_id: to }).execute(),
  block: (from: string, to: string) =>
    test.db.insertInto('blocks').values({ blocker_id: from, blocked_id: to }).execute(),
  crown: () =>
    test.db.insertInto('user_roles').values({ user_id: mia, role: 'system_admin' }).execute(),
};

describe('one of each', () => {
  it('allows one membership per person and club, and a new one after leaving', async () => {
    expect(await second(add.membership)).toBe('club_memberships_one_per_club');
    await test.db
      .updateTable('club_memberships')
      .set({ status: 'left', left_at: new Date(), left_reason: 'left' })
      .where('user_id', '=', mia)
      .execute();
    expect(await second(add.membership)).toBe('club_memberships_one_per_club');
  });

  it('allows one review per person and club', async () => {
    expect(await second(add.review)).toBe('club_reviews_user_id_club_id_key');
  });

  it('allows one pending claim per person and club, and another once it is decided', async () => {
    await add.claim('rejected');
    expect(await second(() => add.claim('pending'))).toBe('club_claim_requests_one_pending');
  });

  it('allows one report per reporter and thing', async () => {
    expect(await second(add.report)).toBe(
      'content_reports_reporter_id_content_type_content_id_key',
    );
  });

  it('allows one like per person and post', async () => {
    expect(await second(add.like)).toBe('likes_pkey');
  });

  it('allows one friendship per pair, whoever asks, and none with oneself', async () => {
    const refusal = await second(
      () => add.friendship(mia, zoe),
      () => add.friendship(zoe, mia),
    );
    expect(refusal).toBe('friendships_one_per_pair');
    expect(await refusalOf(add.friendship(mia, mia))).toBe('friendships_not_oneself');
  });

  it('allows one block per person and direction, so that both may block', async () => {
    expect(await second(() => add.block(mia, zoe))).toBe('blocks_pkey');
    expect(await refusalOf(add.block(zoe, mia))).toBeUndefined();
  });

  it('takes usernames for the same whatever their case', async () => {
    await addPerson(test.db, { username: 'Ribbon_Star' });
    expect(await refusalOf(addPerson(test.db, { username: 'ribbon_star' }))).toBe(
      'athlete_profiles_username',
    );
  });

  it('keeps one active system admin role per person', async () => {
    expect(await second(add.crown)).toBe('user_roles_one_active');
  });
});

describe('accounts', () => {
  it('lets only a child wait for a guardian, and nobody be active without name and birth', async () => {
    expect(await refusalOf(addPerson(test.db, { status: 'awaiting_guardian' }))).toBe(
      'athlete_profiles_only_children_wait',
    );
    expect(await refusalOf(addPerson(test.db, { full_name: null }))).toBe(
      'athlete_profiles_active_is_complete',
    );
    const waiting = {
      full_name: null,
      country: null,
      birth_month: null,
      birth_year: null,
    } as const;
    const status = { status: 'awaiting_guardian', waiting_since: new Date() } as const;
    const child = { user_type: 'child_gymnast', ...status, ...waiting } as const;
    expect(await refusalOf(addPerson(test.db, child))).toBeUndefined();
  });

  it.each([{ feed_visibility: 'public' }, { listed_in_directory: true }] as const)(
    'never lets a child account open up: %j',
    async (opening) => {
      const child = { user_type: 'child_gymnast', birth_year: 2020, ...opening } as const;
      expect(await refusalOf(addPerson(test.db, child))).toBe(
        'athlete_profiles_children_are_not_public',
      );
    },
  );
});

it('has an index for every foreign key, so that erasing an account scans no table', async () => {
  const { rows } = await sql<{ missing: string }>`
    select constraint_.conrelid::regclass || ' (' || string_agg(attribute.attname, ', ') || ')' as missing
    from pg_constraint constraint_ join pg_attribute attribute on attribute.attrelid = constraint_.conrelid and attribute.attnum = any (constraint_.conkey)
    where constraint_.contype = 'f' and not exists (
      select 1 from pg_index index_ where index_.indrelid = constraint_.conrelid
        and (index_.indkey::int2[])[0:cardinality(constraint_.conkey) - 1] @> constraint_.conkey
        -- A partial index serves only if it excludes nothing but nulls.
        and (index_.indpred is null or pg_get_expr(index_.indpred, index_.indrelid) = '(' || attribute.attname || ' IS NOT NULL)'))
    group by constraint_.oid, constraint_.conrelid`.execute(test.db);
  expect(rows).toEqual([]);
});

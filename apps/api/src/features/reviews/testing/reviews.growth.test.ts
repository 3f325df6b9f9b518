import { explaining } from '#testing/sql/explain';
import { type World, createWorld } from '#testing/world';
import { ReviewFilter } from '@ribbon/domain/reviews';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminReviewStore } from '../admin/reviews.admin.store.ts';
import { reviewStore } from '../reviews.store.ts';

const REVIEWS = 30_000;
const CLUBS = 500;
/** A page of 25, looked up twice: once to find it and once to show it. */
const FEW = 100;

let world: World;
let clubId: string;
beforeAll(async () => {
  world = await createWorld();
  const { db } = world;
  await sql`
    insert into clubs (name, city, country, status)
    select 'Club number ' || nth, 'York', 'United Kingdom', 'approved'
    from generate_series(1, ${CLUBS}) nth`.execute(db);
  await sql`
    insert into users (id, name, email)
    select gen_random_uuid(), 'reviewer' || nth, 'reviewer' || nth || '@people.ribbon.test'
    from generate_series(1, ${REVIEWS}) nth`.execute(db);
  await sql`
    insert into athlete_profiles (id, username, full_name, country, birth_month, birth_year)
    select id, name, 'Reviewing ' || md5(name), 'Spain', 1, 1990 from users`.execute(db);
  await sql`
    insert into club_reviews (club_id, user_id, rating, comment, status, created_at)
    select club.id, account.id, 1 + account.n % 5, 'Lovely hall, ' || md5(account.id::text),
      (array['approved','approved','approved','approved','approved','approved','approved','approved','pending','rejected'])[1 + account.n % 10],
      now() - account.n * interval '7 minutes'
    from (select id, row_number() over (order by id) as n from users) account
    join (select id, row_number() over (order by name) as n from clubs) club on club.n = 1 + account.n % ${CLUBS}`.execute(
    db,
  );
  await sql`vacuum analyze clubs, users, athlete_profiles, club_reviews`.execute(db);
  const club = await db.selectFrom('clubs').select('id').orderBy('name').executeTakeFirstOrThrow();
  clubId = club.id;
}, 120_000);
afterAll(() => world.close());

const page = (filter: object) => (db: World['db']) =>
  adminReviewStore.page(db, ReviewFilter.parse(filter));

describe(`with ${REVIEWS} reviews`, () => {
  it.each([
    ['all, newest first', () => page({})],
    ['what waits', () => page({ status: 'pending' })],
    ['what was rejected', () => page({ status: 'rejected' })],
    ['one club', () => page({ clubId })],
    ['one club and status', () => page({ clubId, status: 'approved' })],
    ['a common word', () => page({ search: 'lovely' })],
    ['a rare word', () => page({ search: 'zzzeppelin' })],
    ['the name of a club', () => page({ search: 'club number 77' })],
    ['the name of a person', () => page({ search: 'reviewer12345' })],
    ['a word of two letters', () => page({ search: 'lo' })],
    [
      'the public list of a club',
      () => (db: World['db']) =>
        reviewStore.ofClub(db, {
          clubId: clubId as never,
          viewerId: undefined,
          cursor: undefined,
          now: new Date(),
        }),
    ],
    ['the counters', () => adminReviewStore.counts],
  ] as const)('%s is found without reading them all', async (_, ask) => {
    const plan = await explaining(world.db, ask());
    expect(plan.rowsRead('club_reviews')).toBeLessThan(REVIEWS / 4);
  });

  it('the second page costs what the first one does', async () => {
    const { next } = await page({})(world.db);
    const plan = await explaining(world.db, page({ cursor: next }));
    expect(plan.rowsRead('club_reviews')).toBeLessThan(FEW);
  });
});

import { isAfter, olderThan, cursorIn } from '#platform/http/keyset';
import { explaining } from '#testing/sql/explain';
import { type Person, type World, createWorld } from '#testing/world';
import type { Viewer } from '#db/visibility/visibility';
import { COMMENTS_COUNTED, postEndpoints } from '@ribbon/domain/posts';
import { sql } from 'kysely';
import type { FeedReach } from '@ribbon/domain/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedNews, feedPage, feedStore } from '../read/posts.feed.store.ts';

const ORDER_COLUMNS = { at: 'post.created_at', id: 'post.id' };
const PEOPLE = 20_000;
const FRIENDSHIPS = 200_000;
const POSTS = 100_000;
const PART = 20_000;

let world: World;
/** With twenty friends, without any, and with five hundred. */
let viewers: Record<'an ordinary member' | 'somebody new' | 'somebody with many friends', Person>;
beforeAll(async () => {
  world = await createWorld();
  const { db } = world;
  viewers = {
    'an ordinary member': await world.person(),
    'somebody new': await world.person(),
    'somebody with many friends': await world.person(),
  };
  // In parts: no statement of the product may take as long as all of them together.
  for (let first = 1; first <= PEOPLE; first += PART) await people(first);
  for (let first = 1; first <= FRIENDSHIPS; first += PART) await friendships(first);
  await befriend(viewers['an ordinary member'], 20);
  await befriend(viewers['somebody with many friends'], 500);
  for (let first = 1; first <= POSTS; first += PART) await posts(first);
  for (const table of ['posts', 'friendships', 'athlete_profiles', 'users']) {
    await sql`vacuum analyze ${sql.ref(table)}`.execute(db);
  }
}, 300_000);
afterAll(() => world.close());

const people = (first: number) =>
  sql`
    with made as (
      insert into users (name, email, email_verified)
      select 'many', 'many' || nth || '@people.ribbon.test', true
      from generate_series(${first}::int, ${first + PART - 1}::int) nth
      returning id, email)
    insert into athlete_profiles (id, username, full_name, country, user_type, birth_month, birth_year)
    select id, split_part(email, '@', 1), 'Ana Petrova', 'Spain', 'gymnast', 1,
      case when random() < 0.6 then extract(year from now())::int - 14 else 1990 end
    from made`.execute(world.db);

/** People by number, for what joins them. */
const NUMBERED = sql`numbered as materialized (
  select array_agg(id order by id) as ids from athlete_profiles where username like 'many%')`;
const someone = (n: string) => sql`ids[1 + (${sql.raw(n)}) % ${sql.lit(PEOPLE)}]`;

const friendships = (first: number) =>
  sql`
    with ${NUMBERED}
    insert into friendships (requester_id, addressee_id, status)
    select ${someone('nth::bigint * 7919')}, ${someone('nth::bigint * 104729 + 13')}, 'accepted'
    from numbered, generate_series(${first}::int, ${first + PART - 1}::int) nth
    where ${someone('nth::bigint * 7919')} <> ${someone('nth::bigint * 104729 + 13')}
    on conflict do nothing`.execute(world.db);

const befriend = ({ id }: Person, many: number) =>
  sql`
    insert into friendships (requester_id, addressee_id, status)
    select ${id}, id, 'accepted' from athlete_profiles where username like 'many%'
    order by username limit ${many}`.execute(world.db);

/** One in fifty is for everybody; among minors' none is. */
const posts = (first: number) =>
  sql`
    with ${NUMBERED}
    insert into posts (author_id, content, visibility, approval_status, created_at)
    select someone.id, 'Post ' || nth, case when nth % 50 = 0 then 'public' else 'friends' end, 'approved',
      now() - nth * interval '1 minute'
    from numbered, generate_series(${first}::int, ${first + PART - 1}::int) nth
    join lateral (select ${someone('nth::bigint * 31')} as id) someone on true`.execute(world.db);

const readerContext = ({ id }: Person, reach: FeedReach = 'openUnlessClosed') => {
  const viewer: Viewer = {
    id,
    isAdult: true,
    isGuardian: false,
    isYoung: false,
    isChild: false,
    seesPrivate: false,
  };
  return { viewer, now: world.clock(), reach };
};

/** Twenty-one of each person that one knows, at most, and a page of everybody's. */
const most = {
  'an ordinary member': 700,
  'somebody new': 700,
  'somebody with many friends': POSTS / 20,
};

describe(`among ${POSTS.toLocaleString('en')} posts`, () => {
  it.each(['an ordinary member', 'somebody new', 'somebody with many friends'] as const)(
    'the feed of %s reads little more than it shows',
    async (who) => {
      const person = viewers[who];
      const first = await explaining(world.db, (db) => feedPage(readerContext(person)).execute(db));
      const { next } = await feedStore.page(world.db, readerContext(person), undefined);
      const second = await explaining(world.db, (db) =>
        feedPage(readerContext(person), olderThan(next ?? undefined, ORDER_COLUMNS)).execute(db),
      );
      for (const plan of [first, second]) {
        expect(plan.rowsRead('posts')).toBeLessThan(most[who]);
      }
    },
  );

  it('a feed of friends and own clubs alone never looks at what is for everybody', async () => {
    const member = viewers['an ordinary member'];
    await world.db
      .insertInto('privacy_settings')
      .values({ user_id: member.id, open_feed: false })
      .execute();
    for (const [reach, who] of [
      ['near', viewers['somebody new']],
      ['openIfChosen', viewers['somebody new']],
      ['openUnlessClosed', member],
    ] as const) {
      const plan = await explaining(world.db, (db) =>
        feedPage(readerContext(who, reach)).execute(db),
      );
      expect(plan.rowsRead('posts')).toBeLessThan(who === member ? 700 : 1);
    }
    await world.db.deleteFrom('privacy_settings').where('user_id', '=', member.id).execute();
  });

  it('what is new is counted without reading what is old', async () => {
    for (const person of Object.values(viewers)) {
      const { newest } = await feedStore.page(world.db, readerContext(person), undefined);
      const plan = await explaining(world.db, (db) =>
        feedNews(readerContext(person), isAfter(cursorIn(newest), ORDER_COLUMNS)).execute(db),
      );
      expect(plan.rowsRead('posts')).toBeLessThan(100);
    }
  });

  it('what everybody talks about is not counted through for each reader', async () => {
    const reader = viewers['somebody new'];
    const troll = await world.person();
    const block = { blocker_id: reader.id, blocked_id: troll.id };
    await world.db.insertInto('blocks').values(block).execute();
    const id = await talkOfTheTown(await world.person(), troll);
    const plan = await explaining(world.db, (db) => feedPage(readerContext(reader)).execute(db));
    expect(plan.rowsRead('comments')).toBeLessThan(TALK / 4);
    expect(plan.rowsRead('likes')).toBeLessThan(TALK / 40);
    const { posts: shown } = await world.call(reader, postEndpoints.feed, { query: {} });
    expect(shown.find((post) => post.id === id)).toMatchObject({
      likes: TALK,
      comments: COMMENTS_COUNTED,
    });
  });
});

const TALK = 5000;

/** The newest post for everybody, with so many likes and comments, and one of each by the troll. */
async function talkOfTheTown(author: Person, troll: Person): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into posts (author_id, content, visibility, approval_status, created_at)
    values (${author.id}, 'Gold!', 'public', 'approved', now()) returning id`.execute(world.db);
  const id = rows[0]?.id ?? '';
  const many = sql`(select id from athlete_profiles where username like 'many%' limit ${TALK})
    union all select ${troll.id}`;
  await sql`insert into likes (user_id, post_id) select made.id, ${id} from (${many}) made`.execute(
    world.db,
  );
  await sql`insert into comments (post_id, author_id, content, approval_status, reader_age)
    select ${id}, made.id, 'Well done', 'approved', 0 from (${many}) made`.execute(world.db);
  for (const table of ['comments', 'likes'])
    await sql`vacuum analyze ${sql.ref(table)}`.execute(world.db);
  return id;
}

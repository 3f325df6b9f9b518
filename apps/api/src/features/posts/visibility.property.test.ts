import { asFile, samples } from '#testing/media/samples';
import { feedOf } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import { MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { type FeedPost, FEED_PAGE, PostId, postEndpoints as doors } from '@ribbon/domain/posts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Graph, graphs, modelOf } from './visibility.model.ts';

const RUNS = 6;
const BEGINNING = '1.00000000-0000-0000-0000-000000000000';
const AGES: Readonly<Record<AgeBand, number>> = { under13: 9, '13-15': 14, '16-17': 17, adult: 30 };

let world: World;
/** One stored picture, whose bytes all others share. */
let stored: { variants: string; sha256: string };
beforeAll(async () => {
  world = await createWorld();
  const file = asFile('routine.png', await samples.picture());
  const { id } = await world.call(await world.person(), mediaEndpoints.upload, {
    params: { purpose: 'post' },
    file,
  });
  const row = await world.db
    .selectFrom('media_files')
    .select(['variants', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  stored = { variants: JSON.stringify(row.variants), sha256: row.sha256 };
});
afterAll(() => world.close());

type Row = Graph['posts'][number] & { id: PostId; mediaId: MediaId | undefined; at: Date };

/** The graph as rows of the database; nothing of a former one is left. */
async function settle(graph: Graph) {
  const { db } = world;
  await db.deleteFrom('users').execute();
  await db.deleteFrom('clubs').execute();
  const people: Person[] = [];
  for (const [nth, { band, userType, isPaused, allowsPublic }] of graph.people.entries()) {
    const birthYear = world.clock().getUTCFullYear() - AGES[band];
    const person = await world.person({ userType, birthYear });
    await db
      .updateTable('athlete_profiles')
      .set({
        full_name: `Nadia${nth} van Larkfield`,
        ...(isPaused && { status: 'paused' as const, paused_at: world.clock() }),
      })
      .where('id', '=', person.id)
      .execute();
    await db
      .insertInto('privacy_settings')
      .values({ user_id: person.id, allow_public_posts: allowsPublic })
      .execute();
    people.push(person);
  }
  const id = (nth: number): UserId => (people[nth] as Person).id;
  for (const [one, other, status] of graph.friends) {
    await db
      .insertInto('friendships')
      .values({ requester_id: id(one), addressee_id: id(other), status })
      .execute();
  }
  for (const [one, other] of graph.blocks) {
    await db
      .insertInto('blocks')
      .values({ blocker_id: id(one), blocked_id: id(other) })
      .execute();
  }
  await guard(graph, id);
  await enrolAll(graph, id);
  return { people, posts: await write(graph, id) };
}

async function guard(graph: Graph, id: (nth: number) => UserId): Promise<void> {
  for (const { of, by, ended } of graph.guardians) {
    await world.db
      .insertInto('parental_relationships')
      .values({
        child_id: id(of),
        parent_id: id(by),
        role: 'full',
        ...(ended && { ended_at: world.clock(), end_reason: 'left' as const }),
      })
      .execute();
  }
}

async function enrolAll(graph: Graph, id: (nth: number) => UserId): Promise<void> {
  const clubs: string[] = [];
  for (const { isRun } of graph.clubs) {
    const { id: clubId } = await world.db
      .insertInto('clubs')
      .values({
        name: 'Larkspur',
        city: 'Leeds',
        country: 'United Kingdom',
        status: isRun ? 'approved' : 'listed',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    clubs.push(clubId);
  }
  for (const { who, club, type, isActive, isConfirmed } of graph.members) {
    await world.db
      .insertInto('club_memberships')
      .values({
        user_id: id(who),
        club_id: clubs[club] as string,
        membership_type: type,
        status: isActive ? 'active' : 'waiting_club',
        joined_at: world.clock(),
        coach_confirmed_at: isConfirmed && type !== 'member' ? world.clock() : null,
      })
      .execute();
  }
  for (const { who, club } of graph.admins) {
    await world.db
      .insertInto('club_admins')
      .values({ user_id: id(who), club_id: clubs[club] as string })
      .execute();
  }
}

async function write(graph: Graph, id: (nth: number) => UserId): Promise<Row[]> {
  const rows: Row[] = [];
  const now = world.clock();
  for (const post of graph.posts) {
    const at = new Date(now.getTime() - 60_000 - post.second * 1000);
    const made = await world.db
      .insertInto('posts')
      .values({
        author_id: id(post.author),
        content: 'Words',
        visibility: post.visibility,
        approval_status: post.status,
        is_hidden: post.isHidden,
        hidden_at: post.isHidden ? now : null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const postId = PostId.parse(made.id);
    rows.push({ ...post, id: postId, at, mediaId: await picture(post, postId, id(post.author)) });
  }
  return rows;
}

async function picture({ media }: Graph['posts'][number], postId: PostId, owner: UserId) {
  if (media === 'none') return undefined;
  const { id } = await world.db
    .insertInto('media_files')
    .values({
      ...stored,
      owner_id: owner,
      uploaded_by: owner,
      purpose: 'post',
      kind: 'image',
      mime_type: 'image/webp',
      storage_key: randomUUID(),
      bytes: 10,
      width: 40,
      height: 30,
      status: media,
      subject_kind: 'post',
      subject_id: postId,
      attached_at: world.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('post_media')
    .values({ post_id: postId, media_id: id, position: 0 })
    .execute();
  return MediaId.parse(id);
}

const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
const newestFirst = (one: Row, other: Row) =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
const idsOf = (posts: readonly { id: PostId }[]) => posts.map(({ id }) => id);

it('feed, profile, single post, pictures, likes and counts show each viewer what the rules say, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(graphs, async (graph) => {
      const model = modelOf(graph);
      const { people, posts } = await settle(graph);
      const viewers = [...graph.people.keys()].filter((who) => !graph.people[who]?.isPaused);
      const likers = new Map(posts.map(({ id }) => [id, new Set<number>()]));

      for (const viewer of viewers) {
        const who = people[viewer] as Person;
        for (const post of posts) {
          const may = model.likes(viewer, post);
          const params = { postId: post.id };
          // Somebody likes about half of what they could, and tries all that they could not.
          if (may && (viewer + post.second) % 2 === 0) continue;
          expect(await status(world.send(who, doors.like, { params }))).toBe(may ? 200 : 404);
          if (may) likers.get(post.id)?.add(viewer);
        }
      }

      for (const viewer of [undefined, ...viewers]) {
        const who = viewer === undefined ? undefined : people[viewer];
        const readable = posts.filter((post) => model.reads(viewer, post)).toSorted(newestFirst);
        for (const post of posts) {
          const seen = await status(world.send(who, doors.read, { params: { postId: post.id } }));
          expect(seen).toBe(model.reads(viewer, post) ? 200 : 404);
          if (post.mediaId === undefined) continue;
          const params = { mediaId: post.mediaId, variant: 'small' as const };
          const media = await status(world.send(who, mediaEndpoints.read, { params }));
          expect([post.media, media]).toEqual([
            post.media,
            model.seesMedia(viewer, post) ? 200 : 404,
          ]);
        }
        for (const [author, { id: userId }] of people.entries()) {
          const page = await world.call(who, doors.ofPerson, { params: { userId }, query: {} });
          expect(idsOf(page.posts)).toEqual(
            idsOf(readable.filter((post) => post.author === author && post.status === 'approved')),
          );
        }
        if (viewer === undefined || who === undefined) continue;
        const feed = await feedOf(world, who);
        expect(idsOf(feed)).toEqual(idsOf(readable));
        const others = readable.filter((post) => post.author !== viewer).length;
        expect(await world.call(who, doors.news, { query: { since: BEGINNING } })).toEqual({
          count: Math.min(others, FEED_PAGE),
          more: others > FEED_PAGE,
        });
        const facts = (post: Row) => {
          const isOwn = post.author === viewer;
          const isAdult = graph.people[post.author]?.band === 'adult';
          const by = likers.get(post.id) ?? new Set();
          return {
            name: isAdult ? `Nadia${post.author} van Larkfield` : `Nadia${post.author} L.`,
            isLiked: by.has(viewer),
            likes:
              isOwn || isAdult
                ? [...by].filter((liker) => !model.areBlocked(viewer, liker)).length
                : null,
            approvalStatus: isOwn ? post.status : null,
            pictures: post.media === 'ready' || (post.media === 'held' && isOwn) ? 1 : 0,
          };
        };
        const shown = ({ author, isLiked, likes, approvalStatus, media }: FeedPost) => ({
          name: author.name,
          isLiked,
          likes,
          approvalStatus,
          pictures: media.length,
        });
        expect(feed.map(shown)).toEqual(readable.map(facts));
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 120_000);

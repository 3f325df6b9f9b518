import { addAdmin, clubIn } from '#testing/club';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { type CommentId, commentEndpoints } from '@ribbon/domain/comments';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import {
  type PostId,
  type Visibility,
  clubPostEndpoints,
  postEndpoints,
} from '@ribbon/domain/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const aged = (age: number) => world.person({ birthYear: world.clock().getUTCFullYear() - age });

const friends = (one: Person, other: Person, origin: 'open' | 'coach' | 'same_club' = 'open') =>
  world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted', origin })
    .execute();

async function post({ id }: Person, visibility: Visibility): Promise<PostId> {
  const row = await world.db
    .insertInto('posts')
    .values({
      author_id: id,
      content: 'Words',
      visibility,
      approval_status: 'approved',
      reader_age: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id as PostId;
}

async function comment({ id }: Person, postId: PostId): Promise<CommentId> {
  const row = await world.db
    .insertInto('comments')
    .values({
      author_id: id,
      post_id: postId,
      content: 'Me too',
      approval_status: 'approved',
      reader_age: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id as CommentId;
}

/** The comments that somebody finds below a post, and as many as the post says, where it says so. */
async function reads(who: Person, postId: PostId) {
  const { comments } = await world.call(who, commentEndpoints.list, {
    params: { postId },
    query: {},
  });
  const shown = await world.call(who, postEndpoints.read, { params: { postId } });
  expect([null, comments.length]).toContain(shown.comments);
  return comments.map(({ id }) => id);
}

/** A coach whose adult friends do not know the child who comments below the coach's post. */
async function coachWithChild(visibility: Visibility) {
  const club = await clubIn(world);
  const [coach, stranger] = [await world.person({ userType: 'coach' }), await world.person()];
  const { child, guardian } = await family(world);
  await club.join(coach, 'coach');
  await club.join(child);
  await friends(coach, child, 'coach');
  await friends(coach, stranger);
  const postId = await post(coach, visibility);
  return { club, coach, stranger, child, guardian, postId, reply: await comment(child, postId) };
}

describe('a child’s words below an adult’s post', () => {
  it.each(['friends', 'public'] as const)(
    'are not for the adult’s friends, whatever the audience: %s',
    async (visibility) => {
      const { coach, stranger, child, postId, reply } = await coachWithChild(visibility);
      expect(await reads(stranger, postId)).toEqual([]);
      expect(await reads(coach, postId)).toEqual([reply]);
      expect(await reads(child, postId)).toEqual([reply]);
    },
  );

  it('are for the own club’s children, who see the post', async () => {
    const { club, coach, postId, reply } = await coachWithChild('friends');
    const [mate, outsider] = [await aged(11), await aged(11)];
    await club.join(mate);
    for (const one of [mate, outsider]) await friends(coach, one, 'coach');
    expect(await reads(mate, postId)).toEqual([reply]);
    expect(await reads(outsider, postId)).toEqual([]);
  });

  it.each([15, 17])('of %i are the same', async (age) => {
    const { club, coach, stranger } = await coachWithChild('friends');
    const teen = await aged(age);
    await club.join(teen);
    const postId = await post(coach, 'friends');
    const reply = await comment(teen, postId);
    expect(await reads(stranger, postId)).toEqual([]);
    expect(await reads(coach, postId)).toEqual([reply]);
  });
});

describe('below what a club has said, whoever wrote it and does not run the club any more', () => {
  async function formerAdmin() {
    const club = await clubIn(world);
    const former = await addAdmin(world, club.id);
    const made = await world.call(former, clubPostEndpoints.create, {
      params: { clubId: club.id },
      body: { content: 'Training in hall 2', media: [], location: '', commentsOff: false },
    });
    const teen = await aged(14);
    await club.join(teen);
    const before = await comment(teen, made.id);
    expect(await reads(former, made.id)).toEqual([before]);
    await world.call(former, clubEndpoints.leave, { params: { clubId: club.id } });
    return { club, former, teen, postId: made.id };
  }

  it('reads no child’s words, and is told of none', async () => {
    const { former, teen, postId } = await formerAdmin();
    await world.call(teen, commentEndpoints.add, {
      params: { postId },
      body: { content: 'I will be there' },
    });
    expect(await reads(former, postId)).toEqual([]);
    await world.worker.run();
    const { notifications } = await world.call(former, notificationEndpoints.list, { query: {} });
    expect(notifications.map(({ title }) => title)).not.toContain('New comment');
  });

  it('is not read by children, who still read those who run it', async () => {
    const { club, former, teen, postId } = await formerAdmin();
    const byFormer = await comment(former, postId);
    const byAdmin = await comment(club.admin, postId);
    const seen = await reads(teen, postId);
    expect(seen).not.toContain(byFormer);
    expect(seen).toContain(byAdmin);
  });
});

describe('what under-16s see below others’ posts', () => {
  it.each([9, 15])('at %i is the author and the own circle, and no stranger', async (age) => {
    const { club, coach, stranger, postId } = await coachWithChild('public');
    const child = await aged(age);
    await club.join(child);
    await friends(coach, child, 'coach');
    const byStranger = await comment(stranger, postId);
    const byAuthor = await comment(coach, postId);
    const admin = await comment(club.admin, postId);
    const seen = await reads(child, postId);
    expect(seen).toContain(byAuthor);
    expect(seen).toContain(admin);
    expect(seen).not.toContain(byStranger);
  });

  it('is everything below one’s own', async () => {
    const { club, coach } = await coachWithChild('public');
    const teen = await aged(14);
    await club.join(teen);
    const postId = await post(teen, 'friends');
    const reply = await comment(coach, postId);
    expect(await reads(teen, postId)).toEqual([reply]);
  });
});

describe('the guardian of a child under 13', () => {
  it('reads the thread in which the child takes part, as the child sees it, and answers nothing', async () => {
    const { coach, guardian, stranger, postId, reply } = await coachWithChild('friends');
    const asked = await comment(coach, postId);
    const unseen = await comment(stranger, postId);
    const seen = await reads(guardian, postId);
    expect(seen).toEqual([reply, asked]);
    expect(seen).not.toContain(unseen);
    const answer = await world.send(guardian, commentEndpoints.add, {
      params: { postId },
      body: { content: 'Hello' },
    });
    expect(answer.statusCode).toBe(404);
    const feed = await world.call(guardian, postEndpoints.feed, { query: {} });
    expect(feed.posts.map(({ id }) => id)).not.toContain(postId);
  });

  it('finds what the child has said, and opens the thread from there', async () => {
    const { coach, guardian, child, stranger, postId, reply } = await coachWithChild('friends');
    const asked = { params: { childId: child.id }, query: {} };
    const { comments } = await world.call(guardian, commentEndpoints.ofChild, asked);
    expect(comments).toMatchObject([{ id: reply, post: { id: postId, author: { id: coach.id } } }]);
    for (const other of [stranger, coach]) {
      const refusal = await world.refusal(other, commentEndpoints.ofChild, asked);
      expect(refusal.status).toBe(404);
    }
    const page = await world.call(guardian, commentEndpoints.list, {
      params: { postId },
      query: {},
    });
    expect(page.access).toBe('notForYou');
  });

  it('opens what the child opens, also where the child says nothing, and no more', async () => {
    const { coach, guardian } = await coachWithChild('friends');
    const statusOf = async (visibility: 'friends' | 'private') => {
      const params = { postId: await post(coach, visibility) };
      return (await world.send(guardian, postEndpoints.read, { params })).statusCode;
    };
    expect([await statusOf('friends'), await statusOf('private')]).toEqual([200, 404]);
  });
});

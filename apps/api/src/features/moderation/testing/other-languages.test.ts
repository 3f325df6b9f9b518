import { commentsSeenBy, publicPost, say } from '#testing/comments';
import { decideAbout, queueOf } from '#testing/decisions/queue';
import { befriended } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const IN_UKRAINIAN = 'Сьогодні ми вчили нову вправу з обручем';
const IN_SPANISH = 'Hoy he entrenado con la cinta y me ha salido todo';
const IN_ENGLISH = 'Today we learnt a new routine with the hoop';

const teenager = () => world.person({ birthYear: world.clock().getUTCFullYear() - 15 });
const reasonOf = async (content: string) =>
  (await queueOf(world, moderator)).find((item) => item.comment === content)?.reason;
async function post(author: Person, content: string) {
  return world.call(author, postEndpoints.create, { body: { content, visibility: 'friends' } });
}
async function feedOf(reader: Person) {
  const { posts } = await world.call(reader, postEndpoints.feed, { query: {} });
  return posts.map(({ content }) => content);
}

/** A teenager with two friends: another teenager and an adult. */
async function circle() {
  const [teen, friend, adult] = [await teenager(), await teenager(), await world.person()];
  await befriended(world, teen, friend);
  return { teen, friend, adult };
}

describe('what a minor writes in another language', () => {
  it('reaches other minors once a person has read the post', async () => {
    const { teen, friend } = await circle();
    const { id, readersFrom } = await post(teen, IN_UKRAINIAN);
    expect(readersFrom).toBe(18);
    expect(await feedOf(friend)).not.toContain(IN_UKRAINIAN);
    expect(await feedOf(teen)).toContain(IN_UKRAINIAN);
    expect(await reasonOf(IN_UKRAINIAN)).toBe('language');
    await decideAbout(world, moderator, id, 'approved');
    expect(await feedOf(friend)).toContain(IN_UKRAINIAN);
  });

  it('appears once a person has read the comment', async () => {
    const { teen, friend } = await circle();
    const postId = await publicPost(world, friend, { visibility: 'friends' });
    const comment = await say(world, teen, postId, IN_SPANISH);
    expect(comment.state).toBe('held');
    expect(await commentsSeenBy(world, friend, postId)).toEqual([]);
    expect(await reasonOf(IN_SPANISH)).toBe('language');
    await decideAbout(world, moderator, comment.id, 'approved');
    expect(await commentsSeenBy(world, friend, postId)).toMatchObject([{ content: IN_SPANISH }]);
  });

  it('stands in a profile once a person has read it', async () => {
    const { teen, friend } = await circle();
    const { fullName } = await world.call(teen, profileEndpoints.own);
    const body = { fullName, country: 'Ukraine', bio: IN_UKRAINIAN, age: null };
    const more = { specialties: '', achievements: '', instagram: '', youtube: '', tiktok: '' };
    await world.call(teen, profileEndpoints.edit, { body: { ...body, ...more } as never });
    const seen = async () => {
      const params = { userId: teen.id };
      return (await world.call(friend, profileEndpoints.read, { params })).bioPreview;
    };
    expect(await seen()).toBeNull();
    await decideAbout(world, moderator, teen.id, 'approved');
    expect(await seen()).toBe(IN_UKRAINIAN);
  });

  it('does not wait in English', async () => {
    const { teen, friend } = await circle();
    expect((await post(teen, IN_ENGLISH)).readersFrom).toBeNull();
    expect(await feedOf(friend)).toContain(IN_ENGLISH);
  });
});

it('an adult’s post in another language does not wait', async () => {
  const { adult } = await circle();
  expect((await post(adult, IN_UKRAINIAN)).readersFrom).toBeNull();
});

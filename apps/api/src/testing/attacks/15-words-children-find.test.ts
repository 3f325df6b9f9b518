import { clubIn } from '#testing/club';
import { commentsSeenBy, publicPost } from '#testing/comments';
import { family, youngPerson } from '#testing/family';
import { befriended, feedOf } from '#testing/posts';
import { decideAbout, queueOf } from '#testing/decisions/queue';
import { textsSeenBy } from '#testing/words/childs-eyes';
import { CONTACT_TEXTS } from '#testing/words/contact-texts';
import { type Person, type World, createWorld } from '#testing/world';
import { commentEndpoints } from '@ribbon/domain/comments';
import { type NewPost, postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let moderator: Person;
let child: Person;
beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ roles: ['system_admin'] });
  ({ child } = await family(world, { age: 10 }));
});
afterAll(() => world.close());

const profile = {
  fullName: 'Stan Marsh',
  country: 'United Kingdom' as const,
  bio: '',
  age: null,
  specialties: [],
  achievements: [],
  instagram: null,
  youtube: null,
  tiktok: null,
};
const edit = (who: Person, more: object) =>
  world.send(who, profileEndpoints.edit, { body: { ...profile, ...more } });
const written = (content: string, visibility: NewPost['visibility']) => ({
  content,
  visibility,
  media: [],
  location: '',
  commentsOff: false,
});

/** An adult of the child's club, whose profile is open and in the directory. */
async function coachOfChild(): Promise<Person> {
  const club = await clubIn(world);
  await club.join(child);
  const coach = await world.person({ userType: 'coach' });
  await club.join(coach, 'coach');
  await befriended(world, coach, child);
  await world.db
    .updateTable('athlete_profiles')
    .set({ listed_in_directory: true, feed_visibility: 'public' })
    .where('id', '=', coach.id)
    .execute();
  return coach;
}

describe('what children find of an adult', () => {
  it.each([
    ['a bio', (text: string) => ({ bio: text })],
    ['specialties', (text: string) => ({ specialties: [text] })],
    ['achievements', (text: string) => ({ achievements: [text] })],
  ] as const)('is read as words to a child: %s', async (_, more) => {
    const coach = await coachOfChild();
    const seen: string[] = [];
    for (const text of CONTACT_TEXTS) {
      await edit(coach, more(text));
      seen.push(...(await textsSeenBy(world, child, { userId: [coach.id] }, [text])));
    }
    expect(seen).toEqual([]);
  });

  it('adults go on seeing it, and a person decides about the rest', async () => {
    const [coach, adult] = [await coachOfChild(), await world.person()];
    const bio = 'kik stan_mm';
    expect((await edit(coach, { bio })).json()).toMatchObject({ bio, readersFrom: 18 });
    const params = { userId: coach.id };
    const read = (who: Person | undefined) => world.call(who, profileEndpoints.read, { params });
    expect((await read(adult)).bioPreview).toBe(bio);
    expect((await read(child)).bioPreview).toBeNull();
    expect((await read(undefined)).bioPreview).toBeNull();
    const item = (await queueOf(world, moderator)).find(({ comment }) => comment === bio);
    expect(item).toMatchObject({ kind: 'profile', reason: 'adult_to_minor', priority: 2 });
    await decideAbout(world, moderator, coach.id, 'approved');
    expect((await read(child)).bioPreview).toBe(bio);
    expect((await edit(coach, { bio, country: 'Spain' })).json().readersFrom).toBeNull();
  });

  it('leaves the queue when its author takes it back', async () => {
    const coach = await coachOfChild();
    await edit(coach, { bio: 'insta stan_mm' });
    await edit(coach, { bio: 'Coach for twelve years' });
    const items = await queueOf(world, moderator);
    expect(items.filter(({ author }) => author.id === coach.id)).toEqual([]);
  });

  it('holds in public posts, too', async () => {
    const author = await world.person();
    const body = written('insta stan_mm', 'public');
    const { id: postId } = await world.call(author, postEndpoints.create, { body });
    const read = (who: Person | undefined) =>
      world.send(who, postEndpoints.read, { params: { postId } });
    const adult = await world.person();
    expect((await read(adult)).statusCode).toBe(200);
    for (const minor of [child, await youngPerson(world, 17), undefined]) {
      expect((await read(minor)).statusCode).toBe(404);
    }
    await decideAbout(world, moderator, postId, 'approved');
    expect((await read(undefined)).statusCode).toBe(200);
  });

  it('a no leaves it with adults', async () => {
    const author = await world.person();
    const body = written('kik stan_mm', 'public');
    const { id: postId } = await world.call(author, postEndpoints.create, { body });
    await decideAbout(world, moderator, postId, 'rejected');
    const read = (who: Person) => world.send(who, postEndpoints.read, { params: { postId } });
    expect((await read(child)).statusCode).toBe(404);
    expect((await read(author)).json().readersFrom).toBe(18);
  });
});

describe('what a (false) child writes to a child', () => {
  const WAYS = ['kik lena_77', 'where is your hall', 'O7700 9OO l23', 'look at rgphotos.co'];
  const KIND = ['ur so pretty in that leo', 'You look great!', 'Well done, lovely leap!'];

  /** Somebody who says they are thirteen, and the child of the same club; they are friends. */
  async function newFriend(): Promise<Person> {
    const club = await clubIn(world);
    await club.join(child);
    const friend = await club.member({ birthYear: world.clock().getUTCFullYear() - 14 });
    await befriended(world, friend, child);
    return friend;
  }

  it.each(WAYS)('below a post waits for a person: %s', async (content) => {
    const friend = await newFriend();
    for (const author of [child, friend]) {
      const postId = await publicPost(world, author, { visibility: 'friends' });
      const params = { postId };
      const answer = await world.send(friend, commentEndpoints.add, { params, body: { content } });
      expect([200, 422]).toContain(answer.statusCode);
      expect(await commentsSeenBy(world, child, postId)).toEqual([]);
    }
  });

  it.each(WAYS)('is in no post that the child sees: %s', async (content) => {
    const [friend, teen] = [await newFriend(), await youngPerson(world)];
    await befriended(world, friend, teen);
    await world.send(friend, postEndpoints.create, { body: written(content, 'friends') });
    const contents = async (who: Person) => (await feedOf(world, who)).map((one) => one.content);
    expect(await contents(child)).not.toContain(content);
  });

  it('waits as contact details for a child', async () => {
    const friend = await newFriend();
    const body = written('kik lena_77', 'friends');
    const { id, readersFrom } = await world.call(friend, postEndpoints.create, { body });
    expect(readersFrom).toBe(13);
    const item = (await queueOf(world, moderator)).find(({ post }) => post?.id === id);
    expect(item).toMatchObject({ kind: 'post', reason: 'to_child', priority: 2 });
  });

  it.each(KIND)('is there when it is kind: %s', async (content) => {
    const friend = await newFriend();
    const postId = await publicPost(world, child, { visibility: 'friends' });
    await world.call(friend, commentEndpoints.add, { params: { postId }, body: { content } });
    const seen = await commentsSeenBy(world, child, postId);
    expect(seen.map((one) => one.content)).toEqual([content]);
    await world.call(friend, postEndpoints.create, { body: written(content, 'friends') });
    expect((await feedOf(world, child)).map((one) => one.content)).toContain(content);
  });

  it('is read as teenagers’ words where no child reads it', async () => {
    const [one, other] = [await youngPerson(world), await youngPerson(world, 15)];
    await befriended(world, one, other);
    const postId = await publicPost(world, other, { visibility: 'friends' });
    const params = { postId };
    const body = { content: 'where is your hall?' };
    expect((await world.call(one, commentEndpoints.add, { params, body })).state).toBe('approved');
  });
});

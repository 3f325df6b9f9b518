import { clubIn } from '#testing/club';
import { commentsSeenBy, publicPost, say } from '#testing/comments';
import { befriended, feedOf } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { type NewPost, type PostId, clubPostEndpoints, postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const WAYS_ELSEWHERE = ['snap lenatwirls77', 'my 👻 is hoopdaddy21', 'gorgeous legs'];

/** A confirmed coach and a teenager of the club, who are friends. */
async function coachAndTeen() {
  const club = await clubIn(world);
  const coach = await world.person({ userType: 'coach' });
  await club.join(coach, 'coach');
  const teen = await club.member({ birthYear: world.clock().getUTCFullYear() - 14 });
  await befriended(world, coach, teen);
  return { club, coach, teen };
}
const wordsSeenBy = async (who: Person, postId: PostId) =>
  (await commentsSeenBy(world, who, postId)).map(({ content }) => content);
const written = (content: string, visibility: NewPost['visibility'] = 'friends') => ({
  content,
  visibility,
  media: [],
  location: '',
  commentsOff: false,
});

describe('what an adult writes where minors read, before any of them has spoken', () => {
  it.each(WAYS_ELSEWHERE)('below a club’s post waits for a person: %s', async (content) => {
    const { club, coach, teen } = await coachAndTeen();
    const { id: postId } = await world.call(club.admin, clubPostEndpoints.create, {
      params: { clubId: club.id },
      body: { content: 'Training in hall 2', media: [], location: '', commentsOff: false },
    });
    expect((await say(world, coach, postId, content)).state).toBe('held');
    await say(world, coach, postId, 'See you Tuesday, bring your hoop!');
    expect(await wordsSeenBy(teen, postId)).toEqual(['See you Tuesday, bring your hoop!']);
  });

  it('below the own post waits as well', async () => {
    const { coach, teen } = await coachAndTeen();
    const postId = await publicPost(world, coach, { visibility: 'friends' });
    expect((await say(world, coach, postId, 'my 👻 is hoopdaddy21')).state).toBe('held');
    expect(await wordsSeenBy(teen, postId)).toEqual([]);
  });

  it('is read like anybody’s where no minor of the adult’s would meet it', async () => {
    const [{ coach }, author] = [await coachAndTeen(), await world.person()];
    const postId = await publicPost(world, author);
    expect((await say(world, coach, postId, 'where is your hall?')).state).toBe('approved');
  });
});

describe('a post of an adult who has friends under 18', () => {
  const contentsSeenBy = async (who: Person) =>
    (await feedOf(world, who)).map(({ content }) => content);

  it.each(['friends', 'public'] as const)(
    'for %s shows minors nothing that a person has to read first',
    async (visibility) => {
      const { coach, teen } = await coachAndTeen();
      for (const content of WAYS_ELSEWHERE) {
        const body = written(content, visibility);
        const { readersFrom } = await world.call(coach, postEndpoints.create, { body });
        expect(readersFrom).toBe(18);
      }
      const fine = 'Beautiful lines in the arabesque today!';
      const body = written(fine, visibility);
      const { id: postId } = await world.call(coach, postEndpoints.create, { body });
      expect(await contentsSeenBy(teen)).toEqual([fine]);
      const edit = { params: { postId }, body: written('my 👻 is hoopdaddy21', visibility) };
      expect((await world.call(coach, postEndpoints.edit, edit)).readersFrom).toBe(18);
      expect(await contentsSeenBy(teen)).toEqual([]);
    },
  );

  it('is read like anybody’s for oneself alone, or among adults', async () => {
    const [{ coach }, adult, other] = [
      await coachAndTeen(),
      await world.person(),
      await world.person(),
    ];
    await befriended(world, adult, other);
    for (const [who, body] of [
      [coach, written('gorgeous legs', 'private')],
      [adult, written('where is your hall?')],
    ] as const) {
      expect((await world.send(who, postEndpoints.create, { body })).statusCode).toBe(200);
    }
  });
});

describe('the profile of an adult', () => {
  it('shows e-mail and pages elsewhere to friends of age alone', async () => {
    const [{ coach, teen }, friend] = [await coachAndTeen(), await world.person()];
    await befriended(world, coach, friend);
    await world.db
      .updateTable('athlete_profiles')
      .set({
        feed_visibility: 'friends',
        social_links: JSON.stringify({ instagram: 'https://instagram.com/coach_rhys88' }),
      })
      .where('id', '=', coach.id)
      .execute();
    await world.db
      .insertInto('privacy_settings')
      .values({
        user_id: coach.id,
        show_email_to_friends: true,
        show_age_to_friends: true,
        show_social_links_to_friends: true,
      })
      .execute();
    const params = { userId: coach.id };
    const known = await world.call(friend, profileEndpoints.read, { params });
    expect(known.privatePart).toMatchObject({ email: coach.email });
    expect(JSON.stringify(known)).toContain('coach_rhys88');
    const seen = await world.call(teen, profileEndpoints.read, { params });
    expect(seen.privatePart).toMatchObject({ email: null, age: null, social: null });
  });
});

import { clubIn } from '#testing/club';
import { commentsSeenBy, publicPost, say } from '#testing/comments';
import { family, linked } from '#testing/family';
import { befriended } from '#testing/posts';
import { decideAbout, queueOf } from '#testing/decisions/queue';
import { type Person, type World, createWorld } from '#testing/world';
import { type Comment, commentEndpoints } from '@ribbon/domain/comments';
import { moderationFaults } from '@ribbon/domain/moderation';
import type { PostId } from '@ribbon/domain/posts';
import { reviewEndpoints } from '@ribbon/domain/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

/** A confirmed coach, and a child of ten of the same club who has posted something. */
async function coachAndChild() {
  const club = await clubIn(world);
  const { child, guardian } = await family(world, { age: 10, permissions: ['comment'] });
  await club.join(child);
  const coach = await world.person({ userType: 'coach' });
  await club.join(coach, 'coach');
  const postId = await publicPost(world, child, { visibility: 'friends' });
  return { club, child, guardian, coach, postId };
}
const write = (who: Person, postId: PostId, content: string) =>
  world.send(who, commentEndpoints.add, { params: { postId }, body: { content } });
const wordsSeenBy = async (who: Person, postId: PostId) =>
  (await commentsSeenBy(world, who, postId)).map(({ content }) => content);

/** What a child of ten got from an adult, and more of the same kind. */
const TO_A_CHILD = [
  'snap lenatwirls77',
  's n a p me, jenleaps22',
  '1nsta gymfan_uncle',
  'my 👻 is hoopdaddy21',
  '٠٧٧٠٠ ٩٠٠١٢٣ text me',
  'O7700 9OO l23 if you need help',
  'where is your hall?',
  'You look so good in that leotard',
  'oh seven seven double oh nine double oh one two three',
  '０７７００９００３２１',
  'ѕnар me, jenleaps22',
  'I could pick you up on Saturday',
  'what time do you finish on Thursdays?',
  'this stays between us',
  'I bought you something nice',
  'send me a pic of your splits',
  'gorgeous legs',
  'my site is rgphotos.co, have a look',
  'kevin dot hartley at gmail dot com',
  'can we chat off here?',
];

describe('what an adult writes to a child of ten', () => {
  it.each(TO_A_CHILD)('is not seen by the child: %s', async (content) => {
    const { child, guardian, coach, postId } = await coachAndChild();
    const answer = await write(coach, postId, content);
    expect([200, 422]).toContain(answer.statusCode);
    expect(await wordsSeenBy(child, postId)).toEqual([]);
    expect(await wordsSeenBy(guardian, postId)).toEqual([]);
  });

  it('waits for a person, and its author is told that it is being reviewed', async () => {
    const { child, coach, postId } = await coachAndChild();
    const comment = await say(world, coach, postId, 'where is your hall?');
    expect(comment.state).toBe('held');
    expect((await commentsSeenBy(world, coach, postId))[0]?.state).toBe('held');
    const item = (await queueOf(world, moderator)).find((one) => one.comment === comment.content);
    expect(item).toMatchObject({ reason: 'adult_to_minor', priority: 2, kind: 'comment' });
    expect(await world.mailsTo(child.email)).toEqual(
      expect.not.arrayContaining([
        expect.objectContaining({ text: expect.stringMatching('hall') }),
      ]),
    );
    await decideAbout(world, moderator, comment.id, 'approved');
    expect(await wordsSeenBy(child, postId)).toEqual([comment.content]);
  });

  it('is never seen when a person says no', async () => {
    const { child, coach, postId } = await coachAndChild();
    const comment = await say(world, coach, postId, 'where is your hall?');
    await decideAbout(world, moderator, comment.id, 'rejected');
    expect(await wordsSeenBy(child, postId)).toEqual([]);
  });

  it.each([
    'See you Tuesday, bring your hoop!',
    'Hall 2, 9.30 warm-up, on the carpet at 10.15.',
    'Snap that wrist at the end of the swing and the ribbon will follow.',
    'Beautiful lines in the arabesque!',
    '12.300 today, up from 11.850. Fantastic.',
  ])('reaches the child when it is what coaches write: %s', async (content) => {
    const { child, coach, postId } = await coachAndChild();
    expect((await say(world, coach, postId, content)).state).toBe('approved');
    expect(await wordsSeenBy(child, postId)).toEqual([content]);
  });

  it('reaches the own child of whoever looks after it', async () => {
    const { child, guardian, postId } = await coachAndChild();
    const words = 'You look so good in that leotard, love you lots 😘';
    expect((await say(world, guardian, postId, words)).state).toBe('approved');
    expect(await wordsSeenBy(child, postId)).toEqual([words]);
  });
});

describe('an adult who answers a minor below the post of an adult', () => {
  const teenager = () => world.person({ birthYear: world.clock().getUTCFullYear() - 17 });

  it('is read as hard', async () => {
    const [author, other, teen] = [await world.person(), await world.person(), await teenager()];
    await befriended(world, author, teen);
    const postId = await publicPost(world, author);
    await say(world, teen, postId, 'What a lovely routine!');
    for (const adult of [author, other]) {
      const answer: Comment = await say(world, adult, postId, 'where is your hall?');
      expect(answer.state).toBe('held');
    }
    expect(await wordsSeenBy(teen, postId)).toEqual(['What a lovely routine!']);
  });

  it('is read as hard where the two are linked: from 13 a link is only to look', async () => {
    const [adult, teen] = [await world.person(), await teenager()];
    await linked(world, teen, adult, 'teen_link');
    const postId = await publicPost(world, adult);
    await say(world, teen, postId, 'What a lovely routine!');
    expect((await say(world, adult, postId, 'my 👻 is hoopdaddy21')).state).toBe('held');
    expect(await wordsSeenBy(teen, postId)).toEqual(['What a lovely routine!']);
    await world.db
      .insertInto('privacy_settings')
      .values({ user_id: teen.id, allow_public_posts: true })
      .execute();
    const teens = await publicPost(world, teen);
    expect((await say(world, adult, teens, 'where is your hall?')).state).toBe('held');
  });

  it('is read like anybody while only adults talk', async () => {
    const [author, other] = [await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    expect((await say(world, other, postId, 'where is your hall?')).state).toBe('approved');
  });
});

it('a club that answers a review by somebody under 18 leaves ways to get in touch out', async () => {
  const club = await clubIn(world);
  const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 15 });
  await world.call(teen, reviewEndpoints.submit, {
    params: { clubId: club.id },
    body: { rating: 4, comment: 'A friendly hall and good coaches' },
  });
  const { id: reviewId } = await world.db
    .updateTable('club_reviews')
    .set({ status: 'approved' })
    .where('club_id', '=', club.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const reply = (content: string) =>
    world.send(club.admin, reviewEndpoints.reply, { params: { reviewId }, body: { content } });
  expect((await reply('Thank you, see you on Tuesday!')).statusCode).toBe(200);
  const refused = await reply('Thank you! Which school do you go to?');
  expect(refused.json()).toMatchObject({ code: moderationFaults.notToMinors.code });
});

describe('what a club tells its children', () => {
  it('may be where and when, never how to reach somebody in private', async () => {
    const { club, child } = await coachAndChild();
    const post = (content: string) =>
      world.app.inject({
        method: 'POST',
        url: `/api/club-admin/clubs/${club.id}/posts`,
        payload: { content, media: [], location: '', commentsOff: false },
        headers: { cookie: club.admin.cookie },
      });
    expect((await post('Tuesday, 6 pm, hall 2: bring your hoop')).statusCode).toBe(200);
    expect((await post('Club office: 0113 496 0123, Mondays 4 to 6')).statusCode).toBe(200);
    for (const words of [
      'Club news: add me on snap, coach_rhys88',
      'Girls of our club, my 👻 is coach_rhys88',
      'Club chat for gymnasts: discord.gg/leotards',
      'Our club: message me privately on telegram @rhys_rg',
    ]) {
      expect((await post(words)).statusCode).toBe(422);
    }
    expect(child.id).toBeDefined();
  });
});

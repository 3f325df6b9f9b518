import { clubIn, newClub } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { type PostId, postEndpoints } from '@ribbon/domain/posts';
import { reviewEndpoints } from '@ribbon/domain/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const aged = (age: number) => world.person({ birthYear: world.clock().getUTCFullYear() - age });

async function publicPost({ id }: Person): Promise<PostId> {
  const row = await world.db
    .insertInto('posts')
    .values({
      author_id: id,
      content: 'Words',
      visibility: 'public',
      approval_status: 'approved',
      reader_age: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id as PostId;
}

const like = (who: Person, postId: PostId) =>
  world.call(who, postEndpoints.like, { params: { postId } });

async function toldOf(author: Person) {
  await world.worker.run();
  const { notifications } = await world.call(author, notificationEndpoints.list, { query: {} });
  return notifications.find(({ type }) => type === 'post_like');
}

describe('a like', () => {
  it('of somebody of 17 is counted, and names nobody to a stranger', async () => {
    const stranger = await world.person();
    const postId = await publicPost(stranger);
    const teen = await aged(17);
    await like(teen, postId);
    const notification = await toldOf(stranger);
    expect(notification?.message).toBe('Someone liked your post.');
    expect(notification?.person).toBeNull();
    expect(JSON.stringify(notification)).not.toContain(teen.id);
    const post = await world.call(stranger, postEndpoints.read, { params: { postId } });
    expect(post.likes).toBe(1);
  });

  it.each([9, 14])('of somebody of %i reaches no stranger', async (age) => {
    const postId = await publicPost(await world.person());
    const answer = await world.send(await aged(age), postEndpoints.like, { params: { postId } });
    expect(answer.statusCode).toBe(404);
  });

  it('among likes of adults names an adult, and counts everybody', async () => {
    const stranger = await world.person();
    const postId = await publicPost(stranger);
    const adult = await world.person();
    await like(adult, postId);
    await world.worker.run();
    await like(await aged(17), postId);
    const received = await toldOf(stranger);
    expect(received?.person?.id).toBe(adult.id);
    expect(received?.message).toMatch(/ and 1 other liked your post\.$/u);
  });

  it('names a minor to those who know the minor', async () => {
    const club = await clubIn(world);
    const coach = await world.person({ userType: 'coach' });
    const child = await aged(10);
    await club.join(coach, 'coach');
    await club.join(child);
    const postId = await publicPost(coach);
    await like(child, postId);
    expect((await toldOf(coach))?.person?.id).toBe(child.id);
  });

  it('names nobody under 18 in a mail to a stranger either', async () => {
    const stranger = await world.person();
    const settings = await world.call(stranger, notificationEndpoints.settings);
    const kinds = settings.kinds.map((kind) =>
      kind.type === 'post_like' ? { ...kind, email: true } : kind,
    );
    await world.call(stranger, notificationEndpoints.changeSettings, {
      body: { ...settings, kinds },
    });
    const child = await aged(17);
    await like(child, await publicPost(stranger));
    world.turnClock(61);
    await world.worker.run();
    await world.worker.run();
    const mails = await world.mailsTo(stranger.email);
    expect(mails.map(({ text }) => text).join('\n')).toContain('Someone liked your post');
    expect(JSON.stringify(mails)).not.toContain(child.id);
  });
});

describe('a review', () => {
  async function reviewedBy(author: Person) {
    const clubId = await newClub(world);
    await world.db
      .insertInto('club_reviews')
      .values({ club_id: clubId, user_id: author.id, rating: 5, status: 'approved' })
      .execute();
    return { params: { clubId }, query: {} };
  }

  it.each([14, 17])('of somebody of %i is by “A gymnast” to everybody else', async (age) => {
    const author = await aged(age);
    const asked = await reviewedBy(author);
    for (const who of [undefined, await world.person()]) {
      const { reviews } = await world.call(who, reviewEndpoints.ofClub, asked);
      expect(reviews).toMatchObject([{ author: { name: 'A gymnast', art: null } }]);
    }
    const { reviews } = await world.call(author, reviewEndpoints.ofClub, asked);
    expect(reviews[0]?.author.name).not.toBe('A gymnast');
  });

  it('of an adult has the adult’s name', async () => {
    const asked = await reviewedBy(await world.person());
    const { reviews } = await world.call(undefined, reviewEndpoints.ofClub, asked);
    expect(reviews[0]?.author.name).toMatch(/^Person Number/u);
  });
});

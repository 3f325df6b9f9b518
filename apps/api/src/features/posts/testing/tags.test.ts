import { consents, pictured, squad, tag } from '#testing/tags';
import { befriended, postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { familyEndpoints } from '@ribbon/domain/families';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { tagEndpoints } from '@ribbon/domain/posts';
import { reportEndpoints } from '@ribbon/domain/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function notificationsTo(who: Person): Promise<string[]> {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, {
    query: { show: 'all' },
  });
  return notifications
    .filter(({ type }) => type === 'post_tagged' || type === 'child_tagged')
    .map(({ message }) => message);
}

const found = async (who: Person, visibility: 'friends' | 'public') =>
  (await world.call(who, tagEndpoints.people, { query: { search: '', visibility } })).people.map(
    ({ id }) => id,
  );

it('child and guardian hear of a tag, and of none that is gone', async () => {
  const { child, guardian, coach } = await squad(world);
  await consents(world, guardian, child);
  const postId = await pictured(world, coach);
  await tag(world, coach, postId, child);
  expect(await notificationsTo(child)).toHaveLength(1);
  const [words] = await notificationsTo(guardian);
  expect(words).toMatch(/tagged Mia T\. in a picture/u);
  await consents(world, guardian, child, { given: false });
  expect(await notificationsTo(child)).toEqual([]);
  expect(await notificationsTo(guardian)).toEqual([]);
});

it('the guardian of a tagged child reports the post, without being the coach’s friend', async () => {
  const { child, guardian, coach } = await squad(world);
  await consents(world, guardian, child);
  const postId = await pictured(world, coach);
  await tag(world, coach, postId, child);
  const answer = await world.send(guardian, reportEndpoints.file, {
    body: {
      contentType: 'post',
      contentId: postId,
      reason: 'spam',
      description: 'This picture should not be here.',
      childAtRiskNow: false,
    },
  });
  expect(answer.statusCode).toBeLessThan(300);
});

it('the search holds people who may be tagged for these readers, and nobody else', async () => {
  const { child, guardian, coach, mate } = await squad(world);
  const friend = await world.person();
  await befriended(world, coach, friend);
  await world.person();
  expect(await found(coach, 'friends')).toEqual([friend.id]);
  await consents(world, guardian, child);
  expect(new Set(await found(coach, 'friends'))).toEqual(new Set([friend.id, child.id]));
  expect(await found(coach, 'public')).toEqual([friend.id]);
  expect(await found(coach, 'friends')).not.toContain(mate.id);
});

it('there is nobody to tag without a picture, or where nobody reads it', async () => {
  const [author, friend] = [await world.person(), await world.person()];
  await befriended(world, author, friend);
  const posts = [
    await postBy(world, author),
    await pictured(world, author, { visibility: 'private' }),
  ];
  for (const postId of posts) expect(await tag(world, author, postId, friend)).toBe(422);
  expect(await tag(world, friend, await pictured(world, author), author)).toBe(404);
});

it('the page of the consents tells who said what, and until when', async () => {
  const { child, guardian } = await squad(world);
  await consents(world, guardian, child, { use: 'press' });
  await consents(world, guardian, child, { use: 'press', given: false });
  const page = await world.call(guardian, familyEndpoints.photosOf, {
    params: { childId: child.id },
  });
  expect(page).toMatchObject({ mayAnswer: true, needsOwn: false, needsGuardian: true });
  expect(page.history.map(({ use, given }) => [use, given])).toEqual([
    ['press', false],
    ['press', true],
  ]);
  expect(page.uses.every(({ stands }) => !stands)).toBe(true);
  const own = await world.call(child, familyEndpoints.ownPhotos);
  expect(own).toMatchObject({ mayAnswer: false, uses: page.uses });
});

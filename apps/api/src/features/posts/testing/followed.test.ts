import { postBy } from '#testing/posts';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import {
  FEED_PAGE,
  OWN_POSTS_PAGE,
  type PostId,
  postEndpoints as endpoints,
} from '@ribbon/domain/posts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const minutesAgo = (minutes: number) => ({
  created_at: new Date(world.clock().getTime() - minutes * 60_000),
});
async function followedBy(fan: Person): Promise<Person> {
  const star = await world.person();
  await world.db
    .updateTable('athlete_profiles')
    .set({ feed_visibility: 'public' })
    .where('id', '=', star.id)
    .execute();
  await world.call(fan, friendEndpoints.follow, { params: { userId: star.id } });
  return star;
}

/** Every page of a list, one after the other. */
async function idsOf(
  who: Person,
  list: typeof endpoints.followed | typeof endpoints.mine,
): Promise<PostId[][]> {
  const pages: PostId[][] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const { posts, next }: { posts: { id: PostId }[]; next: string | null } = await world.call(
      who,
      list,
      { query: after === undefined ? {} : { after } },
    );
    pages.push(posts.map(({ id }) => id));
    after = next;
  }
  return pages;
}

it('the people one follows have a list of their own, newest first and only what one may read', async () => {
  const fan = await world.person();
  const [star, other] = [await followedBy(fan), await followedBy(fan)];
  const shown = [
    await postBy(world, star, { ...minutesAgo(1), visibility: 'public' }),
    await postBy(world, other, { ...minutesAgo(2), visibility: 'public' }),
    await postBy(world, star, { ...minutesAgo(3), visibility: 'public' }),
  ];
  await postBy(world, star, { visibility: 'friends' });
  await postBy(world, star, { visibility: 'private' });
  await postBy(world, star, { visibility: 'public', approval_status: 'held' });
  await postBy(world, star, { visibility: 'public', is_hidden: true, hidden_at: world.clock() });
  await postBy(world, await world.person(), { visibility: 'public' });
  await postBy(world, fan, { visibility: 'public' });
  expect(await idsOf(fan, endpoints.followed)).toEqual([shown]);

  await world.call(fan, friendEndpoints.blockPerson, { params: { userId: other.id } });
  expect(await idsOf(fan, endpoints.followed)).toEqual([[shown[0], shown[2]]]);
  await world.call(fan, friendEndpoints.unfollow, { params: { userId: star.id } });
  expect(await idsOf(fan, endpoints.followed)).toEqual([[]]);
});

it('such a list comes in pages that neither skip nor repeat', async () => {
  const fan = await world.person();
  const stars = [await followedBy(fan), await followedBy(fan)] as const;
  const all: PostId[] = [];
  for (let nth = 0; nth < FEED_PAGE + 3; nth += 1) {
    const author = stars[nth % 2 === 0 ? 0 : 1];
    all.push(await postBy(world, author, { ...minutesAgo(nth), visibility: 'public' }));
  }
  const pages = await idsOf(fan, endpoints.followed);
  expect(pages.map((page) => page.length)).toEqual([FEED_PAGE, 3]);
  expect(pages.flat()).toEqual(all);
});

it('a child follows nobody and has no such list', async () => {
  const { child } = await family(world);
  expect(await world.refusal(child, endpoints.followed, { query: {} })).toMatchObject({
    status: 403,
  });
});

it('one’s own posts go on after the first page', async () => {
  const author = await world.person();
  const all: PostId[] = [];
  for (let nth = 0; nth < OWN_POSTS_PAGE + 2; nth += 1) {
    all.push(await postBy(world, author, minutesAgo(nth)));
  }
  const pages = await idsOf(author, endpoints.mine);
  expect(pages.map((page) => page.length)).toEqual([OWN_POSTS_PAGE, 2]);
  expect(pages.flat()).toEqual(all);
});

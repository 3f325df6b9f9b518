import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { type FeedPost, PostId, postEndpoints } from '@ribbon/domain/posts';
import type { Insertable } from 'kysely';
import type { Person, World } from './world.ts';

/** A post that is there, however it came about. */
export async function postBy(
  world: World,
  author: { id: UserId },
  more: Partial<Insertable<DB['posts']>> = {},
): Promise<PostId> {
  const { id } = await world.db
    .insertInto('posts')
    .values({
      author_id: author.id,
      content: 'A clean routine today',
      visibility: 'friends',
      approval_status: 'approved',
      reader_age: 0,
      created_at: world.clock(),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return PostId.parse(id);
}

export async function befriended(world: World, one: { id: UserId }, other: { id: UserId }) {
  await world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();
}

/** The whole feed of somebody, page by page; `between` happens after each page. */
export async function feedOf(
  world: World,
  who: Person,
  between: () => Promise<unknown> = async () => undefined,
): Promise<FeedPost[]> {
  const posts: FeedPost[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const page: { posts: FeedPost[]; next: string | null } = await world.call(
      who,
      postEndpoints.feed,
      { query: after === undefined ? {} : { after } },
    );
    posts.push(...page.posts);
    after = page.next;
    await between();
  }
  return posts;
}

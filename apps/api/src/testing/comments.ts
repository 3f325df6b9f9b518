import type { DB } from '#db/schema.generated';
import { type Comment, CommentId, commentEndpoints } from '@ribbon/domain/comments';
import { PostId } from '@ribbon/domain/posts';
import type { Insertable } from 'kysely';
import type { Person, World } from './world.ts';

/** A published post, however it came about. */
export async function postBy(
  world: World,
  { id }: Pick<Person, 'id'>,
  more: Partial<Insertable<DB['posts']>> = {},
): Promise<PostId> {
  const row = await world.db
    .insertInto('posts')
    .values({
      author_id: id,
      content: 'A new routine',
      visibility: 'public',
      approval_status: 'approved',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return PostId.parse(row.id);
}

export async function befriend(world: World, one: Person, other: Person): Promise<void> {
  await world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();
}

export const say = (world: World, who: Person, postId: PostId, content = 'Lovely hoop work!') =>
  world.call(who, commentEndpoints.add, { params: { postId }, body: { content } });

/** Everything below a post, page after page, as somebody sees it. */
export async function commentsSeenBy(
  world: World,
  who: Person | undefined,
  postId: PostId,
): Promise<Comment[]> {
  const comments: Comment[] = [];
  let after: string | null = null;
  do {
    const page: { comments: Comment[]; next: string | null } = await world.call(
      who,
      commentEndpoints.list,
      { params: { postId }, query: after === null ? {} : { after } },
    );
    comments.push(...page.comments);
    after = page.next;
  } while (after !== null);
  return comments;
}

/** Comments that were written before, one second after the other. */
export async function manyComments(
  world: World,
  postId: PostId,
  author: Person,
  count: number,
): Promise<CommentId[]> {
  const begun = world.clock().getTime() - count * 1000;
  const rows = await world.db
    .insertInto('comments')
    .values(
      Array.from({ length: count }, (_, nth) => ({
        post_id: postId,
        author_id: author.id,
        content: `Comment ${nth + 1}`,
        approval_status: 'approved' as const,
        created_at: new Date(begun + nth * 1000),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => CommentId.parse(id));
}

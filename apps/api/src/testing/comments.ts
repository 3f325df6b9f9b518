import { type Comment, CommentId, commentEndpoints } from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import { postBy } from './posts.ts';
import type { Person, World } from './world.ts';

/** A post that everybody may read. */
export const publicPost = (
  world: World,
  author: Pick<Person, 'id'>,
  more: Parameters<typeof postBy>[2] = {},
): Promise<PostId> => postBy(world, author, { visibility: 'public', ...more });

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
        reader_age: 0 as const,
        created_at: new Date(begun + nth * 1000),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => CommentId.parse(id));
}

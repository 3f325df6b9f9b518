import { asFile, samples } from '#testing/media/samples';
import type { Person, World } from '#testing/world';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { CommentId, commentEndpoints } from '@ribbon/domain/comments';
import { MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { PostId } from '@ribbon/domain/posts';
import { randomUUID } from 'node:crypto';
import type { Graph, Post, Remark } from './graph.ts';
import { settlePeople } from './settle.people.ts';

/** One stored picture, whose bytes all others share. */
export async function storedPicture(world: World) {
  const file = asFile('routine.png', await samples.picture());
  const { id } = await world.call(await world.person(), mediaEndpoints.upload, {
    params: { purpose: 'post' },
    file,
  });
  const { variants, sha256 } = await world.db
    .selectFrom('media_files')
    .select(['variants', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { variants: JSON.stringify(variants), sha256 };
}

type Stored = Awaited<ReturnType<typeof storedPicture>>;
export type PostRow = Post & { id: PostId; mediaId: MediaId | undefined; at: Date };
export type RemarkRow = Remark & { id: CommentId };

/** A graph as it stands in the database. */
export interface Settled {
  graph: Graph;
  people: Person[];
  clubs: ClubId[];
  posts: PostRow[];
  comments: RemarkRow[];
}

export async function settle(world: World, graph: Graph, stored: Stored): Promise<Settled> {
  const { people, id, clubs } = await settlePeople(world, graph);
  const posts: PostRow[] = [];
  for (const post of graph.posts) {
    const at = new Date(world.clock().getTime() - 60_000 - post.second * 1000);
    const { id: made } = await world.db
      .insertInto('posts')
      .values({
        author_id: id(post.author),
        club_id: post.inNameOf === undefined ? null : (clubs[post.inNameOf] as ClubId),
        is_club_post: post.inNameOf !== undefined,
        content: 'Words',
        visibility: post.visibility,
        approval_status: post.status,
        reader_age: post.readerAge,
        is_hidden: post.isHidden,
        hidden_at: post.isHidden ? world.clock() : null,
        comments_enabled: post.takesComments,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const postId = PostId.parse(made);
    const mediaId = await picture(world, { stored, post, postId, owner: id(post.author) });
    // The same object: the model knows by it which comments are below which post.
    posts.push(Object.assign(post, { id: postId, at, mediaId }));
  }
  const comments: RemarkRow[] = [];
  for (const remark of graph.comments) {
    const author = people[remark.author] as Person;
    comments.push({ ...remark, id: await comment(world, remark, author, posts) });
  }
  return { graph, people, clubs, posts, comments };
}

async function picture(
  { db, clock }: World,
  { stored, post, postId, owner }: { stored: Stored; post: Post; postId: PostId; owner: UserId },
) {
  if (post.media === 'none') return undefined;
  const { id } = await db
    .insertInto('media_files')
    .values({
      ...stored,
      owner_id: owner,
      uploaded_by: owner,
      purpose: 'post',
      kind: 'image',
      mime_type: 'image/webp',
      storage_key: randomUUID(),
      bytes: 10,
      width: 40,
      height: 30,
      status: post.media === 'held' ? 'held' : 'ready',
      is_seen: post.media === 'ready',
      subject_kind: 'post',
      subject_id: postId,
      attached_at: clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('post_media')
    .values({ post_id: postId, media_id: id, position: 0 })
    .execute();
  return MediaId.parse(id);
}

/** However it came about, it is deleted as its author deletes it. */
async function comment(
  world: World,
  { post, status, readerAge, isHidden, isDeleted }: Remark,
  author: Person,
  posts: readonly PostRow[],
): Promise<CommentId> {
  const { id } = await world.db
    .insertInto('comments')
    .values({
      post_id: (posts[post] as PostRow).id,
      author_id: author.id,
      content: 'Words below',
      approval_status: status,
      reader_age: readerAge,
      is_hidden: isHidden,
      hidden_at: isHidden ? world.clock() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const commentId = CommentId.parse(id);
  if (isDeleted) {
    const { statusCode } = await world.send(author, commentEndpoints.remove, {
      params: { commentId },
    });
    // Whose account is paused deletes nothing; it is gone all the same.
    if (statusCode >= 400) await world.db.deleteFrom('comments').where('id', '=', id).execute();
  }
  return commentId;
}

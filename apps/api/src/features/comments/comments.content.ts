import type { DB } from '#db/schema.generated';
import { isOfChild, mayReadComment } from '#db/visibility/visibility';
import type { Clock } from '#platform/clock';
import type { ContentHiding, ContentKind, WordsFromBefore } from '#platform/content/content';
import type { CommentId } from '@ribbon/domain/comments';
import { type Kysely, sql } from 'kysely';
import type { CommentService } from './comments.service.ts';
import { commentSurroundings } from './moderation/comments.surroundings.content.ts';
import type { CommentReading } from './read/comments.read.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  comments: CommentService;
  reading: CommentReading;
  hiding: ContentHiding;
  words: WordsFromBefore;
}

const NAMES = { comment: 'comment', author: 'author', post: 'post' } as const;

/** Comments in every place that deals with content. */
export const commentContent = ({ comments, reading, ...needs }: Needs): ContentKind => ({
  kind: 'comment',
  excerpt: (id) => sql`
    select comment.content as text, comment.author_id as author
    from comments comment where comment.id = ${id}`,
  report: { find: reading.subject, context: commentSurroundings(needs) },
  hiding: needs.hiding,
  queue: {
    lock: (tx, id) => comments.lock(tx, id as CommentId),
    decide: (tx, id, approved) => comments.decideAsModerator(tx, id as CommentId, approved),
    text: (id) => sql`select comment.content from comments comment where comment.id = ${id}`,
  },
  words: needs.words,
  guardian: { column: 'comment_id', permission: 'comment', decide: comments.decideAsGuardian },
  revoke: { comment: comments.stop },
  notification: {
    field: 'commentId',
    stands: (id) => sql`exists (select from comments comment
      where comment.id = ${id} and comment.approval_status = 'approved' and not comment.is_hidden)`,
    // The post's author reads what was written below it (rules 10 and 24).
    quote: (id, viewer, now) => sql`
      select comment.content from comments comment join posts post on post.id = comment.post_id
        join athlete_profiles post_author on post_author.id = post.author_id
        join athlete_profiles author on author.id = comment.author_id
      where comment.id = ${id} and post.author_id = ${viewer.id} and ${mayReadComment(viewer, now, {
        ...NAMES,
        childReads: isOfChild(now, { post: 'post', author: 'post_author' }),
      })}`,
  },
});

import type {
  ContentHiding,
  ContentKind,
  QueueHolder,
  WordsFromBefore,
} from '#platform/content/content';
import type { Clock } from '#platform/clock';
import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/visibility/viewer';
import { type Kysely, sql } from 'kysely';
import { postMediaReader } from './posts.media.ts';
import { postSurroundings } from './posts.surroundings.content.ts';
import { quotedText } from './posts.words.sql.ts';
import { visiblePostStore } from './posts.visible.store.ts';
import type { PostSettling } from './write/posts.settlement.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  settling: PostSettling;
  hiding: ContentHiding;
  holder: QueueHolder;
  words: WordsFromBefore;
}

/** Posts in every place that deals with content. */
export const postContent = (needs: Needs): ContentKind => ({
  kind: 'post',
  excerpt: (id) =>
    sql`select ${quotedText} as text, post.author_id as author from posts post where post.id = ${id}`,
  report: {
    find: (viewer, id) => visiblePostStore.post(needs.db, id, viewerOf(viewer), needs.clock()),
    context: postSurroundings(needs),
  },
  hiding: needs.hiding,
  queue: needs.holder,
  words: needs.words,
  guardian: {
    column: 'post_id',
    permission: 'create_posts',
    decide: needs.settling.decideAsGuardian,
    details: (id) => sql`
      select json_build_object('media', coalesce(json_agg(json_build_object('id', shown.media_id,
        'kind', file.kind, 'alt', coalesce(shown.alt_text, '')) order by shown.position), '[]'))
      from post_media shown join media_files file on file.id = shown.media_id
      where shown.post_id = ${id} and file.status <> 'rejected'`,
  },
  revoke: { create_posts: needs.settling.stop, upload_media: needs.settling.stopPictures },
  notification: {
    field: 'postId',
    stands: (id) =>
      sql`exists (select from posts post where post.id = ${id} and not post.is_hidden)`,
  },
  media: { reader: postMediaReader(needs), hooks: needs.settling.pictures },
});

import type { QueueHolder } from '#platform/content/content';
import { invalidate } from '#platform/realtime/realtime';
import type { PostId } from '@ribbon/domain/posts';
import { sql } from 'kysely';
import type { PostRealtime } from '../posts.realtime.ts';
import { postStore } from '../posts.store.ts';
import { everyText } from '../posts.words.sql.ts';

/** What becomes of a post whose words are held from minors, once a person has looked. */
export const postHolder = ({ realtime }: { realtime: PostRealtime }): QueueHolder => ({
  lock: (tx, id) => postStore.find(tx, id as PostId),

  /** A yes shows it to everybody it was written for; after a no it stays with those of age. */
  async decide(tx, id, approved) {
    const post = await postStore.find(tx, id as PostId);
    if (post === undefined || !approved) return;
    await postStore.setReaderAge(tx, post.id, 0);
    await realtime.changed(tx, post.authorId);
    await invalidate(tx, 'everyone', 'new-posts');
  },

  text: (id) => sql`
    select concat_ws(E'\n', ${everyText},
      (select string_agg(attached.alt_text, E'\n' order by attached.position)
        from post_media attached where attached.post_id = post.id))
    from posts post where post.id = ${id}`,
});

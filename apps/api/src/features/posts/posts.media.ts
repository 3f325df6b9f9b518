import type { MediaReader } from '#platform/content/content';
import type { Clock } from '#platform/clock';
import { viewerOf } from '#db/visibility/viewer';
import { visiblePostStore } from './posts.visible.store.ts';

/** Everyone who sees a post sees its pictures and videos. */
export const postMediaReader =
  ({ clock }: { clock: Clock }): MediaReader =>
  async (db, postId, viewer) => {
    const sqlViewer = viewer && viewerOf(viewer);
    const post = await visiblePostStore.access(db, postId, sqlViewer, clock());
    if (post === undefined) return 'nobody';
    // A guardian decides about a child's post, and must see what is on it.
    if (post.isOverseer) return 'overseer';
    return post.isReadable ? 'viewer' : 'nobody';
  };

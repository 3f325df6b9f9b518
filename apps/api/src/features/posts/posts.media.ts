import type { MediaReader } from '#features/media';
import type { Clock } from '#platform/clock';
import { postMediaStore } from './posts.media.store.ts';

/** Pictures and videos are seen by those who see their post. */
export const postMediaReader =
  ({ clock }: { clock: Clock }): MediaReader =>
  async (db, postId, viewer) => {
    const post = await postMediaStore.audience(db, postId, viewer?.id, clock());
    if (post === undefined) return 'nobody';
    // A guardian decides about a child's post, and must see what is on it.
    if (post.isAuthor || post.isGuardian) return 'overseer';
    // Public posts are for everybody, but a blocked person is nobody: no cache may answer for us.
    return post.isUp && (post.isPublic || post.isForViewer) ? 'viewer' : 'nobody';
  };

import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import { viewerOf } from '#db/viewer';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/guards';
import { Raw, type Written, written } from '#platform/written';
import type { Member } from '@ribbon/domain/accounts';
import { type CommentPage, type CommentStanding, commentPolicy } from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { type CommentedPost, commentReadingStore } from './comments.reading.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: GuardianGate;
}

export type CommentReading = ReturnType<typeof commentReading>;

/** What is written below posts, as each viewer may read it. */
export function commentReading({ db, clock, guardians }: Needs) {
  async function standingOf(
    viewer: Member | undefined,
    post: CommentedPost,
  ): Promise<CommentStanding> {
    if (post.isOff) return 'off';
    if (viewer === undefined) return 'signIn';
    if (viewer.status !== 'active' || !commentPolicy.add(viewer, post)) return 'notForYou';
    const asks = commentPolicy.needsGuardian(viewer);
    return asks && !(await guardians.permits(db, viewer.id, 'comment')) ? 'guardianSaysNo' : 'open';
  }

  return {
    async page(
      viewer: Member | undefined,
      postId: PostId,
      after: string | undefined,
    ): Promise<Written<CommentPage>> {
      const eyes = viewer && viewerOf(viewer);
      const found = await commentReadingStore.page(db, postId, eyes, { after, now: clock() });
      const { post, comments, next } = reveal(found);
      const standing = await standingOf(viewer, post);
      return written<CommentPage>({ comments: new Raw(comments), next, standing });
    },

    /** A comment as a thing that those can report who can see it. */
    subject: (viewer: Member, id: string) =>
      commentReadingStore.published(db, id, viewerOf(viewer), clock()),
  };
}

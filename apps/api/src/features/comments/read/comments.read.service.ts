import { cardOf } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import { viewerOf } from '#db/visibility/viewer';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import { RawJson, type JsonAnswer, jsonAnswer } from '#platform/http/json-answer';
import type { Member, UserId } from '@ribbon/domain/accounts';
import {
  CHILD_COMMENTS_PAGE,
  type ChildCommentPage,
  type CommentPage,
} from '@ribbon/domain/comments';
import { familyPolicy } from '@ribbon/domain/families';
import type { PostId } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { commentAccess } from './comments.access.scope.ts';
import { commentReadingStore } from './comments.read.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: GuardianGate;
}

export type CommentReading = ReturnType<typeof commentReading>;

/** Reads the comments below posts, as each viewer may see them. */
export function commentReading({ db, clock, guardians }: Needs) {
  return {
    async page(
      viewer: Member | undefined,
      postId: PostId,
      after: string | undefined,
    ): Promise<JsonAnswer<CommentPage>> {
      const sqlViewer = viewer && viewerOf(viewer);
      const found = await commentReadingStore.page(db, postId, sqlViewer, { after, now: clock() });
      const { post, isRead, comments, next } = reveal(found);
      const access = isRead ? await commentAccess({ db, guardians }, viewer, post) : 'notForYou';
      return jsonAnswer<CommentPage>({ comments: new RawJson(comments), next, access });
    },

    /** Where a child takes part, for the child's guardians; a stranger's child does not exist. */
    async ofChild(
      viewer: Member,
      childId: UserId,
      { after }: { after?: string | undefined },
    ): Promise<ChildCommentPage> {
      const link = await guardians.linkOf(db, viewer.id, childId);
      reveal(link, link !== undefined && familyPolicy.seeThreads(link));
      const now = clock();
      const asked = { after, now, limit: CHILD_COMMENTS_PAGE + 1 };
      const rows = await commentReadingStore.byAuthor(db, childId, viewerOf(viewer), asked);
      const { shown, next } = pageOf(rows, CHILD_COMMENTS_PAGE);
      const comments = shown.map((row) => ({
        id: row.id,
        content: row.content,
        state: row.state,
        createdAt: row.createdAt,
        post: { id: row.postId, author: cardOf(row, now), excerpt: row.excerpt },
      }));
      return { comments, next };
    },

    /** A comment as a thing that those can report who can see it. */
    subject: (viewer: Member, id: string) =>
      commentReadingStore.published(db, id, viewerOf(viewer), clock()),
  };
}

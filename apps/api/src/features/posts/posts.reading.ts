import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { pageOf } from '#platform/keyset';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { PERSON_POSTS_PAGE, type PersonPostPage } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { viewerOf } from './posts.viewer.ts';
import { visiblePostStore } from './posts.visible.store.ts';

export type PostReading = ReturnType<typeof postReading>;

/** Posts, as each viewer may read them. */
export const postReading = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  async ofPerson(
    viewer: Member | undefined,
    authorId: UserId,
    after: string | undefined,
  ): Promise<PersonPostPage> {
    const page = { after, limit: PERSON_POSTS_PAGE + 1 };
    const eyes = viewer && viewerOf(viewer);
    const rows = await visiblePostStore.ofPerson(db, authorId, eyes, { ...page, now: clock() });
    const { shown, next } = pageOf(rows, PERSON_POSTS_PAGE);
    return { posts: shown, next };
  },
});

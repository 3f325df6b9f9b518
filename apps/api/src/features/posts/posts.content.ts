import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Member } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { viewerOf } from '#db/viewer';
import { visiblePostStore } from './posts.visible.store.ts';

/** Posts, as things that those can report who can see them. */
export const postSubjects = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  post: (viewer: Member, id: string) => visiblePostStore.post(db, id, viewerOf(viewer), clock()),
});

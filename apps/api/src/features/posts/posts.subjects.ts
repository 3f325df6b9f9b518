import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Member } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { visiblePostStore } from './posts.visible.store.ts';

/** Posts and what is written below them, as things that those can report who can see them. */
export const postSubjects = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  post: (viewer: Member, id: string) => visiblePostStore.post(db, id, viewer.id, clock()),
  comment: (viewer: Member, id: string) => visiblePostStore.comment(db, id, viewer.id, clock()),
});

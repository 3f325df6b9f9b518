import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { UserId } from '@ribbon/domain/accounts';
import type { InboxKind, Permission } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { inboxStore } from './space/families.inbox.store.ts';

/** What the slice that owns the things does when a permission is taken back, in the same transaction. */
type Stopper = (tx: Kysely<DB>, child: { childId: UserId; by: UserId }) => Promise<void>;
export type PermissionStoppers = Readonly<Partial<Record<Permission, readonly Stopper[]>>>;

export type StopPermission = (
  tx: Kysely<DB>,
  taken: { childId: UserId; permission: Permission; by: UserId },
) => Promise<void>;

/** The questions that a permission lets a child ask. */
const QUESTIONS: Readonly<Record<Permission, readonly InboxKind[]>> = {
  create_posts: ['post'],
  comment: ['comment'],
  add_friends: ['friend_request'],
  join_clubs: ['club_join', 'event_rsvp', 'training_plan'],
  join_challenges: ['competition_entry'],
  upload_media: [],
};

/** A permission taken back stops what it had allowed and is not yet done (child-safety rule 23). */
export const permissionStop =
  ({ clock, stoppers }: { clock: Clock; stoppers: () => PermissionStoppers }): StopPermission =>
  async (tx, { permission, ...child }) => {
    await inboxStore.cancelAll(tx, child.childId, QUESTIONS[permission], clock());
    for (const stop of stoppers()[permission] ?? []) await stop(tx, child);
  };

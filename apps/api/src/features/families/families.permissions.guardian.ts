import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Content } from '#platform/content/content-registry';
import type { UserId } from '@ribbon/domain/accounts';
import type { Permission } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { inboxStore } from './space/families.inbox.store.ts';

export type StopPermission = (
  tx: Kysely<DB>,
  taken: { childId: UserId; permission: Permission; by: UserId },
) => Promise<void>;

/** A permission taken back stops what it had allowed and is not yet done (child-safety rule 23). */
export const permissionStop =
  ({
    clock,
    content,
  }: {
    clock: Clock;
    content: Pick<Content, 'questions' | 'revocations'>;
  }): StopPermission =>
  async (tx, { permission, ...child }) => {
    await inboxStore.cancelAll(tx, child.childId, content.questions(permission), clock());
    for (const revoke of content.revocations(permission)) await revoke(tx, child);
  };

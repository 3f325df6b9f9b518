import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { Member, UserId } from '@ribbon/domain/accounts';
import {
  ACCOUNT_OPEN_MINUTES,
  type AccountDetails,
  type AccountFilter,
  adminAccountPolicy,
} from '@ribbon/domain/admin-accounts';
import { sanctionFaults } from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import { accountHistoryStore } from './admin-accounts.history.store.ts';
import { accountListStore } from './admin-accounts.list.store.ts';
import { openingStore, subjectStore } from './admin-accounts.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

export type AccountReading = ReturnType<typeof accountReading>;

/** Looking at accounts. */
export function accountReading({ db, clock, domainEvents }: Needs) {
  const isOpen = (childId: UserId, adminId: UserId) =>
    openingStore.isOpen(
      db,
      childId,
      adminId,
      new Date(clock().getTime() - ACCOUNT_OPEN_MINUTES * 60_000),
    );

  async function details(reader: Member, userId: UserId): Promise<AccountDetails> {
    const now = clock();
    const account = reveal(await accountListStore.one(db, userId, now));
    const isOwnChild = await subjectStore.isOwnChild(db, userId, reader.id);
    const isOwn = adminAccountPolicy.isOwn(reader, { personId: userId, isOwnChild });
    const needsReason =
      adminAccountPolicy.needsReason(account) && !(await isOpen(userId, reader.id));
    if (needsReason) return { account, needsReason, isOwn, record: null, history: null };
    return {
      account,
      needsReason,
      isOwn,
      record: reveal(await accountHistoryStore.record(db, userId, now)),
      history: reveal(await accountHistoryStore.history(db, userId, now)),
    };
  }

  return {
    details,
    isOpen,
    list: (filter: AccountFilter) => accountListStore.page(db, filter, clock()),

    /** Written down, and told to the guardians, before anything is shown. */
    async open(reader: Member, userId: UserId, reason: string): Promise<AccountDetails> {
      await db.transaction().execute(async (tx) => {
        const at = clock();
        const person = reveal(await subjectStore.lock(tx, userId, reader.id, at));
        if (adminAccountPolicy.isOwn(reader, person)) throw sanctionFaults.own();
        if (!adminAccountPolicy.needsReason(person)) return;
        const opening = { childId: userId, adminId: reader.id, reason, at };
        const openingId = await openingStore.add(tx, opening);
        await recordAct(tx, {
          actorId: reader.id,
          action: 'account.opened',
          subjectKind: 'user',
          subjectId: userId,
          reason,
        });
        await domainEvents.publish(tx, 'account.opened', { openingId });
        await invalidate(tx, 'systemAdmins', 'admin-accounts');
      });
      return details(reader, userId);
    },

    async openingsOf(guardian: Member, childId: UserId) {
      return { openings: reveal(await openingStore.ofChild(db, guardian.id, childId)) };
    },
  };
}

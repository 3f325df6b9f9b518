import type { DB } from '#db/schema.generated';
import { lockActiveAdmins } from '#db/people/system-admins';
import type { AccountRecords } from '#features/accounts';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import { type UserId, accountFaults } from '@ribbon/domain/accounts';
import {
  DELETION_UNDO_DAYS,
  type DeletionState,
  type DeletionWish,
  privacyFaults,
} from '@ribbon/domain/privacy';
import type { Kysely } from 'kysely';
import { deletionStore } from './privacy.deletion.store.ts';

const DAY_MS = 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  records: Pick<AccountRecords, 'setStatus'>;
  credentials: {
    prove(userId: UserId, password: string): Promise<void>;
    endSessions(tx: Kysely<DB>, userId: UserId, but?: { except?: string }): Promise<void>;
  };
}

export type DeletionService = ReturnType<typeof deletionService>;

/** Leaving, with time to think again. What happens afterwards is in the erasure. */
export function deletionService({ db, clock, domainEvents, credentials, records }: Needs) {
  /**
   * Also for guardians and administrators, who must have been asked whether they may. An account that
   * is leaving already keeps its date.
   */
  async function scheduleDeletion(
    tx: Kysely<DB>,
    wish: { userId: UserId; requestedBy: UserId; keepSession?: string; byAdmin?: boolean },
  ): Promise<void> {
    const { userId, requestedBy, keepSession, byAdmin = false } = wish;
    const admins = await lockActiveAdmins(tx);
    if (admins.length === 1 && admins[0] === userId) throw privacyFaults.lastAdmin();
    const statusBefore = reveal(await deletionStore.lockStatus(tx, userId));
    if (statusBefore === 'deleting') return;
    const requestedAt = clock();
    const undoUntil = new Date(requestedAt.getTime() + DELETION_UNDO_DAYS * DAY_MS);
    const request = { userId, requestedBy, statusBefore, requestedAt, undoUntil, byAdmin };
    await deletionStore.insert(tx, request);
    await records.setStatus(tx, userId, 'deleting');
    const but = keepSession === undefined ? {} : { except: keepSession };
    await credentials.endSessions(tx, userId, but);
    await domainEvents.publish(tx, 'account.deletion.scheduled', { userId });
  }

  /**
   * The account is again what it was. Harmless when it was not leaving. What an administrator asked
   * for, only an administrator undoes.
   */
  async function cancelDeletion(
    tx: Kysely<DB>,
    userId: UserId,
    { asAdmin = false } = {},
  ): Promise<void> {
    await deletionStore.lockStatus(tx, userId);
    const request = await deletionStore.open(tx, userId);
    if (request?.byAdmin && !asAdmin) throw privacyFaults.adminDecides();
    const statusBefore = await deletionStore.cancel(tx, userId, clock());
    if (statusBefore !== undefined) await records.setStatus(tx, userId, statusBefore);
  }

  async function state({ id }: Pick<SignedIn, 'id'>): Promise<DeletionState> {
    const request = await deletionStore.open(db, id);
    if (request === undefined) return { undoUntil: null, byGuardian: false, byAdmin: false };
    const { undoUntil, requestedBy, byAdmin } = request;
    const byGuardian = !byAdmin && requestedBy !== null && requestedBy !== id;
    return { undoUntil, byGuardian, byAdmin };
  }

  return {
    /** Whether an administrator asked for the deletion that is open; undefined when none is. */
    isByAdmin: async (tx: Kysely<DB>, userId: UserId): Promise<boolean | undefined> =>
      (await deletionStore.open(tx, userId))?.byAdmin,
    scheduleDeletion,
    cancelDeletion,
    state,

    async scheduleOwn(actor: SignedIn, wish: DeletionWish): Promise<DeletionState> {
      if (wish.confirmation !== actor.username) {
        const { message } = accountFaults.confirmationWrong;
        throw accountFaults.confirmationWrong({ issues: [{ path: 'confirmation', message }] });
      }
      await credentials.prove(actor.id, wish.password);
      const { id, sessionId } = actor;
      await db
        .transaction()
        .execute((tx) =>
          scheduleDeletion(tx, { userId: id, requestedBy: id, keepSession: sessionId }),
        );
      return state(actor);
    },

    async cancelOwn(actor: SignedIn): Promise<void> {
      if ((await state(actor)).byGuardian) throw privacyFaults.guardianDecides();
      await db.transaction().execute((tx) => cancelDeletion(tx, actor.id));
    },
  };
}

import type { ReaderAge } from '#platform/content/content';
import type { DB } from '#db/schema.generated';
import type { AccountRecords } from '#features/accounts';
import type { GuardianGate } from '#features/families';
import type { ModerationQueue } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { invalidate } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { bioStore } from './profiles.bios.store.ts';

interface Needs {
  clock: Clock;
  guardians: Pick<GuardianGate, 'ask' | 'withdraw'>;
  queue: ModerationQueue;
  records: Pick<AccountRecords, 'setBio' | 'lockProfile'>;
}

export type WaitingBios = ReturnType<typeof waitingBios>;

/** What a child under 13 says of itself is shown once a guardian has read it. */
export function waitingBios({ clock, guardians, queue, records }: Needs) {
  /** Nobody is asked about what the child does not want to say any more. */
  async function withdraw(tx: Kysely<DB>, userId: UserId): Promise<void> {
    const bioId = await bioStore.forget(tx, userId);
    if (bioId !== undefined) await guardians.withdraw(tx, userId, { bioId });
  }

  return {
    of: bioStore.waiting,
    withdraw,

    /** Another text is another question, so that nobody says yes to what they have not read. */
    async ask(
      tx: Kysely<DB>,
      userId: UserId,
      text: { bio: string; readerAge: ReaderAge },
    ): Promise<void> {
      await records.lockProfile(tx, userId);
      await withdraw(tx, userId);
      const bioId = await bioStore.insert(tx, userId, text, clock());
      await guardians.ask(tx, userId, { bioId });
    },

    async decideAsGuardian(
      tx: Kysely<DB>,
      { id, childId }: { id: string; childId: UserId },
      approved: boolean,
    ): Promise<void> {
      await records.lockProfile(tx, childId);
      const text = await bioStore.settle(tx, id);
      if (text === undefined) return;
      if (approved) {
        await records.setBio(tx, childId, text, clock());
        if (text.readerAge !== 0) {
          const words = { kind: 'profile', id: childId, authorId: childId } as const;
          await queue.hold(tx, words, text.readerAge);
        }
      }
      await invalidate(tx, `user:${childId}`, 'people');
    },
  };
}

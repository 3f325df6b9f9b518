import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type CompetitionId, entryPolicy } from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import type { CompetitionRealtime } from '../competitions.realtime.ts';
import { entrantStore } from './competitions.entrants.store.ts';
import type { SlotAllocation } from './competitions.places.service.ts';
import { slotStore } from './competitions.places.store.ts';

interface Needs {
  clock: Clock;
  guardians: Pick<GuardianGate, 'ask' | 'withdraw'>;
  places: SlotAllocation;
  realtime: CompetitionRealtime;
  domainEvents: DomainEvents;
}

export type EntryTies = ReturnType<typeof entryTies>;

/** What guardians, ages, links and clubs do to entries, in the transaction of their own change. */
export function entryTies({ clock, guardians, places, realtime, domainEvents }: Needs) {
  return {
    /** The guardian's word, from the inbox: for everything that waits in this competition. */
    async decideAsGuardian(
      tx: Kysely<DB>,
      { id, childId, by }: { id: string; childId: UserId; by: UserId },
      approved: boolean,
    ): Promise<void> {
      const waiting = await slotStore.waitingForGuardian(tx, id as CompetitionId, childId);
      for (const entry of waiting) {
        if (approved) await places.agree(tx, entry, { own: false, guardian: by });
        else await places.withdraw(tx, entry);
      }
      await realtime.entered(tx, [childId, by]);
    },

    /** A guardian has switched it off: what nobody has said yes to is a no. */
    async stop(tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> {
      const status = 'waiting_guardian';
      for (const entry of await slotStore.openOf(tx, childId, { status })) {
        await places.withdraw(tx, entry);
      }
    },

    /** What a link allowed and is still ahead ends with it, unless another guardian says yes (rule 37). */
    async linkEnded(
      tx: Kysely<DB>,
      { childId, guardianId }: { childId: UserId; guardianId: UserId },
    ): Promise<void> {
      const recipients = new Set<UserId>([childId]);
      const [child] = await entrantStore.find(tx, [childId], clock());
      for (const entry of await slotStore.openOf(tx, childId, { allowedBy: guardianId })) {
        const { competitionId } = entry;
        for (const moved of await places.withdraw(tx, entry)) recipients.add(moved);
        if (child?.hasGuardian !== true) continue;
        const asked = await slotStore.waitingForGuardian(tx, competitionId, childId);
        const hides = entryPolicy.showName(child, 'guardian');
        await slotStore.askAgain(tx, entry.id, { at: clock(), hides });
        if (asked.length === 0) await guardians.ask(tx, childId, { competitionId });
      }
      await realtime.entered(tx, [...recipients]);
    },

    /** What waited for the guardian alone needs the young person's yes as well (rule 26). */
    async turnedThirteen(tx: Kysely<DB>, userId: UserId): Promise<void> {
      const asked = new Set<CompetitionId>();
      for (const entry of await slotStore.openOf(tx, userId, {})) {
        await slotStore.turnOwn(tx, entry);
        if (entry.status === 'waiting_guardian') asked.add(entry.competitionId);
      }
      for (const competitionId of asked) {
        await domainEvents.publish(tx, 'competition.entry.asked', { competitionId, userId });
      }
      await realtime.entered(tx, [userId]);
    },

    /** From 16 nobody else is asked. */
    async turnedSixteen(
      tx: Kysely<DB>,
      { competitionId, userId }: { competitionId: CompetitionId; userId: UserId },
    ): Promise<void> {
      await guardians.withdraw(tx, userId, { competitionId });
      for (const entry of await slotStore.waitingForGuardian(tx, competitionId, userId)) {
        await places.agree(tx, entry, { own: false, guardian: null });
      }
      await realtime.entered(tx, [userId]);
    },

    /** Who leaves a club is not entered for it any more. */
    async leftClub(tx: Kysely<DB>, userId: UserId, clubId: ClubId): Promise<void> {
      const recipients = new Set<UserId>([userId]);
      const entries = await slotStore.openOf(tx, userId, { clubId });
      for (const { categoryId } of entries) await slotStore.lock(tx, categoryId);
      for (const entry of entries) {
        for (const moved of await places.withdraw(tx, entry)) recipients.add(moved);
        await guardians.withdraw(tx, userId, { competitionId: entry.competitionId });
      }
      if (entries.length > 0) await realtime.entered(tx, [...recipients]);
    },
  };
}

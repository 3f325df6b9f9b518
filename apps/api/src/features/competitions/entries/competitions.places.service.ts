import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type CategoryId,
  type EntryId,
  type MissingYes,
  competitionFaults,
  entryFaults,
} from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import {
  type Agreeing,
  type ExistingEntry,
  type LockedCategory,
  slotStore,
} from './competitions.places.store.ts';

export interface Wish {
  userId: UserId | null;
  clubId: ClubId | null;
  groupName: string | null;
  by: UserId;
  /** Who still has to agree before there is a place. */
  missing: MissingYes;
  /** The guardian who has already agreed. */
  allowedBy: UserId | null;
  /** The club has stated that it holds a parent's written consent. */
  holdsConsent: boolean;
}

/** Agreements given before remain. */
const leastOf = (known: ExistingEntry, { missing }: Wish): MissingYes => ({
  own: known.needsOwn && missing.own,
  guardian: known.needsGuardian && missing.guardian,
});

export type SlotAllocation = ReturnType<typeof slotAllocation>;

/** Places and waiting lists. Everything here happens under the lock of the category. */
export function slotAllocation({
  clock,
  domainEvents,
}: {
  clock: Clock;
  domainEvents: DomainEvents;
}) {
  /** Locks the category; refused when nobody can enter it now. */
  async function lockOpen(tx: Kysely<DB>, id: CategoryId): Promise<LockedCategory> {
    const category = reveal(await slotStore.lock(tx, id));
    reveal(category, category.approvalStatus === 'approved');
    if (category.status === 'cancelled') throw competitionFaults.isCancelled();
    if (category.status === 'completed') throw competitionFaults.isOver();
    if (!isOpen(category, clock())) throw entryFaults.notOpen();
    return category;
  }

  /** Gives free places to the people waiting, first come first served, until entries close. */
  async function fill(tx: Kysely<DB>, category: LockedCategory): Promise<UserId[]> {
    if (!isOpen(category, clock())) return [];
    const free = category.places === null ? null : category.places - category.entered;
    if (free !== null && free <= 0) return [];
    const moved = await slotStore.moveUp(tx, category.id, free, clock());
    category.entered += moved.length;
    const people = moved.filter((id) => id !== null);
    for (const userId of people) {
      const { competitionId } = category;
      await domainEvents.publish(tx, 'competition.entry.moved_up', { competitionId, userId });
    }
    return people;
  }

  const freeStatus = ({ places, entered }: LockedCategory) =>
    places === null || entered < places ? 'entered' : 'waiting_list';

  return {
    lockOpen,
    fill,

    /** A place, a place on the waiting list, or a guardian's question. What is there already stays. */
    async enter(tx: Kysely<DB>, category: LockedCategory, wish: Wish): Promise<EntryId> {
      const { userId, clubId } = wish;
      const known =
        userId === null
          ? await slotStore.ofClub(tx, category.id, clubId as ClubId)
          : await slotStore.of(tx, category.id, userId);
      const isThere = known?.status === 'entered' || known?.status === 'waiting_list';
      if (known !== undefined && isThere) return known.id;
      await fill(tx, category);
      const missing = known?.status === 'waiting_guardian' ? leastOf(known, wish) : wish.missing;
      const waits = missing.own || missing.guardian;
      const status = waits ? 'waiting_guardian' : freeStatus(category);
      const { id: categoryId, competitionId } = category;
      const entry = { ...wish, missing, categoryId, competitionId, status, at: clock() } as const;
      const id = await slotStore.put(tx, entry, known);
      if (status === 'entered') category.entered += 1;
      return id;
    },

    /**
     * Records one of the agreements an entry needs; with the last one it gets a place or joins the
     * queue.
     */
    async agree(tx: Kysely<DB>, entry: ExistingEntry, as: Agreeing): Promise<void> {
      const category = await lockOpen(tx, entry.categoryId);
      const now = reveal(await slotStore.find(tx, entry.id));
      if (now.status !== 'waiting_guardian') return;
      await slotStore.setYes(tx, entry.id, as);
      const isLast = as.own ? !now.needsGuardian : !now.needsOwn;
      if (!isLast) return;
      await fill(tx, category);
      await slotStore.queue(tx, now, freeStatus(category), clock());
    },

    /** Gives a place back. Says who moved up by that. */
    async withdraw(tx: Kysely<DB>, { id, categoryId }: ExistingEntry): Promise<UserId[]> {
      const category = reveal(await slotStore.lock(tx, categoryId));
      const now = reveal(await slotStore.find(tx, id));
      if (now.status === 'withdrawn') return [];
      await slotStore.setStatus(tx, id, 'withdrawn', clock());
      if (now.status !== 'entered') return [];
      category.entered -= 1;
      return fill(tx, category);
    },
  };
}

export const isOpen = (
  { opensAt, closesAt, status }: Pick<LockedCategory, 'opensAt' | 'closesAt' | 'status'>,
  now: Date,
): boolean =>
  status !== 'cancelled' &&
  opensAt !== null &&
  closesAt !== null &&
  opensAt <= now &&
  now < closesAt;

import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/visibility/viewer';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Actor, Member } from '@ribbon/domain/accounts';
import {
  type CategoryId,
  type CompetitionId,
  ENTRIES_PER_PAGE,
  type EntryFacts,
  type EntryId,
  type MissingYes,
  type NameChoice,
  type NewEntries,
  type NewGroup,
  competitionFaults,
  entryFaults,
  entryPolicy,
  isOfAge,
} from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import type { CompetitionRealtime } from '../competitions.realtime.ts';
import {
  type Clubs,
  type CompetitionReading,
  withoutSortKey,
} from '../read/competitions.read.service.ts';
import { entryReading } from './competitions.entries.read.service.ts';
import { entryStore } from './competitions.entries.store.ts';
import { type PersonFacts, entrantStore } from './competitions.entrants.store.ts';
import type { SlotAllocation } from './competitions.places.service.ts';
import { type ExistingEntry, type LockedCategory, slotStore } from './competitions.places.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  guardians: GuardianGate;
  clubs: Clubs;
  reading: CompetitionReading;
  places: SlotAllocation;
  realtime: CompetitionRealtime;
}

export type EntryService = ReturnType<typeof entryService>;

/**
 * Entering and withdrawing: by people themselves, by guardians for a child, and by a club's staff
 * for its gymnasts.
 */
export function entryService(needs: Needs) {
  const { db, clock, domainEvents, guardians, clubs, reading, places, realtime } = needs;
  const about = entryReading({ db, clock, clubs, reading, guardians });

  /**
   * Admits entries for the actor, the actor's child, or members of a club the actor coaches in or
   * runs.
   */
  async function mayEnter(actor: Member, { userIds, clubId }: NewEntries): Promise<void> {
    if (clubId !== null) {
      const isStaff = (await clubs.staffOf(actor, clubId)) !== undefined;
      const areMembers = isStaff && (await entrantStore.areMembers(db, clubId, userIds, actor.id));
      authorize(entryPolicy.enter({ as: 'club', isStaff, areMembers }));
      return;
    }
    const others = userIds.filter((id) => id !== actor.id);
    const children = await about.ruled(actor, others);
    for (const id of userIds) {
      const isSelf = id === actor.id;
      authorize(entryPolicy.enter({ as: 'person', isSelf, isRuled: children.has(id) }));
    }
  }

  /** Says who still has to agree; refused where nobody could. */
  function missingYes(actor: Member, person: PersonFacts, wish: NewEntries): MissingYes {
    const { clubId, holdsConsent } = wish;
    const by = person.id === actor.id ? 'self' : clubId === null ? 'guardian' : 'club';
    const facts: EntryFacts = { ...person, by, holdsConsent };
    if (entryPolicy.isStuck(facts)) throw entryFaults.guardianMissing();
    return entryPolicy.waitsFor(facts);
  }

  /** Enters one person in one category, and notifies everybody who still has to agree. */
  async function enterOne(
    tx: Kysely<DB>,
    actor: Member,
    category: LockedCategory,
    { person, wish }: { person: PersonFacts; wish: NewEntries },
  ): Promise<EntryId> {
    const { competitionId } = category;
    if (!isOfAge(category, person.birthYear, category.ageOn ?? '')) {
      const { message } = entryFaults.wrongAge;
      throw entryFaults.wrongAge({ message: `${message} (${person.name})` });
    }
    const missing = missingYes(actor, person, wish);
    const asked = await slotStore.waitingForGuardian(tx, competitionId, person.id);
    const isGuardian = person.id !== actor.id && wish.clubId === null;
    const entryId = await places.enter(tx, category, {
      userId: person.id,
      clubId: wish.clubId,
      groupName: null,
      by: actor.id,
      missing,
      allowedBy: isGuardian ? actor.id : null,
      holdsConsent: wish.holdsConsent && wish.clubId !== null,
    });
    const left = await slotStore.waitingForGuardian(tx, competitionId, person.id);
    if (left.length > 0 && asked.length === 0 && person.hasGuardian) {
      await guardians.ask(tx, person.id, { competitionId });
    }
    if (asked.length > 0 && left.length === 0) {
      const yes = { approved: true, by: actor.id };
      await guardians.settle(tx, person.id, { competitionId }, yes);
    }
    if (missing.own) {
      const recipients = { competitionId, userId: person.id };
      await domainEvents.publish(tx, 'competition.entry.asked', recipients);
    }
    return entryId;
  }

  const answered = async (actor: Member, id: CompetitionId, ids: readonly EntryId[]) => {
    const entries = await about.concerning(actor, id);
    return { entries: entries.filter((entry) => ids.includes(entry.id)) };
  };

  /** Finds an entry that concerns the actor, or one in a competition they organise. */
  async function openEntry(
    actor: Member,
    id: CompetitionId,
    entryId: EntryId,
  ): Promise<ExistingEntry> {
    const { canManage } = await reading.find(actor, id);
    const entry = reveal(await slotStore.find(db, entryId));
    reveal(entry, entry.competitionId === id);
    if (canManage) return entry;
    const own = await about.concerning(actor, id);
    return reveal(
      entry,
      own.some((one) => one.id === entryId),
    );
  }

  return {
    entrants: about.entrants,

    async enter(actor: Member, id: CompetitionId, wish: NewEntries) {
      await reading.find(actor, id);
      await mayEnter(actor, wish);
      const people = await entrantStore.find(db, wish.userIds, clock());
      reveal(people, people.length === new Set(wish.userIds).size);
      const ids = await db.transaction().execute(async (tx) => {
        const category = await places.lockOpen(tx, wish.categoryId);
        reveal(category, category.competitionId === id);
        if (category.discipline === 'group') throw entryFaults.groupsOnly();
        const made: EntryId[] = [];
        for (const person of people) {
          made.push(await enterOne(tx, actor, category, { person, wish }));
        }
        await realtime.entered(tx, [actor.id, ...wish.userIds]);
        return made;
      });
      return answered(actor, id, ids);
    },

    async enterGroup(actor: Member, id: CompetitionId, { categoryId, clubId }: NewGroup) {
      await reading.find(actor, id);
      authorize((await clubs.staffOf(actor, clubId)) !== undefined);
      const groupName = reveal(await entrantStore.clubName(db, clubId));
      const entryId = await db.transaction().execute(async (tx) => {
        const category = await places.lockOpen(tx, categoryId);
        reveal(category, category.competitionId === id);
        if (category.discipline !== 'group') throw entryFaults.noGroups();
        const missing = { own: false, guardian: false };
        const whose = { userId: null, clubId, groupName, by: actor.id };
        const wish = { ...whose, missing, allowedBy: null, holdsConsent: false };
        const made = await places.enter(tx, category, wish);
        await realtime.entered(tx, [actor.id]);
        return made;
      });
      return answered(actor, id, [entryId]);
    },

    async mine(actor: Member, id: CompetitionId) {
      await reading.find(actor, id);
      return { entries: await about.concerning(actor, id) };
    },

    async withdraw(actor: Member, id: CompetitionId, entryId: EntryId): Promise<void> {
      const entry = await openEntry(actor, id, entryId);
      const { row, canManage } = await reading.find(actor, id);
      if (entryPolicy.isFinal(row)) throw competitionFaults.isOver();
      const own = (await about.concerning(actor, id)).find((one) => one.id === entryId);
      authorize(canManage || own?.canWithdraw === true);
      await db.transaction().execute(async (tx) => {
        const { userId } = entry;
        const moved = await places.withdraw(tx, entry);
        if (userId !== null) {
          const left = await slotStore.waitingForGuardian(tx, id, userId);
          if (left.length === 0) await guardians.withdraw(tx, userId, { competitionId: id });
        }
        const recipients = [actor.id, ...moved, ...(userId === null ? [] : [userId])];
        await realtime.entered(tx, recipients);
      });
    },

    /** From 13 the young person says yes themselves. */
    async agree(actor: Member, id: CompetitionId, entryId: EntryId): Promise<void> {
      const entry = await openEntry(actor, id, entryId);
      reveal(entry, entry.userId === actor.id);
      await db.transaction().execute(async (tx) => {
        await places.agree(tx, entry, { own: true });
        const recipients = [actor.id, ...(entry.enteredBy === null ? [] : [entry.enteredBy])];
        await realtime.entered(tx, recipients);
      });
    },

    async showName(
      actor: Member,
      id: CompetitionId,
      entryId: EntryId,
      choice: NameChoice,
    ): Promise<void> {
      await openEntry(actor, id, entryId);
      const own = (await about.concerning(actor, id)).find((one) => one.id === entryId);
      authorize(entryPolicy.chooseName(reveal(own), choice));
      await db.transaction().execute(async (tx) => {
        await entryStore.setShown(tx, entryId, choice);
        await realtime.entered(tx, [actor.id]);
      });
    },

    async list(
      actor: Actor,
      id: CompetitionId,
      categoryId: CategoryId,
      cursor: string | undefined,
    ) {
      await reading.find(actor, id);
      const categories = await entryStore.categories(db, id);
      reveal(
        categoryId,
        categories.some((category) => category.id === categoryId),
      );
      const viewer = actor && viewerOf(actor);
      const rows = await entryStore.listed(db, categoryId, { viewer, now: clock(), cursor });
      const { shown, next } = pageOf(rows, ENTRIES_PER_PAGE);
      return {
        entries: shown.map(withoutSortKey),
        next,
      };
    },
  };
}

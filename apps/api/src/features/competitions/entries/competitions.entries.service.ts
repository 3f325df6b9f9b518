import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import {
  type CompetitionId,
  type EntryFacts,
  type EntryId,
  type NameChoice,
  type NewEntries,
  type NewEntry,
  type NewGroups,
  competitionFaults,
  entryFaults,
  entryPolicy,
  isOfAge,
} from '@ribbon/domain/competitions';
import type { FaultKind } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import type { CompetitionRealtime } from '../competitions.realtime.ts';
import type { Clubs, CompetitionReading } from '../read/competitions.read.service.ts';
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

/** One person to be entered, for a club or without one. */
interface EntryRequest {
  person: PersonFacts;
  clubId: ClubId | null;
  /** The club states that it holds a parent's written consent. */
  holdsConsent: boolean;
}

export type EntryService = ReturnType<typeof entryService>;

/**
 * Entering and withdrawing: by people themselves, by guardians for a child, and by a club's staff
 * for its gymnasts.
 */
export function entryService(needs: Needs) {
  const { db, clock, domainEvents, guardians, clubs, reading, places, realtime } = needs;
  const about = entryReading({ db, clock, clubs, reading, guardians });

  /** Refuses everyone together where the actor may not enter one of them. */
  async function mayEnter(actor: Member, entries: readonly NewEntry[]): Promise<void> {
    const may = await about.mayEnter(actor, entries);
    const denied = entries.map((one) => (may(one) ? undefined : entryFaults.notTheirs));
    refuseAll('entries', denied);
  }

  /** The entries as asked for, each with its person; refused where one of them is gone. */
  async function withPeople({ entries, holdsConsent }: NewEntries): Promise<EntryRequest[]> {
    const ids = entries.map(({ userId }) => userId);
    const people = new Map(
      (await entrantStore.find(db, ids, clock())).map((person) => [person.id, person]),
    );
    return entries.map(({ userId, clubId }) => ({
      person: reveal(people.get(userId)),
      clubId,
      holdsConsent: holdsConsent && clubId !== null,
    }));
  }

  const factsOf = (actor: Member, { person, clubId, holdsConsent }: EntryRequest): EntryFacts => ({
    ...person,
    by: person.id === actor.id ? 'self' : clubId === null ? 'guardian' : 'club',
    holdsConsent,
  });

  /** Why this person does not enter the category, if so. */
  function refusalOf(actor: Member, category: LockedCategory, request: EntryRequest) {
    const isRightAge = isOfAge(category, request.person.birthYear, category.ageOn ?? '');
    if (!isRightAge) return entryFaults.wrongAge;
    // Nobody could say yes to it.
    return entryPolicy.isStuck(factsOf(actor, request)) ? entryFaults.guardianMissing : undefined;
  }

  /** Enters one person in one category, and notifies everybody who still has to agree. */
  async function enterOne(
    tx: Kysely<DB>,
    actor: Member,
    category: LockedCategory,
    request: EntryRequest,
  ): Promise<EntryId> {
    const { competitionId } = category;
    const { person, clubId, holdsConsent } = request;
    const missing = entryPolicy.waitsFor(factsOf(actor, request));
    const asked = await slotStore.waitingForGuardian(tx, competitionId, person.id);
    const isGuardian = person.id !== actor.id && clubId === null;
    const entryId = await places.enter(tx, category, {
      userId: person.id,
      clubId,
      groupName: null,
      by: actor.id,
      missing,
      allowedBy: isGuardian ? actor.id : null,
      holdsConsent,
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
    mine: about.mine,
    list: about.list,

    /** Enters everyone in their order, or nobody. */
    async enter(actor: Member, id: CompetitionId, asked: NewEntries) {
      await reading.find(actor, id);
      await mayEnter(actor, asked.entries);
      const requests = await withPeople(asked);
      const ids = await db.transaction().execute(async (tx) => {
        const category = await places.lockOpen(tx, asked.categoryId);
        reveal(category, category.competitionId === id);
        if (category.discipline === 'group') throw entryFaults.groupsOnly();
        const refusals = requests.map((one) => refusalOf(actor, category, one));
        refuseAll('entries', refusals);
        const made: EntryId[] = [];
        for (const one of requests) made.push(await enterOne(tx, actor, category, one));
        await realtime.entered(tx, [actor.id, ...requests.map(({ person }) => person.id)]);
        return made;
      });
      return answered(actor, id, ids);
    },

    /** Enters the groups of all these clubs in their order, or none. */
    async enterGroups(actor: Member, id: CompetitionId, { categoryId, clubIds }: NewGroups) {
      await reading.find(actor, id);
      const staffed = await about.staffedAmong(actor, clubIds);
      const denied = clubIds.map((one) => (staffed.has(one) ? undefined : entryFaults.notTheirs));
      refuseAll('clubIds', denied);
      const names = await entrantStore.clubNames(db, clubIds);
      const ids = await db.transaction().execute(async (tx) => {
        const category = await places.lockOpen(tx, categoryId);
        reveal(category, category.competitionId === id);
        if (category.discipline !== 'group') throw entryFaults.noGroups();
        const made: EntryId[] = [];
        for (const clubId of clubIds) {
          const groupName = reveal(names.get(clubId));
          const whose = { userId: null, clubId, groupName, by: actor.id };
          const missing = { own: false, guardian: false };
          const wish = { ...whose, missing, allowedBy: null, holdsConsent: false };
          made.push(await places.enter(tx, category, wish));
        }
        await realtime.entered(tx, [actor.id]);
        return made;
      });
      return answered(actor, id, ids);
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
  };
}

/** Refuses the request for the first of these reasons, and says beside each entry why. */
function refuseAll(list: string, refusals: readonly (FaultKind<undefined> | undefined)[]): void {
  const first = refusals.find((refusal) => refusal !== undefined);
  if (first === undefined) return;
  const issues = refusals.flatMap((refusal, nth) =>
    refusal ? [{ path: `${list}.${nth}`, message: refusal.message }] : [],
  );
  throw first({ issues });
}

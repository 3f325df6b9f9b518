import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/viewer';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import {
  type Actor,
  type ClubId,
  type Member,
  type UserId,
  isAdult,
} from '@ribbon/domain/accounts';
import {
  type CategoryId,
  type CompetitionId,
  ENTRIES_PER_PAGE,
  type EntryId,
  type NewEntries,
  type NewGroup,
  competitionFaults,
  entryFaults,
  isOfAge,
} from '@ribbon/domain/competitions';
import { familyPolicy } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import type { CompetitionAnnouncements } from '../competitions.announcements.ts';
import type { Clubs, CompetitionReading } from '../competitions.reading.ts';
import { entryReading } from './entries.reading.ts';
import { entryStore } from './entries.store.ts';
import { type PersonFacts, entrantStore } from './people.store.ts';
import type { PlaceAllocation } from './places.ts';
import { type KnownEntry, placeStore } from './places.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: GuardianGate;
  clubs: Clubs;
  reading: CompetitionReading;
  places: PlaceAllocation;
  announcements: CompetitionAnnouncements;
}

export type EntryService = ReturnType<typeof entryService>;

/** Entering and withdrawing: by oneself, for one's child, for the gymnasts of one's club. */
export function entryService(needs: Needs) {
  const { db, clock, guardians, clubs, reading, places, announcements } = needs;
  const about = entryReading({ db, clock, clubs, reading });

  /** Whether somebody may say yes for a minor. */
  async function consentsFor(tx: Kysely<DB>, actor: Member, childId: UserId): Promise<boolean> {
    const link = await guardians.linkOf(tx, actor.id, childId);
    return link !== undefined && familyPolicy.consent(link);
  }

  /** From 13 a linked adult says yes or no, and does not enter anybody. */
  async function decidesFor(actor: Member, childId: UserId): Promise<boolean> {
    const link = await guardians.linkOf(db, actor.id, childId);
    return link !== undefined && familyPolicy.decide(link);
  }

  /** Oneself, one's child, or members of the club that one coaches in or runs. */
  async function mayEnter(actor: Member, { userIds, clubId }: NewEntries): Promise<void> {
    if (clubId !== null) {
      authorize((await clubs.staffOf(actor, clubId)) !== undefined);
      authorize(await entrantStore.areMembers(db, clubId, userIds, actor.id));
      return;
    }
    for (const id of userIds) {
      authorize(id === actor.id || (await decidesFor(actor, id)));
    }
  }

  /** Undefined for adults and for a guardian who enters the own child: nobody else has to agree. */
  async function asksGuardian(tx: Kysely<DB>, actor: Member, person: PersonFacts) {
    if (isAdult(person.ageBand) || (await consentsFor(tx, actor, person.id))) return false;
    if (!person.hasGuardian) throw entryFaults.guardianMissing();
    return true;
  }

  const answered = async (actor: Member, id: CompetitionId, ids: readonly EntryId[]) => {
    const entries = await about.concerning(actor, id);
    return { entries: entries.filter((entry) => ids.includes(entry.id)) };
  };

  /** One of the entries that concern somebody, or what they organise. */
  async function openEntry(
    actor: Member,
    id: CompetitionId,
    entryId: EntryId,
  ): Promise<KnownEntry> {
    const { canManage } = await reading.find(actor, id);
    const entry = reveal(await placeStore.find(db, entryId));
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
          if (!isOfAge(category, person.birthYear, category.ageOn ?? '')) {
            throw entryFaults.wrongAge();
          }
          const asks = await asksGuardian(tx, actor, person);
          const asked = await placeStore.waitingForGuardian(tx, id, person.id);
          const { clubId } = wish;
          const one = { userId: person.id, clubId, groupName: null, by: actor.id };
          made.push(await places.enter(tx, category, { ...one, asksGuardian: asks }));
          if (asks && asked.length === 0) {
            await guardians.ask(tx, person.id, { competitionId: id });
          }
          const left = await placeStore.waitingForGuardian(tx, id, person.id);
          if (asked.length > 0 && left.length === 0) {
            const yes = { approved: true, by: actor.id };
            await guardians.settle(tx, person.id, { competitionId: id }, yes);
          }
        }
        await announcements.entered(tx, [actor.id, ...wish.userIds]);
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
        const wish = { userId: null, clubId, groupName, by: actor.id, asksGuardian: false };
        const made = await places.enter(tx, category, wish);
        await announcements.entered(tx, [actor.id]);
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
      const { row } = await reading.find(actor, id);
      if (row.status === 'completed') throw competitionFaults.isOver();
      await db.transaction().execute(async (tx) => {
        const { userId } = entry;
        const moved = await places.withdraw(tx, entry);
        if (userId !== null) {
          const left = await placeStore.waitingForGuardian(tx, id, userId);
          if (left.length === 0) await guardians.withdraw(tx, userId, { competitionId: id });
        }
        const told = [actor.id, ...moved, ...(userId === null ? [] : [userId])];
        await announcements.entered(tx, told);
      });
    },

    async showName(
      actor: Member,
      id: CompetitionId,
      entryId: EntryId,
      shown: boolean,
    ): Promise<void> {
      const entry = await openEntry(actor, id, entryId);
      const { userId } = entry;
      // A name is shown with a guardian's consent; its owner can take it back alone.
      const takesBack = userId === actor.id && !shown;
      authorize(userId !== null && (takesBack || (await consentsFor(db, actor, userId))));
      await db.transaction().execute(async (tx) => {
        await entryStore.setName(tx, entryId, shown);
        await announcements.entered(tx, [actor.id]);
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
        entries: shown.map(({ id: entry, name, club, startPosition }) => ({
          id: entry,
          name,
          club,
          startPosition,
        })),
        next,
      };
    },

    /** The guardian's word, from the inbox: for everything that waits in this competition. */
    async decideAsGuardian(
      tx: Kysely<DB>,
      { id, childId, by }: { id: string; childId: UserId; by: UserId },
      approved: boolean,
    ): Promise<void> {
      const waiting = await placeStore.waitingForGuardian(tx, id as CompetitionId, childId);
      for (const entry of waiting) {
        if (approved) await places.agree(tx, entry);
        else await places.withdraw(tx, entry);
      }
      await announcements.entered(tx, [childId, by]);
    },

    /** A guardian has switched it off: what nobody has said yes to is a no. */
    async stop(tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> {
      const status = 'waiting_guardian';
      for (const entry of await placeStore.openOf(tx, childId, { status })) {
        await places.withdraw(tx, entry);
      }
    },

    /** Who leaves a club is not entered for it any more. */
    async leftClub(tx: Kysely<DB>, userId: UserId, clubId: ClubId): Promise<void> {
      const told = new Set<UserId>([userId]);
      const entries = await placeStore.openOf(tx, userId, { clubId });
      for (const { categoryId } of entries) await placeStore.lock(tx, categoryId);
      for (const entry of entries) {
        for (const moved of await places.withdraw(tx, entry)) told.add(moved);
        await guardians.withdraw(tx, userId, { competitionId: entry.competitionId });
      }
      if (entries.length > 0) await announcements.entered(tx, [...told]);
    },
  };
}

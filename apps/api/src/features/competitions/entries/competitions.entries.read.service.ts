import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/visibility/viewer';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { Actor, ClubId, Member, UserId } from '@ribbon/domain/accounts';
import {
  type CategoryId,
  type CompetitionId,
  ENTRIES_PER_PAGE,
  type NewEntry,
  type OwnEntry,
  entryPolicy,
  isOfAge,
} from '@ribbon/domain/competitions';
import { familyPolicy } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import {
  type Clubs,
  type CompetitionReading,
  withoutSortKey,
} from '../read/competitions.read.service.ts';
import { entryStore } from './competitions.entries.store.ts';
import { type PersonFacts, entrantStore } from './competitions.entrants.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  clubs: Clubs;
  reading: CompetitionReading;
  guardians: Pick<GuardianGate, 'linkOf'>;
}

/** The people a member may enter, and the entries that concern the member. */
export function entryReading({ db, clock, clubs, reading, guardians }: Needs) {
  /** The clubs the actor coaches in or runs, as they stand now. */
  async function staffed(actor: Member) {
    const own = [];
    for (const club of await entrantStore.staffedClubs(db, actor.id)) {
      if (await clubs.staffOf(actor, club.id)) own.push(club);
    }
    return own;
  }

  /** The children under 13 whose entries the actor decides about. */
  async function ruled(actor: Member, ids: readonly UserId[]): Promise<ReadonlySet<UserId>> {
    const found = new Set<UserId>();
    for (const id of new Set(ids)) {
      const link = await guardians.linkOf(db, actor.id, id);
      if (link !== undefined && familyPolicy.rule(link)) found.add(id);
    }
    return found;
  }

  /** Of these clubs, those that the actor coaches in or runs. */
  async function staffedAmong(
    actor: Member,
    clubIds: readonly ClubId[],
  ): Promise<ReadonlySet<ClubId>> {
    const found = new Set<ClubId>();
    for (const id of new Set(clubIds)) if (await clubs.staffOf(actor, id)) found.add(id);
    return found;
  }

  async function concerning(actor: Member, id: CompetitionId): Promise<OwnEntry[]> {
    const clubIds = (await staffed(actor)).map((club) => club.id);
    const rows = await entryStore.concerning(db, id, { userId: actor.id, clubIds, now: clock() });
    const children = await ruled(
      actor,
      rows.flatMap(({ isChild: isOfGuardian, userId }) => (isOfGuardian ? (userId ?? []) : [])),
    );
    return rows.map((row) => {
      const { userId, isOwn, isChild: isOfGuardian, isOfClub, ageBand, ...rest } = row;
      const { showsName, showsClub, needsOwn, needsGuardian, ...entry } = rest;
      const as = isOwn ? 'self' : isOfGuardian ? 'guardian' : undefined;
      const isTheirs = as && ageBand && entryPolicy.showName({ ageBand }, as);
      return {
        ...entry,
        canWithdraw: entryPolicy.withdraw({ isOwn, isOfClub, ageBand }),
        shows: isTheirs ? { name: showsName, club: showsClub } : null,
        mayShow: isOwn || (userId !== null && children.has(userId)),
        waitsFor: { own: needsOwn, guardian: needsGuardian },
        canAgree: entryPolicy.agree({ isOwn, needsOwn }),
      };
    });
  }

  return {
    staffedAmong,

    /** Tells of each entry whether the actor may make it: their own, their child's, a member's. */
    async mayEnter(
      actor: Member,
      entries: readonly NewEntry[],
    ): Promise<(entry: NewEntry) => boolean> {
      const alone = entries.filter(({ clubId }) => clubId === null).map(({ userId }) => userId);
      const children = await ruled(
        actor,
        alone.filter((id) => id !== actor.id),
      );
      const ids = entries.map(({ userId }) => userId);
      const staffedIds = await staffedAmong(
        actor,
        entries.flatMap(({ clubId }) => clubId ?? []),
      );
      const members = new Map<ClubId, ReadonlySet<UserId>>();
      for (const clubId of staffedIds) {
        members.set(clubId, await entrantStore.membersOf(db, clubId, ids, actor.id));
      }
      return ({ userId, clubId }) =>
        clubId === null
          ? entryPolicy.enter({
              as: 'person',
              isSelf: userId === actor.id,
              isRuled: children.has(userId),
            })
          : entryPolicy.enter({
              as: 'club',
              isStaff: staffedIds.has(clubId),
              isMember: members.get(clubId)?.has(userId) === true,
            });
    },

    concerning,

    async mine(actor: Member, id: CompetitionId) {
      await reading.find(actor, id);
      return { entries: await concerning(actor, id) };
    },

    async entrants(actor: Member, id: CompetitionId) {
      await reading.find(actor, id);
      const now = clock();
      const [self, children, staffedClubs, categories, times] = await Promise.all([
        entrantStore.find(db, [actor.id], now),
        entrantStore.children(db, actor.id, now),
        staffed(actor),
        entryStore.categories(db, id),
        entryStore.times(db, id),
      ]);
      const decided = await ruled(
        actor,
        children.map(({ id: childId }) => childId),
      );
      const gymnasts = await entrantStore.gymnasts(
        db,
        staffedClubs.map((club) => club.id),
        { viewerId: actor.id, now },
      );
      const own = [...self, ...children.filter(({ id: childId }) => decided.has(childId))];
      const ownIds = new Set(own.map((person) => person.id));
      const clubsOf = new Map(gymnasts.map((person) => [person.id, person.clubIds]));
      const held = await entrantStore.categoriesOf(db, id, {
        userIds: [...own, ...gymnasts].map((person) => person.id),
        clubIds: staffedClubs.map((club) => club.id),
        viewer: viewerOf(actor),
        now,
      });
      const enteredIn = (holder: UserId | ClubId) => held.get(holder) ?? [];
      const single = categories.filter(({ discipline }) => discipline !== 'group');
      const listed = (person: PersonFacts, as: 'self' | 'child' | 'gymnast') => ({
        id: person.id,
        name: person.name,
        as,
        clubIds: clubsOf.get(person.id) ?? [],
        enteredIn: enteredIn(person.id),
        categoryIds: single
          .filter(
            (category) =>
              as === 'gymnast' || isOfAge(category, person.birthYear, times?.ageOn ?? ''),
          )
          .map((category) => category.id),
      });
      return {
        people: [
          ...own.map((person) => listed(person, person.id === actor.id ? 'self' : 'child')),
          ...gymnasts
            .filter((person) => !ownIds.has(person.id))
            .map((person) => listed(person, 'gymnast')),
        ],
        clubs: staffedClubs.map((club) => ({ ...club, enteredIn: enteredIn(club.id) })),
      };
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

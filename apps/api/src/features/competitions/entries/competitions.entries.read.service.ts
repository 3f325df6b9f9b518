import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import {
  type CompetitionId,
  type OwnEntry,
  entryPolicy,
  isOfAge,
} from '@ribbon/domain/competitions';
import { familyPolicy } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import type { Clubs, CompetitionReading } from '../read/competitions.read.service.ts';
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

  return {
    ruled,

    async concerning(actor: Member, id: CompetitionId): Promise<OwnEntry[]> {
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
    },

    async entrants(actor: Member, id: CompetitionId) {
      await reading.find(actor, id);
      const now = clock();
      const [self, children, own, categories, times] = await Promise.all([
        entrantStore.find(db, [actor.id], now),
        entrantStore.children(db, actor.id, now),
        staffed(actor),
        entryStore.categories(db, id),
        entryStore.times(db, id),
      ]);
      const entered = await ruled(
        actor,
        children.map(({ id: childId }) => childId),
      );
      const gymnasts = await entrantStore.gymnasts(
        db,
        own.map((club) => club.id),
        { viewerId: actor.id, now },
      );
      const single = categories.filter(({ discipline }) => discipline !== 'group');
      const listed = (person: PersonFacts, as: 'self' | 'child' | 'gymnast', clubId?: ClubId) => ({
        id: person.id,
        name: person.name,
        as,
        clubId: clubId ?? null,
        categoryIds: single
          .filter(
            (category) =>
              as === 'gymnast' || isOfAge(category, person.birthYear, times?.ageOn ?? ''),
          )
          .map((category) => category.id),
      });
      return {
        people: [
          ...self.map((person) => listed(person, 'self')),
          ...children
            .filter(({ id: childId }) => entered.has(childId))
            .map((person) => listed(person, 'child')),
          ...gymnasts.map((person) => listed(person, 'gymnast', person.clubId)),
        ],
        clubs: own,
      };
    },
  };
}

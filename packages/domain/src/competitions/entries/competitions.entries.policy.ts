import { type AgeBand, isAdult, isChild } from '../../accounts/index.ts';
import type { CompetitionStatus } from '../competitions.schema.ts';

/** Who enters somebody: they themselves, a guardian, or a club that they belong to. */
export type EnteredBy = 'self' | 'guardian' | 'club';

export interface EntryFacts {
  ageBand: AgeBand;
  by: EnteredBy;
  /** Somebody is linked to the account. */
  hasGuardian: boolean;
  /** The club has stated that it holds a parent's written consent. */
  holdsConsent: boolean;
}

/** Whose consent an entry still needs. */
export interface MissingYes {
  own: boolean;
  guardian: boolean;
}

const needsGuardian = ({ ageBand, by, hasGuardian, holdsConsent }: EntryFacts): boolean => {
  if (isChild(ageBand)) return by !== 'guardian';
  if (ageBand !== '13-15') return false;
  return hasGuardian || by !== 'club' || !holdsConsent;
};

/** The relation of the actor to a person who is entered. */
type Entering =
  | {
      as: 'person';
      isSelf: boolean;
      /** The actor is a guardian with a say, of a child under 13. */
      isRuled: boolean;
    }
  | { as: 'club'; isStaff: boolean; isMember: boolean };

/** What others read of a minor's entry. */
interface ShownName {
  name: boolean;
  club: boolean;
}

/** The relation of the actor to an entry. */
interface WithdrawFacts {
  isOwn: boolean;
  isOfClub: boolean;
  /** Null for a group. */
  ageBand: AgeBand | null;
}

/** Entering a competition is appearing with others: who says yes to it, by age (child-safety rule 26). */
export const entryPolicy = {
  /** From 13 to 17 the young person says yes; to 15 a linked adult as well, or the club holds a parent's consent. */
  waitsFor: (facts: EntryFacts): MissingYes => ({
    own: facts.by !== 'self' && !isChild(facts.ageBand) && !isAdult(facts.ageBand),
    guardian: needsGuardian(facts),
  }),
  /** True when a person's own entry needs a guardian's consent and there is no guardian. */
  isStuck: (facts: EntryFacts): boolean =>
    facts.by === 'self' && needsGuardian(facts) && !facts.hasGuardian,
  /** People enter themselves, a guardian with a say a child under 13, and a club's staff its members. */
  enter: (who: Entering): boolean =>
    who.as === 'club' ? who.isStaff && who.isMember : who.isSelf || who.isRuled,
  /** Who says whether others read the name and the club of a minor. Adults are named. */
  showName: ({ ageBand }: { ageBand: AgeBand }, as: 'self' | 'guardian'): boolean => {
    if (isAdult(ageBand)) return false;
    return isChild(ageBand) ? as === 'guardian' : as === 'self';
  },
  /** Nobody shows more of a minor without a say; to show less is open to every guardian. */
  chooseName: (
    { shows, mayShow }: { shows: ShownName | null; mayShow: boolean },
    choice: { shown: boolean; clubShown: boolean },
  ): boolean => {
    if (shows === null) return false;
    const showsMore = (choice.shown && !shows.name) || (choice.clubShown && !shows.club);
    return mayShow || !showsMore;
  },
  /** From 13 to 17 the young person says yes to what somebody else entered. */
  agree: ({ isOwn, needsOwn }: { isOwn: boolean; needsOwn: boolean }): boolean => isOwn && needsOwn,
  /**
   * The person and the club take an entry back; up to 15 a linked adult as well, from 16 the young
   * person alone. A group has no age.
   */
  withdraw: ({ isOwn, isOfClub, ageBand }: WithdrawFacts): boolean =>
    isOwn || isOfClub || (ageBand !== null && (isChild(ageBand) || ageBand === '13-15')),
  /** Entries of a competition that is over stay as they are. */
  isFinal: ({ status }: { status: CompetitionStatus }): boolean => status === 'completed',
};

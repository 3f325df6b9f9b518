import { type AgeBand, isAdult, isChild } from '../../accounts/index.ts';

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
  /** A guardian enters a child under 13; from 13 a linked adult only answers. */
  enterFor: ({ ageBand }: { ageBand: AgeBand }): boolean => isChild(ageBand),
  /** Who says whether others read the name and the club of a minor. Adults are named. */
  showName: ({ ageBand }: { ageBand: AgeBand }, as: 'self' | 'guardian'): boolean => {
    if (isAdult(ageBand)) return false;
    return isChild(ageBand) ? as === 'guardian' : as === 'self';
  },
  /** Up to 15 a linked adult takes the yes back; from 16 the young person alone. */
  withdrawFor: ({ ageBand }: { ageBand: AgeBand }): boolean =>
    isChild(ageBand) || ageBand === '13-15',
};

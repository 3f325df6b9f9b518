import { type AgeBand, isAdult, isChild } from '../../accounts/index.ts';
import { familyPolicy } from '../families.policy.ts';
import type { Guardianship } from '../families.schema.ts';

export interface PhotoSubject {
  ageBand: AgeBand;
  /** Somebody looks after the account. */
  hasGuardian: boolean;
  /** The law of their country does not let them consent alone yet. */
  isUnderConsentAge: boolean;
}

/**
 * Who says yes to pictures of a young person, by age (child-safety rule 26): a guardian until 13, both
 * until 16 where an adult is linked or the law of their country asks for one, then the young person
 * alone. `photo_consent_stands` of migration 0093 asks the same of the words that were given; change both.
 */
export const photoPolicy = {
  needsOwn: ({ ageBand }: PhotoSubject): boolean => !isChild(ageBand) && !isAdult(ageBand),
  needsGuardian: ({ ageBand, hasGuardian, isUnderConsentAge }: PhotoSubject): boolean =>
    isChild(ageBand) || (ageBand === '13-15' && (hasGuardian || isUnderConsentAge)),
  answerOwn: ({ ageBand }: { ageBand: AgeBand }): boolean => !isChild(ageBand) && !isAdult(ageBand),
  /**
   * A guardian with a say for a child, whose yes counts once they are verified; from 13 to 15 a linked
   * adult, who never rules alone.
   */
  answerFor: (link: Guardianship): boolean =>
    isChild(link.childAgeBand) ? familyPolicy.decide(link) : link.childAgeBand === '13-15',
};

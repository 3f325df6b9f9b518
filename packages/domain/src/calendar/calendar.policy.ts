import { type Member, asksGuardian, isAdult, isChild } from '../accounts/index.ts';
import type { Ages } from './calendar.audience.schema.ts';
import { type Guardianship, familyPolicy } from '../families/index.ts';

/** What somebody is to a club. `user_type` is no part of it: it is what people say of themselves. */
export interface ClubScope {
  isMember: boolean;
  /** Has a row in club_admins. */
  isAdmin: boolean;
  /** A club admin has confirmed it. */
  isConfirmedCoach: boolean;
  /** A guardian of a child under 13 who is a member. */
  isGuardian: boolean;
}

type Person = Pick<Member, 'ageBand' | 'restriction'>;

export const calendarPolicy = {
  see: ({ isMember, isAdmin, isGuardian }: ClubScope) => isMember || isAdmin || isGuardian,
  /** Plans events and keeps the register, with the names of children in it: adults in good standing. */
  manage: (actor: Person, { isAdmin, isConfirmedCoach }: ClubScope) =>
    isAdult(actor.ageBand) && !actor.restriction && (isAdmin || isConfirmedCoach),
  /** Takes part; being a member's guardian is not enough. */
  attend: ({ isMember, isAdmin }: ClubScope) => isMember || isAdmin,
  /** A person of unknown age fits no event with ages. */
  isRightAge: (age: number | undefined, { ageFrom, ageTo }: Ages): boolean => {
    if (ageFrom === null && ageTo === null) return true;
    return age !== undefined && age >= (ageFrom ?? age) && age <= (ageTo ?? age);
  },
  /** A child's answer needs a guardian. */
  answersAlone: (actor: Person) => !asksGuardian(actor),
  /** A guardian of a child under 13 says no for the child. */
  declineFor: (link: Guardianship) => familyPolicy.decide(link),
  acceptFor: (link: Guardianship) => familyPolicy.rule(link),
  /** A guardian who only looks sees the child's answers, too. */
  seeAnswersOf: (link: Guardianship) => familyPolicy.see(link) && isChild(link.childAgeBand),
  seeCounts: (actor: Person) => !isChild(actor.ageBand),
  /** A secret address can be passed on, and reveals where a child will be. */
  subscribe: (actor: Person) => !isChild(actor.ageBand),
};

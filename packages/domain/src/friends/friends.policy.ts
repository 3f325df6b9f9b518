import {
  type Actor,
  type AgeBand,
  type Me,
  type Member,
  asksGuardian,
  can,
  isAdult,
  isChild,
  isUnderSixteen,
} from '../accounts/index.ts';
import type { FriendOrigin } from './friends.schema.ts';

/** How two people are related, apart from the direction of a request. */
export interface Relation {
  sharesClub: boolean;
  /** Somebody is a friend of both. */
  sharesFriend: boolean;
  /** The sender knows the other person's friend code. */
  hasCode: boolean;
  /** The adult of the two looks after the other. */
  isGuardian: boolean;
  /** The adult of the two is a confirmed coach of a club of the other. */
  isCoach: boolean;
}

interface Party {
  ageBand: AgeBand;
}

export const friendPolicy = {
  /** A child also needs the guardian's switch, which only the server can read. */
  invite: (actor: Actor) => can(actor, 'inviteFriends'),

  /**
   * Why `from` may ask `to`, or undefined when they may not (child-safety table). An adult and a
   * minor become friends only as guardian and child or as coach and gymnast, in either direction: a
   * child can be talked into asking.
   */
  origin(from: Party, to: Party, relation: Relation): FriendOrigin | undefined {
    if (isAdult(from.ageBand) && isAdult(to.ageBand)) return 'open';
    if (isAdult(from.ageBand) !== isAdult(to.ageBand)) {
      // From 13 on a link is no reason: a linked adult may look, and no more.
      const isOneChild = isChild(from.ageBand) || isChild(to.ageBand);
      if (relation.isGuardian && isOneChild) return 'guardian';
      return relation.isCoach ? 'coach' : undefined;
    }
    if (relation.sharesClub) return 'same_club';
    if (relation.hasCode) return 'friend_code';
    const areSmall = isChild(from.ageBand) && isChild(to.ageBand);
    return areSmall && relation.sharesFriend ? 'friend_of_friend' : undefined;
  },

  /** A coach may ask again once after a guardian declined; a second no stands for a while. */
  asksOnceMore: (no: { origin: FriendOrigin | undefined; byGuardian: boolean; noes: number }) =>
    no.origin === 'coach' && no.byGuardian && no.noes < 2,

  /** Whether a guardian is asked on this side; nobody is asked about themselves. */
  needsGuardian: (party: Party, origin: FriendOrigin) =>
    asksGuardian(party) && origin !== 'guardian',

  /** The guardian is notified but does not decide. */
  tellsGuardian: ({ ageBand }: Party) => ageBand === '13-15',

  /** Minors can be found by a code shared in person; adults need none. */
  hasCode: (actor: Party) => !isAdult(actor.ageBand),

  /** Following leads to strangers' posts, which open at 16. */
  mayFollow: (actor: Party) => !isUnderSixteen(actor.ageBand),

  /** Children are befriended, never followed. */
  follow: (actor: Party, person: Party & { isOpen: boolean }) =>
    friendPolicy.mayFollow(actor) && isAdult(person.ageBand) && person.isOpen,

  /** Guardians and their children cannot block each other (child-safety rule 25). */
  block: ({ family }: Pick<Me, 'family'>, person: { id: string }) =>
    ![...family.guardianIds, ...family.childIds].some((id) => id === person.id),

  /** Counts of friends and followers are a minor's own business. */
  seesCounts: (viewer: Pick<Member, 'id'> | undefined, person: Party & { id: string }) =>
    isAdult(person.ageBand) || viewer?.id === person.id,
};

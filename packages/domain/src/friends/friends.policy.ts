import {
  type Actor,
  type AgeBand,
  type Me,
  type Member,
  can,
  isAdult,
  isChild,
  isUnderSixteen,
} from '../accounts/index.ts';
import type { FriendOrigin } from './friends.schema.ts';

/** What there is between two people, whoever of them asks. */
export interface Relation {
  sharesClub: boolean;
  /** Somebody is a friend of both. */
  sharesFriend: boolean;
  /** The one who asks was told the other one's friend code. */
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
   * Why one may ask the other, or undefined when one may not (child-safety table). An adult and a
   * minor only ever become friends as guardian and child or as coach and gymnast, whoever asks: a
   * child can be talked into asking.
   */
  origin(from: Party, to: Party, relation: Relation): FriendOrigin | undefined {
    if (isAdult(from.ageBand) && isAdult(to.ageBand)) return 'open';
    if (isAdult(from.ageBand) !== isAdult(to.ageBand)) {
      // From 13 on a link is no reason: whoever is linked looks, and no more.
      const isOneChild = isChild(from.ageBand) || isChild(to.ageBand);
      if (relation.isGuardian && isOneChild) return 'guardian';
      return relation.isCoach ? 'coach' : undefined;
    }
    if (relation.sharesClub) return 'same_club';
    if (relation.hasCode) return 'friend_code';
    const areSmall = isChild(from.ageBand) && isChild(to.ageBand);
    return areSmall && relation.sharesFriend ? 'friend_of_friend' : undefined;
  },

  /** A coach may ask a child's guardian once more after a no; a second one counts for a while. */
  asksOnceMore: (no: { origin: FriendOrigin | undefined; byGuardian: boolean; noes: number }) =>
    no.origin === 'coach' && no.byGuardian && no.noes < 2,

  /** Whether a guardian is asked on this side; nobody is asked about themselves. */
  needsGuardian: (party: Party, origin: FriendOrigin) =>
    isChild(party.ageBand) && origin !== 'guardian',

  /** The guardian hears of it and has no say. */
  tellsGuardian: ({ ageBand }: Party) => ageBand === '13-15',

  /** Whom one can find by a code that was told in person. Adults find each other without. */
  hasCode: (actor: Party) => !isAdult(actor.ageBand),

  /** Following leads to strangers' posts, which open at 16. */
  mayFollow: (actor: Party) => !isUnderSixteen(actor.ageBand),

  /** Children are befriended, never followed. */
  follow: (actor: Party, person: Party & { isOpen: boolean }) =>
    friendPolicy.mayFollow(actor) && isAdult(person.ageBand) && person.isOpen,

  /** Nobody blocks who looks after them, or whom they look after (child-safety rule 25). */
  block: ({ family }: Pick<Me, 'family'>, person: { id: string }) =>
    ![...family.guardianIds, ...family.childIds].some((id) => id === person.id),

  /** Counts of friends and followers are a minor's own business. */
  seesCounts: (viewer: Pick<Member, 'id'> | undefined, person: Party & { id: string }) =>
    isAdult(person.ageBand) || viewer?.id === person.id,
};

import {
  type Actor,
  type AgeBand,
  type UserType,
  allows,
  can,
  isAdult,
  isChild,
} from '../../accounts/index.ts';
import type { PhotoUse } from '../../families/index.ts';
import { type TagChoice, privacyPolicy } from '../../privacy/index.ts';
import type { Visibility } from '../posts.schema.ts';

/** The readers of a post in which somebody is tagged. */
export interface TagAudience {
  visibility: Visibility;
  /** The club in whose name it is posted, if any. */
  clubId: string | null;
}

/** What there is between an author and somebody who might be tagged. */
export interface TaggedPerson {
  ageBand: AgeBand;
  userType: UserType;
  choice: TagChoice;
  isFriend: boolean;
  sharesClub: boolean;
  /** The author looks after them. */
  isOwnChild: boolean;
  /** The author was confirmed as a coach in a club of theirs. */
  isCoached: boolean;
  /** The photo consent that the place asks for stands. */
  hasConsent: boolean;
  /** Belongs to the club in whose name it is posted; true if there is none. */
  isOfClub: boolean;
}

/** How a tag begins: with the question to the tagged person, or at once. */
type TagState = 'waiting' | 'accepted';

/** A person of 13 or older is asked, unless they let friends tag them without asking. */
function adultsTag(person: TaggedPerson): TagState | undefined {
  const { ageBand, choice, isFriend, sharesClub, userType } = person;
  if (!allows({ userType, ageBand, roles: [] }, 'beTagged')) return undefined;
  if (choice === 'nobody' || !(isFriend || sharesClub)) return undefined;
  return choice === 'friends' && isFriend ? 'accepted' : 'waiting';
}

/** A minor's tag rests on a consent and on a tie; `isActiveTag` in the API asks both each time it is read. */
function minorsTag(
  actor: NonNullable<Actor>,
  person: TaggedPerson,
  audience: TagAudience,
): TagState | undefined {
  const mayTag = can(actor, 'tagMinors') && (person.isOwnChild || person.isCoached);
  const isCovered =
    tagPolicy.useFor(audience) !== undefined && person.hasConsent && person.isOfClub;
  if (!mayTag || !isCovered) return undefined;
  if (isChild(person.ageBand)) return 'accepted';
  return person.choice === 'nobody' ? undefined : 'waiting';
}

/**
 * Who may be tagged by an author in the pictures of a post, and whose consent it needs (child-safety
 * rules 1, 24 and 26).
 */
export const tagPolicy = {
  tag: (actor: Actor): boolean => isAdult(actor?.ageBand) && can(actor, 'createPosts'),
  /** The photo consent that a minor's tag needs here; undefined where no consent covers it. */
  useFor: ({ visibility, clubId }: TagAudience): PhotoUse | undefined => {
    if (visibility === 'friends') return 'club_members';
    return visibility === 'public' && clubId !== null ? 'club_pages' : undefined;
  },
  /** Nobody is tagged in what nobody else reads. */
  hasRoom: ({ visibility }: TagAudience): boolean => visibility !== 'private',
  /** How a new tag begins; undefined where it may not be set. */
  begins: (actor: Actor, person: TaggedPerson, audience: TagAudience): TagState | undefined => {
    if (actor === undefined || !tagPolicy.tag(actor) || !tagPolicy.hasRoom(audience))
      return undefined;
    return isAdult(person.ageBand) ? adultsTag(person) : minorsTag(actor, person, audience);
  },
};

/** What counts of a stored choice at this age. */
export const tagChoiceOf = (
  person: { ageBand: AgeBand; userType: UserType },
  stored: TagChoice | null,
): TagChoice => {
  const choices = privacyPolicy.choices(person, 'whoCanTag');
  return choices.find((choice) => choice === (stored ?? 'ask')) ?? choices.at(-1) ?? 'nobody';
};

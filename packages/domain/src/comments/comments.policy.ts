import {
  type Actor,
  type AgeBand,
  type Member,
  type UserId,
  asksGuardian,
  can,
  isAdult,
  isChild,
  isMinor,
} from '../accounts/index.ts';
import type { CommentAccess } from './comments.schema.ts';

/** How the reader and the author of a post are related. */
export interface CommentFacts {
  authorId: UserId;
  authorAgeBand: AgeBand;
  isFriend: boolean;
  /** One of the two is the other's guardian. */
  isGuardian: boolean;
  /** One of the two is a confirmed coach of one of the other's clubs. */
  isCoach: boolean;
  /** The adult of the two runs, or coaches in, a club of the other. */
  isStaff: boolean;
  sharesClub: boolean;
  /** It was written in the name of a club to which the reader belongs. */
  isOfOwnClub: boolean;
}

/** A minor who may be addressed by a comment. */
interface Listener {
  id: UserId;
  /** Whether earlier messages of the writer to this minor left any evidence. */
  isSuspect: boolean;
}

/** The facts that decide the addressee of a comment. */
export interface AddresseeFacts extends Pick<
  CommentFacts,
  'authorId' | 'authorAgeBand' | 'isGuardian'
> {
  /** Whether earlier messages of the writer to the author left any evidence. */
  isSuspect: boolean;
  /** The minor who spoke last below the post, except children under 13 of the writer. */
  spoke: Listener | null;
  /** How old the youngest reader is, where no minor has spoken. */
  youngest: AgeBand | null;
}

/** The addressee of a comment, and whether it is an adult's text to a minor. */
export interface Addressee {
  to?: UserId;
  isSuspect?: boolean;
  isToMinor: boolean;
}

export const commentPolicy = {
  /**
   * Adults comment on adults' posts. Between adults and minors only people who know each other do:
   * friends, guardian and child, coach and gymnast. Children comment on posts of their friends and
   * their club. Assumes that the actor may read the post.
   */
  add(actor: Actor, post: CommentFacts): boolean {
    if (actor === undefined || !can(actor, 'createPosts')) return false;
    if (actor.id === post.authorId) return true;
    const isAuthorAdult = isAdult(post.authorAgeBand);
    const isTrusted = post.isFriend || post.isGuardian || post.isCoach;
    if (!isAdult(actor.ageBand)) {
      return isAuthorAdult
        ? isTrusted || post.isStaff || post.isOfOwnClub
        : post.isFriend || post.sharesClub;
    }
    // The flag is a ceiling; running a club of the child opens it.
    return isAuthorAdult || isTrusted || (can(actor, 'commentOnMinorPosts') && post.isStaff);
  },
  /**
   * Whether somebody may write below a post. `isPermitted` is the guardian's switch; only a child
   * needs it. Assumes that the actor may read the post.
   */
  access(
    actor: Actor,
    post: CommentFacts & { isOff: boolean },
    isPermitted: boolean,
  ): CommentAccess {
    if (post.isOff) return 'off';
    if (actor === undefined) return 'signIn';
    if (actor.status !== 'active' || !commentPolicy.add(actor, post)) return 'notForYou';
    return commentPolicy.needsGuardian(actor) && !isPermitted ? 'guardianSaysNo' : 'open';
  },
  /**
   * The minor a comment speaks to: the author of the post, or the last under 18 to speak below it.
   * The guardian of a child under 13 is not read as a stranger; from 13 a link is only to look.
   * Where no minor has spoken yet, the future readers count (rule 29).
   */
  addressee(actor: Member, post: AddresseeFacts): Addressee {
    const isToAuthor = isMinor(post.authorAgeBand) && post.authorId !== actor.id;
    const isOwnChild = post.isGuardian && isChild(post.authorAgeBand);
    const author = { to: post.authorId, isSuspect: post.isSuspect };
    const to = isToAuthor ? author : {};
    if (isMinor(actor.ageBand)) return { ...to, isToMinor: false };
    if (isToAuthor && !isOwnChild) return { ...author, isToMinor: true };
    if (post.spoke !== null) {
      const { id, isSuspect } = post.spoke;
      return { to: id, isSuspect, isToMinor: true };
    }
    return { ...to, isToMinor: post.youngest !== null };
  },
  /** A child also needs the guardian's switch, and each comment is put before the guardian first. */
  needsGuardian: asksGuardian,
  /** Others report; nobody else takes words away. */
  remove: (actor: Actor, comment: { author: { id: UserId } }) => actor?.id === comment.author.id,
};

import { type Actor, type AgeBand, type UserId, can, isAdult, isChild } from '../accounts/index.ts';

/** What there is between somebody who reads a post and the one who wrote it. */
export interface CommentFacts {
  authorId: UserId;
  authorAgeBand: AgeBand;
  isFriend: boolean;
  /** One of the two looks after the other. */
  isGuardian: boolean;
  /** One of the two is a confirmed coach of a club of the other. */
  isCoach: boolean;
  /** The adult of the two runs, or coaches in, a club of the other. */
  isStaff: boolean;
  sharesClub: boolean;
  /** It was written in the name of a club to which the reader belongs. */
  isOfOwnClub: boolean;
}

export const commentPolicy = {
  /**
   * Adults write below what adults have written. Across that line, only people who have to do with
   * each other: friends, guardian and child, coach and gymnast. Children write below the posts of
   * their friends and their club. Whoever may not read the post never gets here.
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
  /** A child also needs the guardian's switch, and each comment is put before the guardian first. */
  needsGuardian: (actor: { ageBand: AgeBand }) => isChild(actor.ageBand),
  /** Others report; nobody else takes words away. */
  remove: (actor: Actor, comment: { author: { id: UserId } }) => actor?.id === comment.author.id,
};

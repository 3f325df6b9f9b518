import {
  type Actor,
  type AgeBand,
  type UserId,
  asksGuardian,
  can,
  isAdult,
} from '../accounts/index.ts';

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
  /** A child also needs the guardian's switch, and each comment is put before the guardian first. */
  needsGuardian: asksGuardian,
  /** Others report; nobody else takes words away. */
  remove: (actor: Actor, comment: { author: { id: UserId } }) => actor?.id === comment.author.id,
};

import { type Actor, type AgeBand, type UserId, can, isAdult, isChild } from '../accounts/index.ts';
import type { Visibility } from './posts.schema.ts';

/** Who can see a post at most, by the author's age (child-safety table). */
const AUDIENCES: Readonly<Record<AgeBand, readonly Visibility[]>> = {
  under13: ['friends', 'private'],
  '13-15': ['friends', 'private'],
  '16-17': ['friends', 'public', 'private'],
  adult: ['friends', 'public', 'private'],
};

export const postPolicy = {
  /** A child also needs the guardian's switch, which only the server can read. */
  create: (actor: Actor) => can(actor, 'createPosts'),
  /** Between 16 and 18 everybody can be reached by those who chose so in their settings. */
  audiences: (actor: Actor, { allowsPublic = false } = {}): readonly Visibility[] =>
    actor === undefined
      ? []
      : AUDIENCES[actor.ageBand].filter(
          (visibility) =>
            visibility !== 'public' ||
            (can(actor, 'makePublicPosts') && (isAdult(actor.ageBand) || allowsPublic)),
        ),
  /** Nobody says where a minor is. */
  tellsLocation: (actor: Actor) => isAdult(actor?.ageBand),
  /** The flag is a ceiling; that the person runs the club, which only the server knows, opens it. */
  createForClub: (actor: Actor) => can(actor, 'createClubPosts'),
  /** Nobody's words are changed under their name. */
  edit: (actor: Actor, post: { authorId: UserId }) => actor?.id === post.authorId,
  /** What one has written oneself, and whatever breaks the rules. */
  hide: (actor: Actor, post: { authorId: UserId }) =>
    actor?.id === post.authorId || can(actor, 'moderateContent'),
  /** What a moderator has hidden stays so; a decision ends only by being undone, which is told. */
  show: (actor: Actor, post: { hiddenBy: UserId | null; isHiddenByDecision: boolean }) =>
    !post.isHiddenByDecision && (actor?.id === post.hiddenBy || can(actor, 'moderateContent')),
  /** Whether each post is put before a guardian first. */
  needsGuardian: (actor: { ageBand: AgeBand }) => isChild(actor.ageBand),
};

import {
  type Actor,
  type AgeBand,
  type Capability,
  type UserId,
  asksGuardian,
  can,
  isAdult,
  isChild,
} from '../accounts/index.ts';
import { type Guardianship, familyPolicy } from '../families/index.ts';
import type { HiddenAs, Visibility } from './posts.schema.ts';

/** Who can see a post at most, by the author's age (child-safety table). */
const AUDIENCES: Readonly<Record<AgeBand, readonly Visibility[]>> = {
  under13: ['friends', 'private'],
  '13-15': ['friends', 'private'],
  '16-17': ['friends', 'public', 'private'],
  adult: ['friends', 'public', 'private'],
};

/** To their own child everybody is a parent, whatever type they chose for themselves. */
const canAsParent = (actor: Actor, capability: Capability) =>
  actor !== undefined && can({ ...actor, userType: 'parent' }, capability);

interface Keeping {
  authorId: UserId;
  /** The reader's link to the author, a child under 13. */
  guardianship?: Guardianship | null | undefined;
}

/** What a guardian does about posts of their own child under 13: flag and link; from 13 nothing (rule 26). */
const managesPosts = (actor: Actor, link: Keeping['guardianship']): link is Guardianship =>
  link != null && familyPolicy.decide(link) && canAsParent(actor, 'managePosts');

export const postPolicy = {
  /** A child also needs the guardian's switch, which only the server can read. */
  create: (actor: Actor) => can(actor, 'createPosts'),
  /** At 16 and 17 a public post needs the person's own setting to allow it. */
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
  manageForChild: managesPosts,
  /** Moderators decide with a reason instead (`sanctionPolicy.decideContent`). */
  hide: (actor: Actor, { authorId, guardianship }: Keeping) =>
    actor?.id === authorId || managesPosts(actor, guardianship),
  /** What is deleted does not come back, so it takes a guardian who rules. */
  remove: (actor: Actor, { authorId, guardianship }: Keeping) =>
    actor?.id === authorId ||
    (managesPosts(actor, guardianship) && familyPolicy.rule(guardianship)),
  /**
   * A guardian's decision counts until the child is 13; from then on the young person decides. To bring a
   * post back before other children takes a guardian who is verified. A moderator's decision ends only by
   * being undone, and the person is notified.
   */
  show: (
    actor: Actor,
    post: Keeping & { hiddenAs: HiddenAs | null; isHiddenByDecision: boolean },
  ) => {
    if (post.isHiddenByDecision) return false;
    if (actor?.id !== post.authorId) {
      const { guardianship: link, hiddenAs } = post;
      return hiddenAs === 'guardian' && managesPosts(actor, link) && link.isVerified;
    }
    return post.hiddenAs === 'author' || (post.hiddenAs === 'guardian' && !isChild(actor.ageBand));
  },
  /** Whether each post is put before a guardian first. */
  needsGuardian: asksGuardian,
};

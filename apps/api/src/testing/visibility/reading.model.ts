import type { Graph, Post, Remark, Who } from './graph.ts';
import { isForAll, tiesOf } from './ties.ts';

/** Who reads which post, picture and comment, from the rules alone (child-safety). */
export function readingModel(graph: Graph) {
  const ties = tiesOf(graph);
  const { person, areBlocked } = ties;
  const blocked = (viewer: Who, other: number) => viewer !== undefined && areBlocked(viewer, other);

  /**
   * Words that raised a concern, or were never read, are for adults; a guardian's words reach their
   * own child.
   */
  function isForAge(viewer: Who, { author, readerAge }: Post | Remark): boolean {
    if (viewer !== undefined && ties.isAdult(viewer)) return true;
    const isChild = viewer === undefined || person(viewer).band === 'under13';
    const isOfGuardian = viewer !== undefined && isChild && ties.isGuardian(author, viewer);
    return (readerAge ?? 18) <= (isChild ? 0 : 13) || isOfGuardian;
  }

  function reads(viewer: Who, post: Post): boolean {
    const { author, inNameOf, isHidden, status, visibility } = post;
    // A club's posts disappear with the club.
    if (isHidden || (inNameOf !== undefined && !ties.isThere(inNameOf))) return false;
    if (viewer === author) return true;
    if (status !== 'approved' || person(author).isPaused || blocked(viewer, author)) return false;
    if (!isForAge(viewer, post)) return false;
    if (isForAll(ties, post) && reaches(viewer, post)) return true;
    return viewer !== undefined && visibility !== 'private' && ties.isNear(viewer, author);
  }

  /** Under 16, people read nothing of strangers: only what their circle and their own clubs publish. */
  const reaches = (viewer: Who, post: Post): boolean =>
    viewer === undefined ||
    !ties.isYoung(viewer) ||
    ties.meets(viewer, post.author) ||
    isOfOwnClub(viewer, post);

  const isOfOwnClub = (viewer: number, { inNameOf }: Post): boolean =>
    inNameOf !== undefined && ties.isRun(inNameOf) && ties.clubsOf(viewer).includes(inNameOf);

  /** Children under 13 of the viewer who read a post, wrote it or comment on it. */
  const childrenIn = (viewer: Who, post: Post): number[] =>
    viewer === undefined || !ties.isAdult(viewer)
      ? []
      : [...graph.people.keys()].filter(
          (child) =>
            person(child).band === 'under13' &&
            ties.isGuardian(viewer, child) &&
            (reads(child, post) ||
              post.author === child ||
              graph.comments.some(
                (remark) =>
                  graph.posts[remark.post] === post && remark.author === child && !remark.isDeleted,
              )),
        );

  /** A guardian opens what the child opens. */
  const opens = (viewer: Who, post: Post): boolean =>
    reads(viewer, post) || childrenIn(viewer, post).some((child) => reads(child, post));

  /** The administrators of a club answer for its posts. */
  const isAuthor = (who: number, { author, inNameOf }: Post): boolean =>
    who === author && (inNameOf === undefined || ties.administers(who, inNameOf));

  /** Whether a published comment is for a viewer who can open the post. */
  function hears(viewer: Who, post: Post, remark: Remark): boolean {
    const { author } = remark;
    if (!isForAge(viewer, remark)) return false;
    if (viewer === undefined) return ties.speaksToAll(author);
    if (areBlocked(viewer, author)) return false;
    if (isAuthor(viewer, post)) return true;
    // A minor's words stay with people who know the minor, wherever they stand.
    if (!ties.speaksToAll(author) && !ties.isInCircle(viewer, author)) return false;
    // Below others' posts the young meet the author and their own circle.
    const isYoung = ties.isYoung(viewer);
    return !isYoung || isAuthor(author, post) || ties.meets(viewer, author);
  }

  /** Whether a viewer who can open the post reads the comment. */
  function readsRemark(viewer: Who, post: Post, remark: Remark): boolean {
    const { author, isDeleted, isHidden, status } = remark;
    if (isDeleted || isHidden) return false;
    if (viewer === author) return true;
    if (status !== 'approved' || person(author).isPaused) return false;
    return (
      (reads(viewer, post) && hears(viewer, post, remark)) ||
      childrenIn(viewer, post).some((child) => child === author || hears(child, post, remark))
    );
  }

  /**
   * Below 16 a feed is friends and own clubs; from 16 people choose, and until then only adults
   * meet strangers.
   */
  function opensFeed(viewer: number): boolean {
    const { band, opensFeed: choice } = person(viewer);
    return !ties.isYoung(viewer) && (choice ?? band === 'adult');
  }

  return {
    reads,
    opens,
    /** Of the posts a viewer reads, those in the feed. */
    inFeed: (viewer: number, post: Post): boolean =>
      reads(viewer, post) &&
      (viewer === post.author ||
        opensFeed(viewer) ||
        (post.visibility !== 'private' && ties.isNear(viewer, post.author)) ||
        isOfOwnClub(viewer, post)),
    /** Under 16, readers see no counts of likes and comments. */
    isToldCounts: (viewer: number): boolean => !ties.isYoung(viewer),
    readsRemark,
    areBlocked,
    /** A published post can be liked by its readers. */
    likes: (viewer: number, post: Post) => post.status === 'approved' && reads(viewer, post),
    /** Likes are counted; a minor's are named only to people who know the minor. */
    namesLiker: (viewer: number, liker: number) =>
      ties.isAdult(liker) || ties.isInCircle(viewer, liker),
    /** The author and a child's guardian also see unpublished files. */
    seesMedia(viewer: Who, post: Post): boolean {
      if (post.media === 'none') return false;
      if (viewer === post.author) return true;
      const isChild = person(post.author).band === 'under13';
      if (viewer !== undefined && isChild && ties.isGuardian(viewer, post.author)) return true;
      // Unreviewed files are not for minors, and a visitor may be one.
      const isSeen = post.media === 'ready' || (viewer !== undefined && ties.isAdult(viewer));
      return post.media !== 'held' && isSeen && opens(viewer, post);
    },
  };
}

export type ReadingModel = ReturnType<typeof readingModel>;

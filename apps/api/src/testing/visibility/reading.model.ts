import type { Graph, Post, Remark, Who } from './graph.ts';
import { isForAll, tiesOf } from './ties.ts';

/** Who reads which post, picture and comment, from the rules alone (child-safety). */
export function readingModel(graph: Graph) {
  const ties = tiesOf(graph);
  const { person, areBlocked } = ties;
  const blocked = (viewer: Who, other: number) => viewer !== undefined && areBlocked(viewer, other);

  /** What raised a concern, or was never read, is for those of age; a guardian's words reach their own child. */
  function isForAge(viewer: Who, { author, readerAge }: Post): boolean {
    if (viewer !== undefined && ties.isAdult(viewer)) return true;
    const isChild = viewer === undefined || person(viewer).band === 'under13';
    const isOfGuardian = viewer !== undefined && isChild && ties.isGuardian(author, viewer);
    return (readerAge ?? 18) <= (isChild ? 0 : 13) || isOfGuardian;
  }

  function reads(viewer: Who, post: Post): boolean {
    const { author, inNameOf, isHidden, status, visibility } = post;
    // What a club said goes with the club.
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

  /** Children under 13 in somebody's care who read a post, wrote it or say something there. */
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

  /** What a club said is answered for by those who run the club. */
  const isAuthor = (who: number, { author, inNameOf }: Post): boolean =>
    who === author && (inNameOf === undefined || ties.administers(who, inNameOf));

  /** Whether what is up is for somebody, of those who open the post. */
  function hears(viewer: Who, post: Post, author: number): boolean {
    if (viewer === undefined) return ties.speaksToAll(author);
    if (areBlocked(viewer, author)) return false;
    if (isAuthor(viewer, post)) return true;
    // A minor's words stay with those who know the minor, whatever they stand below.
    if (!ties.speaksToAll(author) && !ties.isInCircle(viewer, author)) return false;
    // Below others' posts the young meet the author and their own circle.
    const isYoung = ties.isYoung(viewer);
    return !isYoung || isAuthor(author, post) || ties.meets(viewer, author);
  }

  /** Of those who open the post. */
  function readsRemark(viewer: Who, post: Post, remark: Remark): boolean {
    const { author, isDeleted, isHidden, status } = remark;
    if (isDeleted || isHidden) return false;
    if (viewer === author) return true;
    if (status !== 'approved' || person(author).isPaused) return false;
    return (
      (reads(viewer, post) && hears(viewer, post, author)) ||
      childrenIn(viewer, post).some((child) => child === author || hears(child, post, author))
    );
  }

  /** Below 16 a feed is friends and own clubs; from 16 one chooses, and until then only adults meet strangers. */
  function opensFeed(viewer: number): boolean {
    const { band, opensFeed: choice } = person(viewer);
    return !ties.isYoung(viewer) && (choice ?? band === 'adult');
  }

  return {
    reads,
    opens,
    /** Of what somebody reads, that which the feed holds. */
    inFeed: (viewer: number, post: Post): boolean =>
      reads(viewer, post) &&
      (viewer === post.author ||
        opensFeed(viewer) ||
        (post.visibility !== 'private' && ties.isNear(viewer, post.author)) ||
        isOfOwnClub(viewer, post)),
    /** Under 16 nobody is told how many like or answer something. */
    isToldCounts: (viewer: number): boolean => !ties.isYoung(viewer),
    readsRemark,
    areBlocked,
    /** What is up is liked by those who read it. */
    likes: (viewer: number, post: Post) => post.status === 'approved' && reads(viewer, post),
    /** Likes are counted; a minor's are named only to those who know the minor. */
    namesLiker: (viewer: number, liker: number) =>
      ties.isAdult(liker) || ties.isInCircle(viewer, liker),
    /** The author and a child's guardian also see what waits. */
    seesMedia(viewer: Who, post: Post): boolean {
      if (post.media === 'none') return false;
      if (viewer === post.author) return true;
      const isChild = person(post.author).band === 'under13';
      if (viewer !== undefined && isChild && ties.isGuardian(viewer, post.author)) return true;
      // What nobody has looked at is not for minors, and a visitor may be one.
      const isSeen = post.media === 'ready' || (viewer !== undefined && ties.isAdult(viewer));
      return post.media !== 'held' && isSeen && opens(viewer, post);
    },
  };
}

export type ReadingModel = ReturnType<typeof readingModel>;

import type { Graph, Post, Remark, Who } from './graph.ts';
import { isForAll, tiesOf } from './ties.ts';

/** Who reads which post, picture and comment, from the rules alone (child-safety). */
export function readingModel(graph: Graph) {
  const ties = tiesOf(graph);
  const { person, areBlocked } = ties;
  /** A thread in which a child under 13 takes part is open to who looks after it, whoever blocked whom. */
  const isOfOwnChild = (viewer: number, post: Post) =>
    graph.people.some(
      ({ band }, child) =>
        band === 'under13' &&
        ties.isGuardian(viewer, child) &&
        (post.author === child ||
          graph.comments.some(
            (remark) =>
              graph.posts[remark.post] === post &&
              remark.author === child &&
              remark.status !== 'rejected' &&
              !remark.isHidden &&
              !remark.isDeleted,
          )),
    );
  const blocked = (viewer: Who, other: number, post: Post) =>
    viewer !== undefined && areBlocked(viewer, other) && !isOfOwnChild(viewer, post);

  function reads(viewer: Who, post: Post): boolean {
    const { author, inNameOf, isHidden, status, visibility } = post;
    // What a club said goes with the club.
    if (isHidden || (inNameOf !== undefined && !ties.isThere(inNameOf))) return false;
    if (viewer === author) return true;
    if (status !== 'approved' || person(author).isPaused || blocked(viewer, author, post))
      return false;
    if (isForAll(ties, post)) return true;
    return viewer !== undefined && visibility !== 'private' && ties.isNear(viewer, author);
  }

  /** Of those who read the post. */
  function readsRemark(viewer: Who, post: Post, remark: Remark): boolean {
    const { author, isDeleted, isHidden, status } = remark;
    if (isDeleted || isHidden) return false;
    if (viewer === author) return true;
    if (status !== 'approved' || person(author).isPaused || blocked(viewer, author, post))
      return false;
    // Whoever reads what is for few reads what the few say; below a post for everybody a minor's
    // words stay with those who know the child, and with whom they are said to.
    if (post.visibility !== 'public' || ties.speaksToAll(author)) return true;
    return viewer !== undefined && (viewer === post.author || ties.isNear(viewer, author));
  }

  return {
    reads,
    readsRemark,
    areBlocked,
    /** What is up is liked by those who read it. */
    likes: (viewer: number, post: Post) => post.status === 'approved' && reads(viewer, post),
    /** The author and a child's guardian also see what waits. */
    seesMedia(viewer: Who, post: Post): boolean {
      if (post.media === 'none') return false;
      if (viewer === post.author) return true;
      const isChild = person(post.author).band === 'under13';
      if (viewer !== undefined && isChild && ties.isGuardian(viewer, post.author)) return true;
      return post.media === 'ready' && reads(viewer, post);
    },
  };
}

export type ReadingModel = ReturnType<typeof readingModel>;

import { useMe } from '#lib/session.ts';
import { EmptyState, ErrorState, LoadMore, Loading, Section, Skeleton } from '#ui';
import type { Comment } from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import { useState } from 'react';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { NoCommenting } from './NoCommenting.tsx';
import { useComments } from './comments.queries.ts';

/** What is said below a post, and where one says something oneself. */
export function Comments({
  postId,
  commentsOff = false,
  onCount,
}: {
  postId: PostId;
  /** As far as the post itself is known already; the server says so, too. */
  commentsOff?: boolean;
  /** Others show how many there are. */
  onCount?: (by: 1 | -1) => void;
}) {
  const me = useMe();
  const { data, isLoadingError, isFetching, refetch, ...pages } = useComments(postId);
  const [added, setAdded] = useState<Comment[]>([]);
  if (isLoadingError) {
    return (
      <Section title="Comments">
        <ErrorState level={3} pending={isFetching} onRetry={() => void refetch()} />
      </Section>
    );
  }
  if (data === undefined) {
    return (
      <Section title="Comments">
        <Loading className="flex flex-col gap-5">
          {[1, 2, 3].map((nth) => (
            <div key={nth} className="flex gap-3">
              <Skeleton shape="circle" />
              <div className="flex flex-1 flex-col gap-2.5 pt-1">
                <Skeleton className="w-40" />
                <Skeleton className="w-full max-w-md" />
              </div>
            </div>
          ))}
        </Loading>
      </Section>
    );
  }
  const comments = data.pages.flatMap((page) => page.comments);
  const known = new Set(comments.map(({ id }) => id));
  // What one has just written belongs at the end, also while the pages before it are not loaded.
  const beyond = pages.hasNextPage ? added.filter(({ id }) => !known.has(id)) : [];
  const standing = commentsOff ? 'off' : (data.pages.at(-1)?.standing ?? 'off');
  const onGone = ({ id, state }: Comment) => {
    setAdded((before) => before.filter((one) => one.id !== id));
    if (state === 'approved') onCount?.(-1);
  };
  const canWrite = standing === 'open' && me?.status === 'active';
  return (
    <Section title="Comments">
      {canWrite ? (
        <CommentForm
          postId={postId}
          me={me}
          onAdded={(comment) => {
            setAdded((before) => [...before, comment]);
            if (comment.state === 'approved') onCount?.(1);
          }}
        />
      ) : (
        <NoCommenting standing={standing} />
      )}
      {comments.length === 0 && (
        <EmptyState
          compact
          level={3}
          title={canWrite ? 'Be the first to comment!' : 'No comments yet'}
        />
      )}
      {comments.length > 0 && (
        <ol aria-label="Comments" className="divide-y divide-line">
          {comments.map((comment) => (
            <CommentItem key={comment.id} {...{ postId, comment, onGone }} />
          ))}
        </ol>
      )}
      {pages.hasNextPage && (
        <LoadMore
          label="Load more comments"
          pending={pages.isFetchingNextPage}
          onLoad={() => void pages.fetchNextPage()}
        />
      )}
      {beyond.length > 0 && (
        <ol aria-label="Your new comments" className="divide-y divide-line">
          {beyond.map((comment) => (
            <CommentItem key={comment.id} {...{ postId, comment, onGone }} />
          ))}
        </ol>
      )}
    </Section>
  );
}

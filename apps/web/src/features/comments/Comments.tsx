import { useMe } from '#lib/session/session.ts';
import { EmptyState, Loading, LoadMore, Notice, QueryBoundary, Section, Skeleton } from '#ui';
import type { Comment } from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import { useState } from 'react';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { NoCommenting } from './NoCommenting.tsx';
import { useComments } from './comments.queries.ts';

interface Thread {
  postId: PostId;
  /** Below its post in a list: no heading, and the words begin at once where nobody has spoken. */
  inCard?: boolean;
  /** As far as the post itself is known already; the server confirms it later. */
  commentsOff?: boolean;
  /** Others show how many there are. */
  onCount?: (by: 1 | -1) => void;
}

/** The comments on a post, with the form for a new one. */
export function Comments(thread: Thread) {
  const query = useComments(thread.postId);
  const body = (
    <QueryBoundary query={query} failed={{ level: 3 }} loading={<CommentsLoading />}>
      {() => <CommentThread {...thread} query={query} />}
    </QueryBoundary>
  );
  if (!thread.inCard) return <Section title="Comments">{body}</Section>;
  return (
    <section aria-label="Comments" className="mt-4 flex flex-col gap-5 border-t-2 border-line pt-5">
      {body}
    </section>
  );
}

function CommentThread({
  postId,
  commentsOff = false,
  inCard = false,
  onCount,
  query,
}: Thread & { query: ReturnType<typeof useComments> }) {
  const me = useMe();
  const [added, setAdded] = useState<Comment[]>([]);
  const pages = query.data?.pages ?? [];
  const comments = pages.flatMap((page) => page.comments);
  const known = new Set(comments.map(({ id }) => id));
  // A comment just written belongs at the end, even while the pages before it are not loaded.
  const beyond = query.hasNextPage ? added.filter(({ id }) => !known.has(id)) : [];
  const access = commentsOff ? 'off' : (pages.at(-1)?.access ?? 'off');
  const onGone = ({ id, state }: Comment) => {
    setAdded((before) => before.filter((one) => one.id !== id));
    if (state === 'approved') onCount?.(-1);
  };
  const canWrite = access === 'open' && me?.status === 'active';
  return (
    <>
      {canWrite ? (
        <CommentForm
          postId={postId}
          me={me}
          takesFocus={inCard && comments.length === 0}
          onAdded={(comment) => {
            setAdded((before) => [...before, comment]);
            if (comment.state === 'approved') onCount?.(1);
          }}
        />
      ) : (
        <NoCommenting access={access} />
      )}
      {comments.length === 0 && (
        <EmptyState
          compact
          level={inCard ? 4 : 3}
          title={canWrite ? 'Be the first to comment!' : 'No comments yet'}
        />
      )}
      {comments.length > 0 && (
        <ol aria-label="Comments" className="divide-y divide-line">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              {...{ postId, comment, onGone }}
              isNew={comment.id === added.at(-1)?.id}
            />
          ))}
        </ol>
      )}
      {query.isFetchNextPageError && (
        <Notice tone="danger">We couldn’t load more comments. Please try again.</Notice>
      )}
      {query.hasNextPage && (
        <LoadMore
          label="Load more comments"
          pending={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
      {beyond.length > 0 && (
        <ol aria-label="Your new comments" className="divide-y divide-line">
          {beyond.map((comment) => (
            <CommentItem
              key={comment.id}
              {...{ postId, comment, onGone }}
              isNew={comment.id === added.at(-1)?.id}
            />
          ))}
        </ol>
      )}
    </>
  );
}

const CommentsLoading = () => (
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
);

import { Loading, PagedList, type PagedQuery, Skeleton } from '#ui';
import type { ApprovalStatus, FeedPost } from '@ribbon/domain/posts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { postQuery } from '../posts.queries.ts';
import { PostCard } from './PostCard.tsx';

const WAITING: ReadonlySet<ApprovalStatus> = new Set(['checking', 'waiting_guardian', 'held']);

/** Posts page by page, in all the states that such a list has. */
export function PostList({
  pages,
  top,
  empty,
  end,
  runsClub = false,
  showsState = false,
}: {
  pages: PagedQuery<{ posts: FeedPost[] }>;
  /** Above the first post, and there as soon as it is. */
  top?: ReactNode;
  empty: ReactNode;
  /** Shown once everything has been read. */
  end?: ReactNode;
  runsClub?: boolean;
  /** Where each post stands, for its author. */
  showsState?: boolean;
}) {
  return (
    <PagedList
      query={pages}
      rowsOf={(page) => page.posts}
      loading={<PostsLoading />}
      failed={{ level: 3, title: 'We couldn’t load the posts' }}
      empty={empty}
      moreFailed="We couldn’t load more posts. Please try again."
      end={end}
    >
      {(posts) => (
        <>
          {top}
          <ul className="flex max-w-2xl flex-col gap-4">
            {posts.map((post) => (
              <ListedPost key={post.id} {...{ post, runsClub, showsState }} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

/**
 * A pending post refetches by itself once somebody has decided; the list around it stays as it is.
 */
function ListedPost({
  post,
  runsClub,
  showsState,
}: {
  post: FeedPost;
  runsClub: boolean;
  showsState: boolean;
}) {
  const { approvalStatus } = post;
  const isWaiting = approvalStatus !== null && WAITING.has(approvalStatus) && !runsClub;
  const { data = post } = useQuery({ ...postQuery(post.id), enabled: isWaiting });
  return <PostCard post={isWaiting ? data : post} {...{ runsClub, showsState }} render={<li />} />;
}

/** The outline of cards to come. */
export function PostsLoading() {
  return (
    <Loading label="Loading posts..." className="flex max-w-2xl flex-col gap-4">
      {[1, 2, 3].map((nth) => (
        <div key={nth} className="flex flex-col gap-4 rounded-lg border-2 border-line p-5">
          <div className="flex items-center gap-3">
            <Skeleton shape="circle" className="size-11" />
            <Skeleton className="w-40" />
          </div>
          <Skeleton shape="block" className="h-16" />
        </div>
      ))}
    </Loading>
  );
}

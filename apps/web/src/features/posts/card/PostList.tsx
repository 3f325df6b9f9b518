import { ErrorState, LoadMore, Loading, Skeleton } from '#ui';
import type { FeedPost } from '@ribbon/domain/posts';
import type { ReactNode } from 'react';
import { PostCard } from './PostCard.tsx';

interface Pages {
  data: { pages: readonly { posts: FeedPost[] }[] } | undefined;
  isLoadingError: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** Posts page by page, in all the states that such a list has. */
export function PostList({
  pages,
  empty,
  end,
  runsClub = false,
}: {
  pages: Pages;
  empty: ReactNode;
  /** Said once everything has been read. */
  end?: ReactNode;
  runsClub?: boolean;
}) {
  const { data, isLoadingError, isFetching, refetch } = pages;
  if (isLoadingError) {
    return (
      <ErrorState
        level={3}
        title="The posts could not be loaded"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <PostsLoading />;
  const posts = data.pages.flatMap((page) => page.posts);
  if (posts.length === 0 && !pages.hasNextPage) return empty;
  return (
    <>
      <ul className="flex max-w-2xl flex-col gap-4">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} runsClub={runsClub} render={<li />} />
        ))}
      </ul>
      {pages.isFetchNextPageError && (
        <ErrorState
          level={3}
          title="The next posts could not be loaded"
          pending={pages.isFetchingNextPage}
          onRetry={() => void pages.fetchNextPage()}
        />
      )}
      {pages.hasNextPage && !pages.isFetchNextPageError && (
        <LoadMore pending={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
      {!pages.hasNextPage && end}
    </>
  );
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

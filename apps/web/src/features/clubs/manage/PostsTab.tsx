import { dayAndTime } from '#lib/format.ts';
import { Card, EmptyState, ErrorState, LoadMore, Loading, Skeleton } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clubPostsQuery } from './manage.queries.ts';

/** What was published in the club's name. */
export function PostsTab({ clubId }: { clubId: ClubId }) {
  const { data, isLoadingError, isFetching, refetch, ...pages } = useInfiniteQuery(
    clubPostsQuery(clubId),
  );
  if (isLoadingError) {
    return (
      <ErrorState
        title="The posts could not be loaded"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label="Loading posts...">
        <Skeleton shape="block" className="h-28" />
      </Loading>
    );
  }
  const posts = data.pages.flatMap((page) => page.posts);
  if (posts.length === 0) {
    return (
      <EmptyState
        compact
        title="No posts yet"
        text="What is published in the club’s name appears here."
      />
    );
  }
  return (
    <>
      <ul className="flex max-w-2xl flex-col gap-4">
        {posts.map((post) => (
          <Card key={post.id} render={<li />}>
            <p className="wrap-anywhere whitespace-pre-wrap">{post.content}</p>
            <p className="mt-3 text-sm text-muted">
              {post.author},{' '}
              <time dateTime={post.createdAt.toISOString()}>{dayAndTime(post.createdAt)}</time>
            </p>
          </Card>
        ))}
      </ul>
      {pages.hasNextPage && (
        <LoadMore pending={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
    </>
  );
}

import { ReportButton } from '#features/reports';
import { dayAndTime } from '#lib/format.ts';
import { Badge, Card, EmptyState, ErrorState, LoadMore, Loading, Skeleton } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { type PersonPost, VISIBILITY_LABELS } from '@ribbon/domain/posts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { personPostsQuery } from '../profiles.queries.ts';

/** What somebody has posted and one may read, newest first. */
export function PersonPosts({
  userId,
  name,
  isSelf,
}: {
  userId: UserId;
  name: string;
  isSelf: boolean;
}) {
  const { data, isLoadingError, isFetching, refetch, ...pages } = useInfiniteQuery(
    personPostsQuery(userId),
  );
  if (isLoadingError) {
    return <ErrorState level={3} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <Loading>
        <Skeleton shape="block" className="h-28" />
      </Loading>
    );
  }
  const posts = data.pages.flatMap((page) => page.posts);
  if (posts.length === 0) {
    return <EmptyState compact level={3} title="No posts to see here" />;
  }
  return (
    <>
      <ul className="flex max-w-3xl flex-col gap-4">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} author={name} isSelf={isSelf} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <LoadMore pending={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
    </>
  );
}

function PostCard({ post, author, isSelf }: { post: PersonPost; author: string; isSelf: boolean }) {
  return (
    <Card render={<li />}>
      <p className="wrap-anywhere whitespace-pre-wrap">{post.content}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {post.clubName !== null && <Badge tone="brand">{post.clubName}</Badge>}
        {isSelf && <span>{VISIBILITY_LABELS[post.visibility]}</span>}
        <time dateTime={post.createdAt.toISOString()}>{dayAndTime(post.createdAt)}</time>
        {!isSelf && (
          <span className="ml-auto">
            <ReportButton
              about={{ contentType: 'post', contentId: post.id }}
              label={`Report this post of ${author}`}
            />
          </span>
        )}
      </div>
    </Card>
  );
}

import { Button, EmptyState, ErrorState, LoadMore, Loading, Section, Skeleton } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { ClubPostCard } from './ClubPostCard.tsx';
import { ClubPostDialog } from './ClubPostDialog.tsx';
import { clubPostsQuery } from './club-posts.queries.ts';

/** What a club says, for those who run it; begins with an empty page where that is asked for. */
export function ClubPostsPanel({
  clubId,
  startsWriting = false,
}: {
  clubId: ClubId;
  startsWriting?: boolean;
}) {
  const [isWriting, setWriting] = useState(startsWriting);
  return (
    <Section
      title="Club posts"
      intro="Published in the club’s name, for everybody to see."
      actions={
        <Button icon={<PenLine aria-hidden />} onClick={() => setWriting(true)}>
          Create Club Post
        </Button>
      }
    >
      <Posts clubId={clubId} />
      <ClubPostDialog clubId={clubId} open={isWriting} onOpenChange={setWriting} />
    </Section>
  );
}

function Posts({ clubId }: { clubId: ClubId }) {
  const { data, isLoadingError, isFetching, refetch, ...pages } = useInfiniteQuery(
    clubPostsQuery(clubId),
  );
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
  if (data === undefined) {
    return (
      <Loading label="Loading posts...">
        <Skeleton shape="block" className="h-28 max-w-2xl" />
      </Loading>
    );
  }
  const posts = data.pages.flatMap((page) => page.posts);
  if (posts.length === 0) {
    return (
      <EmptyState
        compact
        level={3}
        title="No posts yet"
        text="Tell everybody about your next display, a new group or a medal."
      />
    );
  }
  return (
    <>
      <ul className="flex max-w-2xl flex-col gap-4">
        {posts.map((post) => (
          <ClubPostCard key={post.id} clubId={clubId} post={post} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <LoadMore pending={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
    </>
  );
}

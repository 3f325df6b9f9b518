import { EmptyState } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PostList } from './card/PostList.tsx';
import { personPostsQuery } from './posts.queries.ts';

/** The posts of somebody that the reader may read, newest first. */
export function PersonPosts({ userId }: { userId: UserId }) {
  return (
    <PostList
      pages={useInfiniteQuery(personPostsQuery(userId))}
      empty={<EmptyState compact level={3} title="No posts yet" />}
    />
  );
}

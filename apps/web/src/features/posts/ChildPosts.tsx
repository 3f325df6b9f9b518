import { EmptyState, Section } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PostList } from './card/PostList.tsx';
import { childPostsQuery } from './posts.queries.ts';

/** What a child has posted, for a guardian, who can hide or delete each post. */
export function ChildPosts({ childId, mayManage }: { childId: UserId; mayManage: boolean }) {
  return (
    <Section
      title="Posts"
      intro={
        mayManage
          ? 'Your child’s posts. You can hide a post, bring it back, or delete it.'
          : 'Your child’s posts.'
      }
    >
      <PostList
        pages={useInfiniteQuery(childPostsQuery(childId))}
        empty={<EmptyState compact level={3} title="No posts yet" />}
      />
    </Section>
  );
}

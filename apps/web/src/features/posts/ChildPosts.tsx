import { EmptyState, Section } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { type Guardianship, familyPolicy } from '@ribbon/domain/families';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PostList } from './card/PostList.tsx';
import { childPostsQuery } from './posts.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The acts that `PostMenu` offers this guardian, in words. */
function actsOf(link: Guardianship): string {
  if (!familyPolicy.decide(link)) return '';
  if (!familyPolicy.rule(link)) return 'You can hide a post.';
  return link.isVerified
    ? 'You can hide a post, bring it back, or delete it.'
    : 'You can hide a post or delete it.';
}

/** What a child has posted, for a guardian. */
export function ChildPosts({ childId, link }: { childId: UserId; link: Guardianship }) {
  return (
    <Section title="Posts" intro={t('Your child’s posts. {link}', { link: actsOf(link) }).trim()}>
      <PostList
        pages={useInfiniteQuery(childPostsQuery(childId))}
        empty={<EmptyState compact level={3} title="No posts yet" />}
      />
    </Section>
  );
}

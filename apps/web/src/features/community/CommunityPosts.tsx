import { Feed, FollowedFeed } from '#features/posts';
import { Section, Tabs } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { friendPolicy } from '@ribbon/domain/friends';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CommunityTab } from './community.search.ts';

/** The feed and, for people old enough to follow others, the posts they follow. */
export function CommunityPosts({ me }: { me: Me }) {
  const { tab = 'feed' } = useSearch({ from: '/community' });
  const navigate = useNavigate({ from: '/community' });
  if (!friendPolicy.mayFollow(me)) {
    return (
      <Section title="Posts">
        <Feed />
      </Section>
    );
  }
  return (
    <section>
      <h2 className="sr-only">Posts</h2>
      <Tabs
        label="Which posts"
        value={tab}
        onValueChange={(next) =>
          void navigate({
            search: next === 'feed' ? {} : { tab: next as CommunityTab },
            replace: true,
            resetScroll: false,
          })
        }
        items={[
          { value: 'feed', label: 'Community', panel: <Feed /> },
          { value: 'following', label: 'Following', panel: <FollowedFeed /> },
        ]}
      />
    </section>
  );
}

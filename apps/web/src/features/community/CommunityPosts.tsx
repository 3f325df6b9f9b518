import { Feed, FollowedFeed } from '#features/posts';
import { Section, Tabs } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { friendPolicy } from '@ribbon/domain/friends';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import type { CommunityTab } from './community.search.ts';

/** Fetched with what members see around every screen: visitors do without. The feed waits for it. */
const FirstSteps = lazy(async () => ({
  default: (await import('#features/start')).FirstSteps,
}));

/** The feed and, for people old enough to follow others, the posts they follow. */
export function CommunityPosts({ me }: { me: Me }) {
  const { tab = 'feed' } = useSearch({ from: '/community' });
  const navigate = useNavigate({ from: '/community' });
  const feed = (
    <Feed
      renderTop={({ firstSteps }) =>
        firstSteps && <FirstSteps me={me} steps={firstSteps} compact />
      }
    />
  );
  if (!friendPolicy.mayFollow(me)) {
    return <Section title="Posts">{feed}</Section>;
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
          { value: 'feed', label: 'Community', panel: feed },
          { value: 'following', label: 'Following', panel: <FollowedFeed /> },
        ]}
      />
    </section>
  );
}

import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Page, Tabs } from '#ui';
import { challengePolicy } from '@ribbon/domain/challenges';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { DiscoverTab } from './DiscoverTab.tsx';
import { LeaderboardTab } from './LeaderboardTab.tsx';
import { MyChallengesTab } from './MyChallengesTab.tsx';
import type { ChallengesTab } from '../challenges.search.ts';

/** The challenges: find new ones, follow the ones joined, see how clubs do. */
export function ChallengesScreen() {
  useTitle('Challenges');
  const { tab = 'discover' } = useSearch({ from: '/challenges' });
  const navigate = useNavigate({ from: '/challenges' });
  const me = useMe();
  const show = (next: ChallengesTab) =>
    void navigate({
      search: next === 'discover' ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <Page
      title="Challenges"
      intro="Small goals for a few weeks, alone or with your club."
      actions={
        challengePolicy.makers(me ?? undefined).length > 0 && (
          <Button icon={<Plus aria-hidden />} render={<Link to="/challenges/new" />}>
            New challenge
          </Button>
        )
      }
    >
      <Tabs
        label="Challenges"
        value={tab}
        onValueChange={(next) => show(next as ChallengesTab)}
        items={[
          { value: 'discover', label: 'Discover', panel: <DiscoverTab /> },
          {
            value: 'mine',
            label: 'My Challenges',
            panel: <MyChallengesTab onDiscover={() => show('discover')} />,
          },
          { value: 'leaderboard', label: 'Leaderboard', panel: <LeaderboardTab /> },
        ]}
      />
    </Page>
  );
}

import { Button, CHECK_CONNECTION, EmptyState, PagedList, SelectField } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import { ChallengesLoading } from './ChallengesLoading.tsx';
import { LeaderboardPart } from '../LeaderboardPart.tsx';
import { discoverQuery } from '../challenges.queries.ts';

/** How clubs and people do in one challenge, the first of the list until another is chosen. */
export function LeaderboardTab() {
  const { challenge: chosen } = useSearch({ from: '/challenges' });
  const navigate = useNavigate({ from: '/challenges' });
  return (
    <PagedList
      query={useInfiniteQuery(discoverQuery({}))}
      rowsOf={(page) => page.challenges}
      loading={<ChallengesLoading />}
      failed={{ title: 'We couldn’t load the leaderboard', text: CHECK_CONNECTION }}
      empty={
        <EmptyState
          icon={<Trophy aria-hidden />}
          title="No leaderboard yet"
          text="It starts with the first challenge."
          action={
            <Button onClick={() => void navigate({ search: {}, replace: true })}>
              Discover Challenges
            </Button>
          }
        />
      }
      moreLabel="More challenges"
      moreFailed="We couldn’t load the next challenges. Please try again."
    >
      {(challenges) => {
        const shown = challenges.find(({ id }) => id === chosen) ?? challenges[0];
        if (shown === undefined) return null;
        return (
          <div className="flex flex-col gap-8">
            <SelectField
              label="Challenge"
              className="sm:max-w-lg"
              options={challenges.map(({ id, title }) => ({ value: id, label: title }))}
              value={shown.id}
              onChange={({ target }) =>
                void navigate({
                  search: {
                    tab: 'leaderboard',
                    challenge: challenges.find(({ id }) => id === target.value)?.id,
                  },
                  replace: true,
                  resetScroll: false,
                })
              }
            />
            <LeaderboardPart challengeId={shown.id} />
          </div>
        );
      }}
    </PagedList>
  );
}

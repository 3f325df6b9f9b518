import { Button, CHECK_CONNECTION, EmptyState, optionsOf, PagedList, SelectField } from '#ui';
import {
  CHALLENGE_CATEGORY_LABELS,
  CHALLENGE_DIFFICULTY_LABELS,
  type ChallengeCategory,
  type ChallengeDifficulty,
} from '@ribbon/domain/challenges';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Medal } from 'lucide-react';
import { ChallengeCard } from '../card/ChallengeCard.tsx';
import { ChallengesLoading } from './ChallengesLoading.tsx';
import { JoinButton } from '../card/JoinButton.tsx';
import { discoverQuery } from '../challenges.queries.ts';

/** Challenges the reader may join, by category and difficulty. */
export function DiscoverTab() {
  const { category, difficulty } = useSearch({ from: '/challenges' });
  const navigate = useNavigate({ from: '/challenges' });
  const filters = { ...(category && { category }), ...(difficulty && { difficulty }) };
  const set = (next: { category?: ChallengeCategory; difficulty?: ChallengeDifficulty }) =>
    void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-4 sm:max-w-lg">
        <SelectField
          label="Category"
          placeholder="All categories"
          options={optionsOf(CHALLENGE_CATEGORY_LABELS)}
          value={category ?? ''}
          onChange={({ target }) => {
            const { category: _, ...rest } = filters;
            set(target.value ? { ...rest, category: target.value as ChallengeCategory } : rest);
          }}
        />
        <SelectField
          label="Difficulty"
          placeholder="All levels"
          options={optionsOf(CHALLENGE_DIFFICULTY_LABELS)}
          value={difficulty ?? ''}
          onChange={({ target }) => {
            const { difficulty: _, ...rest } = filters;
            set(target.value ? { ...rest, difficulty: target.value as ChallengeDifficulty } : rest);
          }}
        />
      </div>
      <PagedList
        query={useInfiniteQuery(discoverQuery(filters))}
        rowsOf={(page) => page.challenges}
        loading={<ChallengesLoading />}
        failed={{ title: 'We couldn’t load the challenges', text: CHECK_CONNECTION }}
        empty={
          <EmptyState
            icon={<Medal aria-hidden />}
            title="No challenges found"
            text={
              category || difficulty
                ? 'Try another category or difficulty.'
                : 'New challenges from our team, your clubs and your friends appear here.'
            }
            {...((category || difficulty) && {
              action: <Button onClick={() => set({})}>Show all</Button>,
            })}
          />
        }
        moreLabel="More challenges"
        moreFailed="We couldn’t load more challenges. Please try again."
      >
        {(challenges) => (
          <ul className="grid gap-6 sm:grid-cols-2">
            {challenges.map((challenge) => (
              <ChallengeCard key={challenge.id} challenge={challenge}>
                <JoinButton challenge={challenge} />
                <Button
                  variant="ghost"
                  // Alone, its words begin where the others do.
                  className="first:-ml-5"
                  render={
                    <Link to="/challenges/$challengeId" params={{ challengeId: challenge.id }} />
                  }
                >
                  Details
                </Button>
              </ChallengeCard>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

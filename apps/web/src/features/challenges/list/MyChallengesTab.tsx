import { When } from '#lib/format/When.tsx';
import { Button, CHECK_CONNECTION, Counters, EmptyState, PagedList } from '#ui';
import type { ChallengeStats, JoinedChallenge } from '@ribbon/domain/challenges';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Award, Check, Medal } from 'lucide-react';
import { ChallengeCard } from '../card/ChallengeCard.tsx';
import { ChallengesLoading } from './ChallengesLoading.tsx';
import { ProgressBar } from '../card/ProgressBar.tsx';
import { mineQuery } from '../challenges.queries.ts';

const tilesOf = ({ active, completed, tasksDone, averageProgress }: Partial<ChallengeStats>) => [
  { label: 'Active Challenges', one: 'Active Challenge', value: active },
  { label: 'Completed', value: completed },
  { label: 'Tasks Completed', one: 'Task Completed', value: tasksDone },
  {
    label: 'Avg Progress',
    value: averageProgress && `${averageProgress}%`,
  },
];

/** The challenges the reader has joined, with their progress. */
export function MyChallengesTab({ onDiscover }: { onDiscover: () => void }) {
  const query = useInfiniteQuery(mineQuery);
  return (
    <div className="flex flex-col gap-8">
      <Counters query={{ ...query, data: query.data?.pages[0]?.stats }} tiles={tilesOf} />
      <PagedList
        query={query}
        rowsOf={(page) => page.challenges}
        loading={<ChallengesLoading />}
        failed={{ title: 'We couldn’t load your challenges', text: CHECK_CONNECTION }}
        empty={
          <EmptyState
            icon={<Medal aria-hidden />}
            title="No Active Challenges"
            text="Join one and it appears here with your progress."
            action={<Button onClick={onDiscover}>Discover Challenges</Button>}
          />
        }
        moreLabel="More challenges"
        moreFailed="We couldn’t load more challenges. Please try again."
      >
        {(challenges) => (
          <ul className="grid gap-6 sm:grid-cols-2">
            {challenges.map((joined) => (
              <Joined key={joined.challenge.id} joined={joined} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Joined({ joined }: { joined: JoinedChallenge }) {
  const { challenge, participation, recentTasks } = joined;
  const { id, tasksCount } = challenge;
  const isDone = participation.completedAt !== null;
  return (
    <ChallengeCard challenge={challenge}>
      <div className="flex w-full flex-col gap-3">
        <ProgressBar label="Your progress" percent={participation.progress} />
        <p className="text-sm text-muted">
          {participation.tasksDone} of {tasksCount} tasks · last activity{' '}
          <When at={participation.lastActivityAt} />
        </p>
        {recentTasks.length > 0 && (
          <ul aria-label="Recent tasks" className="flex flex-col gap-1 text-sm">
            {recentTasks.map(({ title, at }) => (
              <li key={`${title}${at.getTime()}`} className="flex gap-1.5 wrap-anywhere">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-safe" /> {title}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button render={<Link to="/challenges/$challengeId" params={{ challengeId: id }} />}>
        Continue Challenge
      </Button>
      {isDone && (
        <Button
          variant="secondary"
          icon={<Award aria-hidden />}
          render={<Link to="/challenges/$challengeId/certificate" params={{ challengeId: id }} />}
        >
          Certificate
        </Button>
      )}
    </ChallengeCard>
  );
}

import { CHECK_CONNECTION, EmptyState, QueryBoundary } from '#ui';
import type { TrainingGoal } from '@ribbon/domain/training';
import { useQuery } from '@tanstack/react-query';
import { TrainingLoading } from '../TrainingLoading.tsx';
import { goalsQuery } from '../training.queries.ts';
import { GoalItem } from './GoalItem.tsx';

/** The reader's goals: active ones first. */
export function GoalsPanel({ onEdit }: { onEdit: (goal: TrainingGoal) => void }) {
  return (
    <QueryBoundary
      query={useQuery(goalsQuery)}
      failed={{ title: 'Your goals could not be loaded', text: CHECK_CONNECTION }}
      loading={<TrainingLoading />}
      empty={
        <EmptyState
          compact
          title="No goals yet"
          text="Choose something you would like to reach. Some goals count by themselves."
        />
      }
    >
      {(goals) => (
        <ul className="divide-y-2 divide-line">
          {goals.map((goal) => (
            <GoalItem key={goal.id} goal={goal} onEdit={() => onEdit(goal)} />
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}

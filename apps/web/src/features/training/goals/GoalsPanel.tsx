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
      failed={{ title: 'We couldn’t load your goals', text: CHECK_CONNECTION }}
      loading={<TrainingLoading />}
      empty={
        <EmptyState
          compact
          title="No goals yet"
          text="Choose something you’d like to achieve. We can count some goals for you."
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

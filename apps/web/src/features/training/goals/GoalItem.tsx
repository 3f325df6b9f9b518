import { call, wordsFor } from '#lib/http/client.ts';
import { Badge, Button, CheckboxField, ConfirmDialog, RibbonRing, toast } from '#ui';
import {
  type MilestoneId,
  GOAL_STATUS_LABELS,
  SESSION_TYPE_LABELS,
  type TrainingGoal,
  goalEndpoints,
  goalMessages,
  movesBy,
} from '@ribbon/domain/training';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { achievedPost } from '../training.achieved-post.texts.ts';
import { dayWords } from '../training.format.ts';
import { usePauseGoal, useTickMilestone, useTrainingChange } from '../training.queries.ts';
import { countWords } from './training.goals.texts.ts';
import { ProgressField } from './ProgressField.tsx';
import { t } from '@ribbon/domain/kernel';

/** A goal, how far it is, and what can be done about it. */
export function GoalItem({ goal, onEdit }: { goal: TrainingGoal; onEdit: () => void }) {
  const tick = useTickMilestone(goal.id);
  const [pressed, setPressed] = useState<{ id: MilestoneId; done: boolean }>();
  const press = (id: MilestoneId, done: boolean) => {
    setPressed({ id, done });
    tick.mutate(
      { id, done },
      {
        onError: (error) => toast.error(wordsFor(error)),
        onSettled: () => setPressed(undefined),
      },
    );
  };
  return (
    <li className="flex flex-col gap-3 py-5 sm:flex-row sm:gap-6">
      <RibbonRing value={goal.progress} label={goal.title} size={80} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="font-display text-lg font-bold wrap-anywhere">{goal.title}</h2>
          <Badge tone={goal.status === 'completed' ? 'safe' : 'neutral'}>
            {GOAL_STATUS_LABELS[goal.status]}
          </Badge>
        </div>
        <p className="text-sm text-muted">
          {SESSION_TYPE_LABELS[goal.category]}
          {goal.targetDate !== null &&
            t(' · by {targetDate}', { targetDate: dayWords(goal.targetDate) })}
          {goal.count !== null && ` · ${countWords(goal.count)}`}
        </p>
        {goal.description !== '' && <p className="wrap-anywhere">{goal.description}</p>}
        {goal.milestones.map(({ id, title, isDone }) => (
          <CheckboxField
            key={id}
            label={title}
            // What was just pressed shows before the answer comes.
            checked={pressed?.id === id ? pressed.done : isDone}
            disabled={pressed !== undefined}
            onChange={({ target }) => press(id, target.checked)}
          />
        ))}
        {movesBy(goal) === 'hand' && <ProgressField goal={goal} />}
        <GoalActions goal={goal} onEdit={onEdit} />
      </div>
    </li>
  );
}

function GoalActions({ goal, onEdit }: { goal: TrainingGoal; onEdit: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const pause = usePauseGoal(goal.id);
  const remove = useTrainingChange<void>(() =>
    call(goalEndpoints.remove, { params: { goalId: goal.id } }),
  );
  const isPaused = goal.status === 'paused';
  return (
    <div className="flex flex-wrap gap-2">
      {goal.status === 'completed' ? (
        <Button
          variant="secondary"
          render={<Link to="/create-post" search={achievedPost(goal.title)} />}
        >
          Share as a post
        </Button>
      ) : (
        <Button variant="ghost" pending={pause.isPending} onClick={() => pause.mutate(!isPaused)}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
      <Button variant="ghost" onClick={onEdit}>
        Edit
      </Button>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this goal?"
        text="Its milestones will be deleted too. Your sessions will stay."
        confirmLabel="Delete goal"
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => toast.success(goalMessages.deleted),
            onError: (error) => toast.error(wordsFor(error)),
          })
        }
      />
    </div>
  );
}

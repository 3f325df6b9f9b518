import { wordsFor } from '#lib/http/client.ts';
import { toast } from '#ui';
import type { TrainingGoal } from '@ribbon/domain/training';
import { useState } from 'react';
import { useMoveGoal } from '../training.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The progress of a goal without a count, set by its owner. */
export function ProgressField({ goal }: { goal: TrainingGoal }) {
  const [value, setValue] = useState<number>();
  const move = useMoveGoal(goal.id);
  const send = () => {
    if (value === undefined || value === goal.progress) return;
    move.mutate(value, {
      onError: (error) => toast.error(wordsFor(error)),
      onSettled: () => setValue(undefined),
    });
  };
  return (
    <label className="flex items-center gap-3">
      <span className="text-sm text-muted">Progress</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        className="min-h-control min-w-0 flex-1 accent-brand-ink"
        aria-label={t('Progress of {goal}', { goal: goal.title })}
        value={value ?? goal.progress}
        onChange={({ target }) => setValue(target.valueAsNumber)}
        onPointerUp={send}
        onKeyUp={send}
        onBlur={send}
      />
      <span className="w-12 text-right tabular-nums">{value ?? goal.progress}%</span>
    </label>
  );
}

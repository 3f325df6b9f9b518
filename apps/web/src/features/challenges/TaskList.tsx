import { Badge, IconButton, toast } from '#ui';
import {
  type ChallengeDetail,
  type ChallengeTask,
  challengeMessages,
} from '@ribbon/domain/challenges';
import { CLUB_APPARATUS_LABELS } from '@ribbon/domain/clubs';
import { inSentence, t } from '@ribbon/domain/kernel';
import { Check, Minus, NotebookPen, Plus } from 'lucide-react';
import { useDone, useTick } from './challenges.queries.ts';

/** The tasks of a challenge; participants tick them off, or the training log does. */
export function TaskList({ challenge }: { challenge: ChallengeDetail }) {
  const tick = useTick(challenge.id);
  const isOpen = challenge.participation !== null && challenge.status === 'active';
  const doneOf = useDone(challenge.id);
  const move = (task: ChallengeTask, by: 1 | -1) => {
    const before = doneOf(task);
    const done = Math.min(Math.max(before + by, 0), task.times);
    if (done === before) return;
    tick(task, done);
    if (done === task.times) {
      toast.success(challengeMessages.ticked, {
        action: { label: 'Undo', onClick: () => tick(task, before) },
      });
    }
  };
  return (
    <ol className="flex flex-col divide-y-2 divide-line">
      {challenge.tasks.map((task) => (
        <li key={task.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          {task.done >= task.times ? (
            <Check aria-hidden className="size-6 shrink-0 text-safe" />
          ) : (
            <span className="size-6 shrink-0 rounded-full border-2 border-line-strong" />
          )}
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{task.title}</p>
            <p className="text-sm text-muted">
              {challenge.participation
                ? t('{done} of {task}', { done: task.done, task: amountOf(task) })
                : amountOf(task)}
            </p>
          </div>
          {task.count.by !== 'hand' ? (
            <Badge icon={<NotebookPen aria-hidden />}>Counted by your training log</Badge>
          ) : (
            isOpen && (
              <span className="flex gap-2">
                <IconButton
                  label={t('Undo one: {task}', { task: task.title })}
                  disabled={task.done === 0}
                  onClick={() => move(task, -1)}
                >
                  <Minus aria-hidden />
                </IconButton>
                <IconButton
                  label={t('Tick off: {task}', { task: task.title })}
                  disabled={task.done >= task.times}
                  onClick={() => move(task, 1)}
                >
                  <Plus aria-hidden />
                </IconButton>
              </span>
            )
          )}
        </li>
      ))}
    </ol>
  );
}

function amountOf({ times, count }: ChallengeTask): string {
  if (count.by === 'minutes') {
    return t('{times, plural, one {# minute} other {# minutes}} with {apparatus}', {
      times,
      apparatus: inSentence(CLUB_APPARATUS_LABELS[count.apparatus]),
    });
  }
  return count.by === 'element'
    ? t('{times, plural, one {once} other {# times}}: {element}', {
        times,
        element: count.element,
      })
    : t('{times, plural, one {once} other {# times}}', { times });
}

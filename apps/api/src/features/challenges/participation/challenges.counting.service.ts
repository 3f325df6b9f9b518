import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { subscriber } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import type { ChallengeId } from '@ribbon/domain/challenges';
import type { ClubApparatus } from '@ribbon/domain/clubs';
import { elementByName, ownElementKey } from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { today } from '../read/challenges.visible.sql.ts';
import { type CountedTask, countedTasks } from './challenges.counting.store.ts';
import { joiningStore } from './challenges.joining.store.ts';

interface Practised {
  apparatus: Record<ClubApparatus, number>;
  elements: readonly { key: string; times: number }[];
}

/** What challenges ask of the training log. */
export interface TrainingLog {
  practised(tx: Kysely<DB>, userId: UserId, days: { from: string; to: string }): Promise<Practised>;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  training: TrainingLog;
}

type Settle = (tx: Kysely<DB>, challengeId: ChallengeId, userId: UserId) => Promise<void>;

export type Counting = ReturnType<typeof taskCounting>;

/** The training log ticks tasks off: whatever was logged on a day of the challenge counts. */
export const taskCounting = ({ clock, training }: Pick<Needs, 'clock' | 'training'>) => ({
  async count(
    tx: Kysely<DB>,
    userId: UserId,
    { settle, challengeId }: { settle: Settle; challengeId?: ChallengeId },
  ): Promise<void> {
    const at = clock();
    const tasks = await countedTasks(tx, userId, {
      day: today(at),
      ...(challengeId !== undefined && { challengeId }),
    });
    for (const [id, own] of Map.groupBy(tasks, (task) => task.challengeId)) {
      const [first] = own;
      if (first === undefined || !(await joiningStore.lock(tx, id, userId))) continue;
      const log = await training.practised(tx, userId, { from: first.from, to: first.to });
      for (const task of own) {
        await joiningStore.put(tx, { taskId: task.taskId, userId, done: doneOf(task, log), at });
      }
      await settle(tx, id, userId);
    }
  },
});

function doneOf({ element, apparatus }: CountedTask, { elements, apparatus: minutes }: Practised) {
  if (apparatus !== null) return minutes[apparatus];
  const key = elementByName(element ?? '')?.key ?? ownElementKey(element ?? '');
  return elements.find((one) => one.key === key)?.times ?? 0;
}

/** A session was written, changed or deleted. */
export const countingSubscriber = ({ db }: Pick<Needs, 'db'>, counting: Counting, settle: Settle) =>
  subscriber('challenge tasks', 'training.session.changed', ({ userId }) =>
    db.transaction().execute((tx) => counting.count(tx, userId, { settle })),
  );

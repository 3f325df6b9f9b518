import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import { clubTimeOf } from '@ribbon/domain/calendar';
import type { GoalId } from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { goalStore } from './training.goals.store.ts';

export type GoalCounting = ReturnType<typeof goalCounting>;

/** Moves goals, keeps how far they were, and tells of those that are reached. */
export function goalCounting({
  clock,
  domainEvents,
}: {
  clock: Clock;
  domainEvents: DomainEvents;
}) {
  async function note(
    tx: Kysely<DB>,
    userId: UserId,
    moved: readonly { id: GoalId; progress: number; isReached: boolean }[],
  ): Promise<void> {
    if (moved.length === 0) return;
    await goalStore.note(tx, userId, moved, clubTimeOf(clock()).day);
    for (const { id: goalId, isReached } of moved) {
      if (isReached) await domainEvents.publish(tx, 'training.goal.reached', { userId, goalId });
    }
  }

  return {
    /** All active goals that count; or one whose target may have changed. */
    async recount(tx: Kysely<DB>, userId: UserId, goalId?: GoalId): Promise<void> {
      await note(tx, userId, await goalStore.recount(tx, userId, clock(), goalId));
    },

    /** Says how far a goal is that counts nothing. */
    async move(tx: Kysely<DB>, userId: UserId, id: GoalId, progress: number): Promise<void> {
      const before = await goalStore.move(tx, id, progress, clock());
      if (before === undefined || before === progress) return;
      await note(tx, userId, [{ id, progress, isReached: progress === 100 }]);
    },
  };
}

import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type GoalDraft,
  type GoalId,
  type MilestoneId,
  ownElementKey,
} from '@ribbon/domain/training';
import { type Kysely, sql } from 'kysely';

export const goalWritingStore = {
  async upsert(
    tx: Kysely<DB>,
    { id, userId, draft, at }: { id: GoalId; userId: UserId; draft: GoalDraft; at: Date },
  ): Promise<void> {
    const { count } = draft;
    const isElement = count?.what === 'element';
    const columns = {
      title: draft.title,
      description: draft.description === '' ? null : draft.description,
      category: draft.category,
      starts_on: draft.startsOn,
      target_date: draft.targetDate,
      counts: count?.what ?? null,
      target_count: count?.target ?? null,
      apparatus: count?.what === 'minutes' ? count.apparatus : null,
      element_key: isElement ? (count.key ?? ownElementKey(count.name)) : null,
      element_name: isElement ? count.name : null,
      updated_at: at,
    };
    await tx
      .insertInto('training_goals')
      .values({ id, user_id: userId, created_at: at, ...columns })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(columns).where('training_goals.user_id', '=', userId),
      )
      .execute();
  },

  /** What is ticked stays ticked while its milestone is there. */
  async setMilestones(
    tx: Kysely<DB>,
    { goalId, userId }: { goalId: GoalId; userId: UserId },
    milestones: GoalDraft['milestones'],
  ): Promise<void> {
    const ids = milestones.map(({ id }) => id);
    await sql`delete from training_milestones
      where goal_id = ${goalId} and not id = any(${ids}::uuid[])`.execute(tx);
    if (milestones.length === 0) return;
    await tx
      .insertInto('training_milestones')
      .values(
        milestones.map(({ id, title }, position) => ({
          id,
          title,
          position,
          goal_id: goalId,
          user_id: userId,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => ({
            title: eb.ref('excluded.title'),
            position: eb.ref('excluded.position'),
          }))
          .where('training_milestones.goal_id', '=', goalId),
      )
      .execute();
  },

  async tick(tx: Kysely<DB>, goalId: GoalId, id: MilestoneId, doneAt: Date | null) {
    const { numUpdatedRows } = await tx
      .updateTable('training_milestones')
      .set({ done_at: doneAt })
      .where('id', '=', id)
      .where('goal_id', '=', goalId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async pause(tx: Kysely<DB>, id: GoalId, paused: boolean, at: Date): Promise<void> {
    await tx
      .updateTable('training_goals')
      .set({ status: paused ? 'paused' : 'active', updated_at: at })
      .where('id', '=', id)
      .where('status', '=', paused ? 'active' : 'paused')
      .execute();
  },

  async remove(tx: Kysely<DB>, id: GoalId, userId: UserId): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('training_goals')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};

import type { DB } from '#db/schema.generated';
import type { GoalId } from '@ribbon/domain/training';
import type { Kysely } from 'kysely';

export const notificationStore = {
  async reachedGoal(db: Kysely<DB>, id: GoalId): Promise<string | undefined> {
    const row = await db
      .selectFrom('training_goals')
      .select('title')
      .where('id', '=', id)
      .where('status', '=', 'completed')
      .executeTakeFirst();
    return row?.title;
  },
};

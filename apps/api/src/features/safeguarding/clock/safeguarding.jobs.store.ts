import type { DB } from '#db/schema.generated';
import type { CaseId } from '@ribbon/domain/safeguarding';
import { type Kysely, sql } from 'kysely';

export const caseHousekeepingStore = {
  /** Marks those whose clock has run out as told, each once for its deadline. */
  async notifyOverdue(tx: Kysely<DB>, now: Date, most: number): Promise<CaseId[]> {
    const { rows } = await sql<{ id: CaseId }>`
      update safeguarding_reports safeguarding set overdue_told_for = safeguarding.due_at
      from (select id from safeguarding_reports
        where status in ('open', 'in_hand') and due_at <= ${now}
          and overdue_told_for is distinct from due_at
        order by due_at, id limit ${most} for update skip locked) due
      where safeguarding.id = due.id returning safeguarding.id`.execute(tx);
    return rows.map(({ id }) => id);
  },

  /** Takes away closed cases with all that was written about them; how many went. */
  async erase(tx: Kysely<DB>, closedBefore: Date, most: number): Promise<number> {
    const { rows } = await sql`
      delete from safeguarding_reports where id in (
        select id from safeguarding_reports where status = 'closed' and closed_at < ${closedBefore}
        order by closed_at limit ${most} for update skip locked)
      returning id`.execute(tx);
    return rows.length;
  },
};

import type { DB } from '#db/schema.generated';
import type { SanctionId, UserId } from '@ribbon/domain/accounts';
import type { AppealId, AppealOutcome, SanctionKind } from '@ribbon/domain/sanctions';
import { type Kysely, sql } from 'kysely';

/** The facts of a decision for notifications, never its words. */
export interface DecisionNews {
  personId: UserId;
  kind: SanctionKind;
  untilAt: Date | null;
  isOpened: boolean;
  isLifted: boolean;
}

export const sanctionNews = {
  async ofSanction(db: Kysely<DB>, id: SanctionId): Promise<DecisionNews | undefined> {
    const { rows } = await sql<DecisionNews>`
      select user_id as "personId", kind, until_at as "untilAt", opened_at is not null as "isOpened",
        lifted_at is not null as "isLifted"
      from account_sanctions where id = ${id}`.execute(db);
    return rows[0];
  },

  async ofAppeal(db: Kysely<DB>, id: AppealId) {
    const { rows } = await sql<{ personId: UserId; outcome: AppealOutcome; isOpened: boolean }>`
      select sanction.user_id as "personId", appeal.status as outcome, sanction.opened_at is not null as "isOpened"
      from appeals appeal join account_sanctions sanction on sanction.id = appeal.sanction_id
      where appeal.id = ${id} and appeal.status <> 'waiting'`.execute(db);
    return rows[0];
  },

  async isWaiting(db: Kysely<DB>, id: AppealId): Promise<boolean> {
    const { rows } = await sql`select from appeals where id = ${id} and status = 'waiting'`.execute(
      db,
    );
    return rows.length > 0;
  },

  async isSentAgain(db: Kysely<DB>, id: SanctionId): Promise<boolean> {
    const { rows } = await sql`select from account_sanctions
      where id = ${id} and sent_again_at is not null and lifted_at is null`.execute(db);
    return rows.length > 0;
  },
};

import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/relations';
import { countTimed, newestOverdue } from '#db/waiting';
import type { SanctionId, UserId } from '@ribbon/domain/accounts';
import type { AppealId, AppealOutcome, AppealStatus } from '@ribbon/domain/sanctions';
import { type Kysely, sql } from 'kysely';

export interface AppealFacts {
  sanctionId: SanctionId;
  sanctionVersion: number;
  isLifted: boolean;
  personId: UserId;
  issuedBy: UserId | null;
  isOwnChild: boolean;
  status: AppealStatus;
  version: number;
}

const WAITING = { rows: sql`appeals where status = 'waiting'`, since: sql`created_at` };

export const appealStore = {
  /** Undefined when there is one already: of two at once one is kept. */
  async insert(
    tx: Kysely<DB>,
    {
      sanctionId,
      authorId,
      words,
      at,
    }: {
      sanctionId: SanctionId;
      authorId: UserId;
      words: string;
      at: Date;
    },
  ): Promise<AppealId | undefined> {
    const row = await tx
      .insertInto('appeals')
      .values({ sanction_id: sanctionId, author_id: authorId, words, created_at: at })
      .onConflict((conflict) => conflict.column('sanction_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id as AppealId | undefined;
  },

  async facts(
    tx: Kysely<DB>,
    id: AppealId,
    { moderator, lock = false }: { moderator: UserId; lock?: boolean },
  ): Promise<AppealFacts | undefined> {
    const { rows } = await sql<AppealFacts>`
      select x.id as "sanctionId", x.version as "sanctionVersion", x.user_id as "personId",
        x.lifted_at is not null as "isLifted", x.issued_by as "issuedBy", a.status, a.version,
        ${isGuardianOf(moderator, 'x.user_id')} as "isOwnChild"
      from appeals a join account_sanctions x on x.id = a.sanction_id
      where a.id = ${id} ${lock ? sql`for update of a` : sql``}`.execute(tx);
    return rows[0];
  },

  async decide(
    tx: Kysely<DB>,
    id: AppealId,
    decision: { outcome: AppealOutcome; words: string; by: UserId; at: Date; isSame: boolean },
  ): Promise<void> {
    await sql`update appeals set status = ${decision.outcome}, outcome_words = ${decision.words},
      decided_by = ${decision.by}, decided_at = ${decision.at},
      by_same_moderator = ${decision.isSame}, version = version + 1 where id = ${id}`.execute(tx);
  },

  /** Whether somebody else could decide: active, and with the second factor where admins need one. */
  async hasOtherModerators(db: Kysely<DB>, moderator: UserId, needsTwoFactor: boolean) {
    const { rows } = await sql`
      select from user_roles r join users u on u.id = r.user_id
        join athlete_profiles p on p.id = r.user_id
      where r.role = 'system_admin' and r.is_active and r.user_id <> ${moderator}
        and p.status = 'active' and (u.two_factor_enabled or not ${needsTwoFactor}::boolean)
      limit 1`.execute(db);
    return rows.length > 0;
  },

  waiting: (db: Kysely<DB>, now: Date) => countTimed(db, now, 'appeals', WAITING),
  overdue: (db: Kysely<DB>, now: Date) => newestOverdue(db, now, 'appeals', WAITING),
};

import type { DB } from '#db/schema.generated';
import type { SanctionId, UserId } from '@ribbon/domain/accounts';
import type { GuardianRole } from '@ribbon/domain/families';
import {
  type AppealStatus,
  DECISIONS_SHOWN,
  type DecidedContent,
  type SanctionKind,
  type SanctionReason,
} from '@ribbon/domain/sanctions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Kinds, decidedContent } from '../sanctions.columns.sql.ts';

/** A decision, with what its reader is to the person. */
export interface DecisionRow {
  id: SanctionId;
  personId: UserId;
  /** The first name, or the username where there is none. */
  name: string;
  birthMonth: number | null;
  birthYear: number | null;
  /** Null where the reader is the person. */
  role: GuardianRole | null;
  kind: SanctionKind;
  reason: SanctionReason;
  words: string;
  content: DecidedContent | null;
  createdAt: Date;
  untilAt: Date | null;
  openedAt: Date | null;
  undoneAt: Date | null;
  sentAgainAt: Date | null;
  appealWords: string | null;
  appealStatus: AppealStatus | null;
  appealedAt: Date | null;
  appealDecidedAt: Date | null;
  outcome: string | null;
}

/** The reader, and everybody the reader looks after. */
const people = (readerId: UserId) => sql`(
  select ${readerId}::uuid as id, null as role
  union all select child_id, role from parental_relationships
    where parent_id = ${readerId} and ended_at is null)`;

async function read(db: Kysely<DB>, content: Kinds, readerId: UserId, which: RawBuilder<unknown>) {
  const { rows } = await sql<DecisionRow>`
    select x.id, x.user_id as "personId", coalesce(given_name(p.full_name), p.username) as name,
      p.birth_month as "birthMonth", p.birth_year as "birthYear", who.role, x.kind, x.reason, x.words,
      ${decidedContent(content)} as content, x.created_at as "createdAt", x.until_at as "untilAt",
      x.opened_at as "openedAt", x.lifted_at as "undoneAt", x.sent_again_at as "sentAgainAt",
      a.words as "appealWords", a.status as "appealStatus", a.created_at as "appealedAt",
      a.decided_at as "appealDecidedAt", a.outcome_words as outcome
    from ${people(readerId)} who join account_sanctions x on x.user_id = who.id
    join athlete_profiles p on p.id = x.user_id
    left join appeals a on a.sanction_id = x.id
    where ${which}
    order by x.created_at desc, x.id desc limit ${DECISIONS_SHOWN}`.execute(db);
  return rows;
}

export const decisionStore = {
  of: (db: Kysely<DB>, content: Kinds, readerId: UserId): Promise<DecisionRow[]> =>
    read(db, content, readerId, sql`true`),

  async one(
    db: Kysely<DB>,
    content: Kinds,
    readerId: UserId,
    id: SanctionId,
  ): Promise<DecisionRow | undefined> {
    const [row] = await read(db, content, readerId, sql`x.id = ${id}`);
    return row;
  },
};

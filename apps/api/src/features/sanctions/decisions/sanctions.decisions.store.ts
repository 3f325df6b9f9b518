import { isLivingLink } from '#db/visibility/relations';
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
    where parent_id = ${readerId} and ${isLivingLink('parental_relationships')})`;

async function read(db: Kysely<DB>, content: Kinds, readerId: UserId, which: RawBuilder<unknown>) {
  const { rows } = await sql<DecisionRow>`
    select sanction.id, sanction.user_id as "personId", coalesce(given_name(profile.full_name), profile.username) as name,
      profile.birth_month as "birthMonth", profile.birth_year as "birthYear", who.role, sanction.kind, sanction.reason, sanction.words,
      ${decidedContent(content)} as content, sanction.created_at as "createdAt", sanction.until_at as "untilAt",
      sanction.opened_at as "openedAt", sanction.lifted_at as "undoneAt", sanction.sent_again_at as "sentAgainAt",
      appeal.words as "appealWords", appeal.status as "appealStatus", appeal.created_at as "appealedAt",
      appeal.decided_at as "appealDecidedAt", appeal.outcome_words as outcome
    from ${people(readerId)} who join account_sanctions sanction on sanction.user_id = who.id
    join athlete_profiles profile on profile.id = sanction.user_id
    left join appeals appeal on appeal.sanction_id = sanction.id
    where ${which}
    order by sanction.created_at desc, sanction.id desc limit ${DECISIONS_SHOWN}`.execute(db);
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
    const [row] = await read(db, content, readerId, sql`sanction.id = ${id}`);
    return row;
  },
};

import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/visibility/relations';
import { microsOf, newerThan, pageOf } from '#platform/http/keyset';
import type { SanctionId, UserId } from '@ribbon/domain/accounts';
import {
  APPEALS_PAGE,
  type Appeal,
  type AppealCounts,
  type AppealFilter,
  type AppealId,
} from '@ribbon/domain/sanctions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type Kinds,
  type SanctionRow,
  sanctionFor,
  teamName,
  toSanction,
} from '../sanctions.columns.sql.ts';
import { personJson } from '../sanctions.hidden.store.ts';

type Row = Omit<Appeal, 'sanction' | 'decision' | 'mayDecide'> &
  Omit<SanctionRow, 'id' | 'version' | 'words' | 'createdAt'> & {
    sortKey: number;
    sanctionId: SanctionId;
    sanctionVersion: number;
    sanctionWords: string;
    sanctionAt: Date;
    issuerId: UserId | null;
    isOwnChild: boolean;
    decidedAt: Date | null;
    decidedBy: string | null;
    outcome: string | null;
    bySameModerator: boolean;
  };

/** An appeal, and what its reader is to the people in it. */
export type ListedAppeal = Omit<Appeal, 'mayDecide'> & {
  issuerId: UserId | null;
  isOwnChild: boolean;
};

interface Asked {
  reader: UserId;
  now: Date;
  content: Kinds;
}

async function read(
  db: Kysely<DB>,
  { reader, now, content }: Asked,
  { which, size }: { which: RawBuilder<unknown>; size: number },
): Promise<(ListedAppeal & { sortKey: number })[]> {
  const { rows } = await sql<Row>`
    select ${sanctionFor(reader, content)}, sanction.id as "sanctionId", sanction.version as "sanctionVersion",
      sanction.words as "sanctionWords", sanction.created_at as "sanctionAt", sanction.issued_by as "issuerId",
      ${isGuardianOf(reader, 'sanction.user_id')} as "isOwnChild", ${personJson('profile', now)} as person,
      appeal.id, appeal.version, appeal.status, appeal.words, appeal.created_at as "createdAt",
      appeal.author_id <> sanction.user_id as "byGuardian", appeal.decided_at as "decidedAt",
      ${teamName('appeal.decided_by')} as "decidedBy", appeal.outcome_words as outcome,
      appeal.by_same_moderator as "bySameModerator", ${microsOf('appeal.created_at')} as "sortKey"
    from appeals appeal join account_sanctions sanction on sanction.id = appeal.sanction_id
    join athlete_profiles profile on profile.id = sanction.user_id
    where ${which} order by appeal.created_at, appeal.id limit ${size}`.execute(db);
  return rows.map(toAppeal);
}

/** Appeals, as moderators read them. */
export const appealReadingStore = {
  /** Oldest first: the appeal that has waited longest is next. */
  async page(db: Kysely<DB>, { status, cursor }: AppealFilter, asked: Asked) {
    const part = newerThan(cursor, { at: 'appeal.created_at', id: 'appeal.id' });
    const which = sql`appeal.status = ${status} and ${part}`;
    const rows = await read(db, asked, { which, size: APPEALS_PAGE + 1 });
    return pageOf(rows, APPEALS_PAGE);
  },

  async one(db: Kysely<DB>, id: AppealId, asked: Asked) {
    const [row] = await read(db, asked, { which: sql`appeal.id = ${id}`, size: 1 });
    return row;
  },

  async counts(db: Kysely<DB>): Promise<AppealCounts> {
    const { rows } = await sql<AppealCounts>`
      select count(*)::int as waiting, min(created_at) as "oldestAt",
        (select count(*)::int from account_sanctions
         where sent_again_at is not null and lifted_at is null) as "sentAgain"
      from appeals where status = 'waiting'`.execute(db);
    return rows[0] ?? { waiting: 0, oldestAt: null, sentAgain: 0 };
  },
};

const toAppeal = (row: Row): ListedAppeal & { sortKey: number } => ({
  id: row.id,
  version: row.version,
  status: row.status,
  words: row.words,
  createdAt: row.createdAt,
  person: row.person,
  byGuardian: row.byGuardian,
  sortKey: row.sortKey,
  issuerId: row.issuerId,
  isOwnChild: row.isOwnChild,
  sanction: toSanction({
    ...row,
    id: row.sanctionId,
    version: row.sanctionVersion,
    words: row.sanctionWords,
    createdAt: row.sanctionAt,
  }),
  decision: row.decidedAt && {
    by: row.decidedBy,
    at: row.decidedAt,
    words: row.outcome ?? '',
    bySameModerator: row.bySameModerator,
  },
});

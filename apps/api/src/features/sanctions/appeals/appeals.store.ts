import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/relations';
import { countWaiting } from '#db/waiting';
import { microsOf, pageOf, placeIn } from '#platform/http/keyset';
import type { SanctionId, UserId } from '@ribbon/domain/accounts';
import {
  APPEALS_PAGE,
  type Appeal,
  type AppealCounts,
  type AppealFilter,
  type AppealId,
  type AppealOutcome,
  type AppealStatus,
} from '@ribbon/domain/sanctions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SANCTION, type SanctionRow, teamName, toSanction } from '../sanctions.columns.ts';
import { personJson } from '../sanctions.hidden.store.ts';

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

type Row = Omit<Appeal, 'sanction' | 'decision' | 'mayDecide'> &
  Omit<SanctionRow, 'id' | 'version' | 'words' | 'createdAt'> & {
    micros: number;
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

async function read(
  db: Kysely<DB>,
  reader: UserId,
  now: Date,
  { which, size }: { which: RawBuilder<unknown>; size: number },
): Promise<(ListedAppeal & { micros: number })[]> {
  const { rows } = await sql<Row>`
    select ${SANCTION}, x.id as "sanctionId", x.version as "sanctionVersion",
      x.words as "sanctionWords", x.created_at as "sanctionAt", x.issued_by as "issuerId",
      ${isGuardianOf(reader, 'x.user_id')} as "isOwnChild", ${personJson('p', now)} as person,
      a.id, a.version, a.status, a.words, a.created_at as "createdAt",
      a.author_id <> x.user_id as "byGuardian", a.decided_at as "decidedAt",
      ${teamName('a.decided_by')} as "decidedBy", a.outcome_words as outcome,
      a.by_same_moderator as "bySameModerator", ${microsOf('a.created_at')} as micros
    from appeals a join account_sanctions x on x.id = a.sanction_id
    join athlete_profiles p on p.id = x.user_id
    where ${which} order by a.created_at, a.id limit ${size}`.execute(db);
  return rows.map(toAppeal);
}

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

  /** Oldest first: whoever waits longest is next. */
  async page(db: Kysely<DB>, reader: UserId, { status, cursor }: AppealFilter, now: Date) {
    const after = cursor === undefined ? undefined : placeIn(cursor);
    const part =
      after === undefined
        ? sql`true`
        : sql`(a.created_at, a.id) > (timestamptz 'epoch'
            + ${after.micros}::double precision * interval '1 microsecond', ${after.id}::uuid)`;
    const which = sql`a.status = ${status} and ${part}`;
    const rows = await read(db, reader, now, { which, size: APPEALS_PAGE + 1 });
    return pageOf(rows, APPEALS_PAGE);
  },

  async one(db: Kysely<DB>, reader: UserId, id: AppealId, now: Date) {
    const [row] = await read(db, reader, now, { which: sql`a.id = ${id}`, size: 1 });
    return row;
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

  waiting: (db: Kysely<DB>, now: Date) =>
    countWaiting(db, now, {
      rows: sql`appeals where status = 'waiting'`,
      since: sql`created_at`,
    }),

  async counts(db: Kysely<DB>): Promise<AppealCounts> {
    const { rows } = await sql<AppealCounts>`
      select count(*)::int as waiting, min(created_at) as "oldestAt",
        (select count(*)::int from account_sanctions
         where sent_again_at is not null and lifted_at is null) as "sentAgain"
      from appeals where status = 'waiting'`.execute(db);
    return rows[0] ?? { waiting: 0, oldestAt: null, sentAgain: 0 };
  },
};

const toAppeal = (row: Row): ListedAppeal & { micros: number } => ({
  id: row.id,
  version: row.version,
  status: row.status,
  words: row.words,
  createdAt: row.createdAt,
  person: row.person,
  byGuardian: row.byGuardian,
  micros: row.micros,
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

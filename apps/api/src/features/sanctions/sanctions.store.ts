import type { DB } from '#db/schema.generated';
import { hasGuardian, isGuardianOf } from '#db/visibility/relations';
import { type AgeBand, type SanctionId, type UserId, ageBandAt } from '@ribbon/domain/accounts';
import type {
  Consequence,
  PastSanction,
  SanctionKind,
  SanctionedContent,
} from '@ribbon/domain/sanctions';
import { DECISIONS_SHOWN } from '@ribbon/domain/sanctions';
import { type Kysely, sql } from 'kysely';
import { type Kinds, type SanctionRow, sanctionFor, toSanction } from './sanctions.columns.sql.ts';

interface NewRow extends Omit<Consequence, 'days'> {
  personId: UserId;
  content: SanctionedContent | null;
  reportId: string | null;
  by: UserId;
  at: Date;
  untilAt: Date | null;
  openedAt: Date | null;
}

/** A decision, with the facts that changing it needs. */
export interface SanctionFacts {
  id: SanctionId;
  personId: UserId;
  kind: SanctionKind;
  content: SanctionedContent | null;
  issuedBy: UserId | null;
  version: number;
  untilAt: Date | null;
  openedAt: Date | null;
  liftedAt: Date | null;
  isOwnChild: boolean;
}

export const sanctionStore = {
  /** Undefined when another decision hides the content already. */
  async insert(tx: Kysely<DB>, row: NewRow): Promise<SanctionId | undefined> {
    const inserted = await tx
      .insertInto('account_sanctions')
      .values({
        user_id: row.personId,
        kind: row.kind,
        content_type: row.content?.type ?? null,
        content_id: row.content?.id ?? null,
        report_id: row.reportId,
        reason: row.reason,
        words: row.words,
        internal_note: row.internalNote === '' ? null : row.internalNote,
        issued_by: row.by,
        created_at: row.at,
        until_at: row.untilAt,
        opened_at: row.openedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted?.id as SanctionId | undefined;
  },

  /** The person a decision would be about. */
  async person(db: Kysely<DB>, id: UserId, moderator: UserId, now: Date) {
    const { rows } = await sql<{
      birthMonth: number | null;
      birthYear: number | null;
      isOwnChild: boolean;
      hasGuardian: boolean;
    }>`
      select profile.birth_month as "birthMonth", profile.birth_year as "birthYear",
        ${isGuardianOf(moderator, 'profile.id')} as "isOwnChild",
        ${hasGuardian(sql.ref('profile.id'))} as "hasGuardian"
      from athlete_profiles profile where profile.id = ${id}`.execute(db);
    const row = rows[0];
    return row && { ...row, ageBand: ageBandAt(row, now) satisfies AgeBand };
  },

  async facts(
    db: Kysely<DB>,
    id: SanctionId,
    { moderator, lock = false }: { moderator?: UserId; lock?: boolean } = {},
  ): Promise<SanctionFacts | undefined> {
    const isOwnChild =
      moderator === undefined ? sql`false` : isGuardianOf(moderator, 'sanction.user_id');
    const { rows } = await sql<SanctionFacts>`
      select sanction.id, sanction.user_id as "personId", sanction.kind, sanction.issued_by as "issuedBy", sanction.version,
        sanction.until_at as "untilAt", sanction.opened_at as "openedAt", sanction.lifted_at as "liftedAt",
        case when sanction.content_id is not null
          then json_build_object('type', sanction.content_type, 'id', sanction.content_id) end as content,
        ${isOwnChild} as "isOwnChild"
      from account_sanctions sanction where sanction.id = ${id} ${lock ? sql`for update of sanction` : sql``}`.execute(
      db,
    );
    return rows[0];
  },

  async lift(
    tx: Kysely<DB>,
    id: SanctionId,
    { by, at, reason }: { by: UserId | null; at: Date; reason: string },
  ): Promise<void> {
    await sql`update account_sanctions set lifted_at = ${at}, lifted_by = ${by},
      lifted_reason = ${reason}, sent_again_at = null, version = version + 1
      where id = ${id}`.execute(tx);
  },

  /**
   * Notes that the author waits for an answer; returns the decision that hides the content, if
   * there is one.
   */
  async sendAgain(
    tx: Kysely<DB>,
    { type, id }: SanctionedContent,
    at: Date,
  ): Promise<SanctionId | undefined> {
    const { rows } = await sql<{ id: SanctionId }>`
      update account_sanctions set sent_again_at = ${at}, version = version + 1
      where content_type = ${type} and content_id = ${id} and kind in ('hidden', 'removed')
        and lifted_at is null
      returning id`.execute(tx);
    return rows[0]?.id;
  },

  async keep(tx: Kysely<DB>, id: SanctionId, words: string): Promise<void> {
    await sql`update account_sanctions set words = ${words}, sent_again_at = null,
      version = version + 1 where id = ${id}`.execute(tx);
  },

  /** Opens the decision to the child as well; false when a guardian has opened it before. */
  async open(tx: Kysely<DB>, id: SanctionId, by: UserId, at: Date): Promise<boolean> {
    const { rows } = await sql`update account_sanctions set opened_at = ${at}, opened_by = ${by}
      where id = ${id} and opened_at is null returning id`.execute(tx);
    return rows.length === 1;
  },

  async one(
    db: Kysely<DB>,
    content: Kinds,
    reader: UserId,
    id: SanctionId,
  ): Promise<PastSanction | undefined> {
    const { rows } = await sql<SanctionRow>`
      select ${sanctionFor(reader, content)} from account_sanctions sanction where sanction.id = ${id}`.execute(
      db,
    );
    return rows[0] && toSanction(rows[0]);
  },

  async historyOf(
    db: Kysely<DB>,
    content: Kinds,
    reader: UserId,
    userId: UserId,
  ): Promise<PastSanction[]> {
    const { rows } = await sql<SanctionRow>`
      select ${sanctionFor(reader, content)} from account_sanctions sanction where sanction.user_id = ${userId}
      order by sanction.created_at desc, sanction.id desc limit ${DECISIONS_SHOWN}`.execute(db);
    return rows.map(toSanction);
  },

  /** The decision that hides a review which was approved after all. */
  async hidingReview(tx: Kysely<DB>, authorId: UserId, clubId: string) {
    const { rows } = await sql<{ id: SanctionId; by: UserId | null }>`
      select sanction.id, review.reviewed_by as by from club_reviews review join account_sanctions sanction
        on sanction.content_type = 'club_review' and sanction.content_id = review.id
        and sanction.kind in ('hidden', 'removed') and sanction.lifted_at is null
      where review.user_id = ${authorId} and review.club_id = ${clubId} and review.status = 'approved'`.execute(
      tx,
    );
    return rows[0];
  },
};

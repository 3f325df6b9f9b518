import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import { countTimed, newestOverdue } from '#db/waiting';
import { microsOf, olderThan } from '#platform/http/keyset';
import type {
  AdminCompetition,
  AdminCompetitionFilter,
  CompetitionCounts,
} from '@ribbon/domain/competitions';
import type { MediaId } from '@ribbon/domain/media';
import { type Kysely, sql } from 'kysely';
import { ALL_COLUMNS } from '../read/competitions.rows.sql.ts';

type Row = Omit<AdminCompetition, 'image'> & { imageId: MediaId | null; sortKey: number };

const WAITING = {
  rows: sql`competitions competition where competition.approval_status = 'pending'`,
  since: sql`competition.created_at`,
};

export const adminStore = {
  async page(
    db: Kysely<DB>,
    { search, approval, status, cursor }: AdminCompetitionFilter,
    limit: number,
  ): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select ${ALL_COLUMNS}, competition.approval_status as "approvalStatus",
        competition.rejection_reason as "rejectionReason", competition.cancel_reason as "cancelReason",
        (select json_build_object('name', coalesce(profile.full_name, profile.username), 'username', profile.username)
          from athlete_profiles profile where profile.id = competition.created_by) as submitter,
        (select coalesce(decider.full_name, decider.username) from athlete_profiles decider where decider.id = competition.reviewed_by)
          as "reviewedBy",
        competition.reviewed_at as "reviewedAt", competition.created_at as "createdAt", competition.updated_at as "updatedAt",
        ${microsOf('competition.created_at')} as "sortKey"
      from competitions competition
      where ${search === '' ? sql`true` : sql`competition.search_text like ${likeWords(search)}`}
        and ${approval === undefined ? sql`true` : sql`competition.approval_status = ${approval}`}
        and ${status === undefined ? sql`true` : sql`competition.status = ${status}`}
        and ${olderThan(cursor, { at: 'competition.created_at', id: 'competition.id' })}
      order by competition.created_at desc, competition.id desc limit ${limit}`.execute(db);
    return rows;
  },

  async counts(db: Kysely<DB>): Promise<CompetitionCounts> {
    const { rows } = await sql<CompetitionCounts>`
      select count(*) filter (where approval_status = 'pending')::int as pending,
        count(*) filter (where approval_status = 'approved')::int as approved,
        count(*) filter (where approval_status = 'rejected')::int as rejected
      from competitions`.execute(db);
    return rows[0] ?? { pending: 0, approved: 0, rejected: 0 };
  },

  waiting: (db: Kysely<DB>, now: Date) => countTimed(db, now, 'competitions', WAITING),
  overdue: (db: Kysely<DB>, now: Date) => newestOverdue(db, now, 'competitions', WAITING),
};

import type { DB } from '#db/schema.generated';
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

type Row = Omit<AdminCompetition, 'image'> & { imageId: MediaId | null; micros: number };

const WAITING = {
  rows: sql`competitions c where c.approval_status = 'pending'`,
  since: sql`c.created_at`,
};

export const adminStore = {
  async page(
    db: Kysely<DB>,
    { search, approval, status, cursor }: AdminCompetitionFilter,
    limit: number,
  ): Promise<Row[]> {
    const words = `%${search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
    const { rows } = await sql<Row>`
      select ${ALL_COLUMNS}, c.approval_status as "approvalStatus",
        c.rejection_reason as "rejectionReason", c.cancel_reason as "cancelReason",
        (select json_build_object('name', coalesce(p.full_name, p.username), 'username', p.username)
          from athlete_profiles p where p.id = c.created_by) as submitter,
        (select coalesce(d.full_name, d.username) from athlete_profiles d where d.id = c.reviewed_by)
          as "reviewedBy",
        c.reviewed_at as "reviewedAt", c.created_at as "createdAt", c.updated_at as "updatedAt",
        ${microsOf('c.created_at')} as micros
      from competitions c
      where ${search === '' ? sql`true` : sql`c.search_text like searchable(${words})`}
        and ${approval === undefined ? sql`true` : sql`c.approval_status = ${approval}`}
        and ${status === undefined ? sql`true` : sql`c.status = ${status}`}
        and ${olderThan(cursor, { at: 'c.created_at', id: 'c.id' })}
      order by c.created_at desc, c.id desc limit ${limit}`.execute(db);
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

import type { OwnData } from '#platform/own-data';
import { sql } from 'kysely';

export const reportData: OwnData = {
  tables: {
    content_reports: {
      file: 'reports',
      says: 'Reports that you made',
      by: ['reporter_id'],
      omit: ['content_author_id', 'content_snapshot', 'reviewed_by', 'resolution_notes'],
      confidential: true,
    },
  },

  /** Reports outlive what they are about, but not with its words, unless a case is open about them. */
  async eraseTraces(tx, { userId }) {
    await sql`
      update content_reports r set content_snapshot = null
      where r.content_author_id = ${userId} and r.content_snapshot is not null
        and not exists (select 1 from safeguarding_reports s
                        where s.content_report_id = r.id and s.status <> 'closed')`.execute(tx);
    await sql`
      update content_reports set content_id = gen_random_uuid()
      where content_type = 'profile' and content_id = ${userId}`.execute(tx);
  },
};

import type { PersonalData } from '#platform/retention/personal-data';
import { sql } from 'kysely';
import { hasNoOpenCase, keptMediaStore } from './tickets/reports.kept-media.store.ts';

export const reportData: PersonalData = {
  tables: {
    content_reports: {
      file: 'reports',
      says: 'Reports you made',
      by: ['reporter_id'],
      omit: ['content_author_id', 'ticket_id'],
      confidential: true,
    },
    report_tickets: 'Moderators’ working notes, which also concern other people.',
    report_notes: 'Moderators’ working notes, which also concern other people.',
    report_media: 'Kept for moderators while something is reported, and 30 days after that.',
    report_openings: {
      file: 'openings',
      says: 'When a moderator opened something of yours that isn’t public',
      by: ['owner_id'],
      omit: ['moderator_id', 'ticket_id', 'reason'],
    },
  },

  /** Reports outlive what they are about, but not with its words and pictures, unless a case is open about them. */
  async eraseTraces(tx, { userId }) {
    await sql`
      update report_tickets record set snapshot = '{}'
      where record.author_id = ${userId} and ${hasNoOpenCase('record.id')}`.execute(tx);
    await keptMediaStore.releaseOf(tx, userId);
    await sql`update content_reports set content_id = gen_random_uuid()
      where content_type = 'profile' and content_id = ${userId}`.execute(tx);
    await sql`update report_tickets set content_id = gen_random_uuid()
      where content_type = 'profile' and content_id = ${userId}`.execute(tx);
  },
};

import { type PersonalData, SAFETY } from '#platform/retention/personal-data';
import { sql } from 'kysely';

export const moderationData: PersonalData = {
  tables: {
    moderation_verdicts: {
      file: 'checks',
      says: 'How your words were checked',
      by: ['author_id'],
      omit: ['score', 'reasons', 'spans', 'provider', 'draft_text', 'draft_purge_at'],
      where: () => sql<boolean>`not is_disclosure`,
      confidential: true,
    },
    disclosures: SAFETY,
    grooming_evidence: SAFETY,
    moderation_queue: 'Moderators’ working notes, which also concern other people.',
  },

  async eraseTraces(tx, { userId }) {
    await sql`
      delete from moderation_queue where content_kind = 'profile' and content_id = ${userId}`.execute(
      tx,
    );
  },
};

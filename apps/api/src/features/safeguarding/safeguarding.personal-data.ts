import { type PersonalData, SAFETY } from '#platform/retention/personal-data';
import { sql } from 'kysely';
import { talkStore } from './talk/safeguarding.talk.store.ts';

export const safeguardingData: PersonalData = {
  tables: { safeguarding_reports: SAFETY, safeguarding_notes: SAFETY },

  /** A case stays without the person. A child's words stay only while somebody still has to act on them. */
  async eraseTraces(tx, { userId }) {
    await sql`
      update safeguarding_reports set words = null
      where child_id = ${userId} and status = 'closed' and words is not null`.execute(tx);
    await talkStore.forget(tx, sql`safeguarding.child_id = ${userId}`);
    await sql`
      update safeguarding_notes set subject_id = null
      where subject_kind = 'profile' and subject_id = ${userId}`.execute(tx);
  },
};

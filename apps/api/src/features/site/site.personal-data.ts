import type { PersonalData } from '#platform/retention/personal-data';
import { sql } from 'kysely';

export const siteData: PersonalData = {
  tables: {
    contact_messages: {
      file: 'messages-to-us',
      says: 'Messages you sent through the contact page',
      by: ['user_id'],
      byEmail: 'email',
      omit: ['handled_by', 'place', 'version'],
      shows: () => sql`jsonb_build_object('answers', (
        select json_agg(json_build_object('answer', answer.answer, 'at', answer.created_at) order by answer.created_at)
        from contact_answers answer where answer.message_id = record.id))`,
      confidential: true,
    },
    contact_answers: 'They are with the messages they answer.',
    waitlist_signups: {
      file: 'waitlist',
      says: 'Your place on the waitlist',
      by: ['user_id'],
      byEmail: 'email',
      omit: ['token_hash', 'token_expires_at', 'invitation_hash', 'invited_by'],
    },
  },

  async eraseTraces(tx, { email }) {
    await tx.deleteFrom('waitlist_signups').where('email', '=', email).execute();
    await tx
      .deleteFrom('contact_messages')
      .where(sql`lower(email)`, '=', email)
      .execute();
  },
};

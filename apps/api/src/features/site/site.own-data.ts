import type { OwnData } from '#platform/own-data';
import { sql } from 'kysely';

export const siteData: OwnData = {
  tables: {
    contact_messages: {
      file: 'messages-to-us',
      says: 'Messages you sent through the contact page',
      by: ['user_id'],
      byEmail: 'email',
      omit: ['handled_by'],
      confidential: true,
    },
    waitlist_signups: {
      file: 'waitlist',
      says: 'Your place on the waitlist',
      byEmail: 'email',
      omit: ['token_hash', 'token_expires_at'],
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

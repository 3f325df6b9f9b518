import type { PersonalData } from './personal-data.ts';
import { sql } from 'kysely';

export const platformData: PersonalData = {
  tables: {
    audit_log: 'An unchangeable record of what administrators did; it holds ids only.',
  },

  async eraseTraces(tx, { userId, email, username, fullName }) {
    await tx.deleteFrom('realtime_events').where('audience', '=', `user:${userId}`).execute();
    await sql`
      delete from outbox_events
      where strpos(payload::text, ${userId}) > 0 or strpos(payload::text, ${email}) > 0`.execute(
      tx,
    );
    // Only where mails stay on the machine: whatever was written to them or about them.
    for (const words of [userId, email, username, fullName]) {
      if (words === null) continue;
      await sql`
        delete from dev_mails
        where strpos(concat_ws(' ', to_address, subject, text, html), ${words}) > 0`.execute(tx);
    }
  },
};

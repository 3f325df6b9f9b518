import type { DB } from '#db/schema.generated';
import type { ContactMessage, WaitlistSignup } from '@ribbon/domain/site';
import { currentReader } from '@ribbon/domain/kernel';
import { type Kysely, sql } from 'kysely';

export const siteStore = {
  async figures(db: Kysely<DB>): Promise<{ families: number; clubs: number; countries: number }> {
    const { rows } = await sql<{ families: number; clubs: number; countries: number }>`
      select (select count(distinct parent_id)::int from parental_relationships) as families,
             (select count(*)::int from clubs where status = 'approved') as clubs,
             (select count(distinct country)::int from athlete_profiles) as countries`.execute(db);
    return rows[0] ?? { families: 0, clubs: 0, countries: 0 };
  },

  /** One row an address; asking again changes the type and keeps a confirmation. */
  async upsertSignup(tx: Kysely<DB>, { email, userType }: WaitlistSignup): Promise<string> {
    const { language } = currentReader();
    const { id } = await tx
      .insertInto('waitlist_signups')
      .values({ email, user_type: userType, language })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ user_type: userType, language }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  findSignup: (db: Kysely<DB>, id: string) =>
    db
      .selectFrom('waitlist_signups')
      .select(['email', 'language', 'confirmed_at as confirmedAt'])
      .where('id', '=', id)
      .executeTakeFirst(),

  async keepToken(db: Kysely<DB>, id: string, tokenHash: string, expiresAt: Date): Promise<void> {
    await db
      .updateTable('waitlist_signups')
      .set({ token_hash: tokenHash, token_expires_at: expiresAt })
      .where('id', '=', id)
      .execute();
  },

  /** Confirms once; opening the link again is harmless while it is valid. */
  async confirm(db: Kysely<DB>, tokenHash: string, now: Date): Promise<boolean> {
    const row = await db
      .updateTable('waitlist_signups')
      .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
      .where('token_hash', '=', tokenHash)
      .where('token_expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  async insertMessage(tx: Kysely<DB>, message: ContactMessage): Promise<string> {
    const { id } = await tx
      .insertInto('contact_messages')
      .values({ ...message, language: currentReader().language })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  findMessage: (db: Kysely<DB>, id: string) =>
    db
      .selectFrom('contact_messages as message')
      .leftJoin(
        'safeguarding_reports as safeguarding',
        'safeguarding.contact_message_id',
        'message.id',
      )
      .select([
        'message.name',
        'message.email',
        'message.topic',
        'message.message',
        'safeguarding.id as caseId',
      ])
      .where('message.id', '=', id)
      .executeTakeFirst(),
};

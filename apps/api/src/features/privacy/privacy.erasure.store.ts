import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/** What a person is called where no foreign key leads. */
export interface Traces {
  userId: UserId;
  email: string;
  username: string;
  fullName: string | null;
}

export const erasureStore = {
  async due(db: Kysely<DB>, now: Date, limit: number): Promise<UserId[]> {
    const rows = await db
      .selectFrom('account_deletion_requests')
      .select('user_id')
      .where('cancelled_at', 'is', null)
      .where('undo_until', '<=', now)
      .orderBy('undo_until')
      .limit(limit)
      .execute();
    return rows.map((row) => row.user_id as UserId);
  },

  async lockDue(tx: Kysely<DB>, userId: UserId, now: Date): Promise<boolean> {
    const row = await tx
      .selectFrom('account_deletion_requests')
      .select('id')
      .where('user_id', '=', userId)
      .where('cancelled_at', 'is', null)
      .where('undo_until', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return row !== undefined;
  },

  async traces(tx: Kysely<DB>, userId: UserId): Promise<Traces | undefined> {
    const row = await tx
      .selectFrom('users as u')
      .innerJoin('athlete_profiles as p', 'p.id', 'u.id')
      .select(['u.email', 'p.username', 'p.full_name as fullName'])
      .where('u.id', '=', userId)
      .executeTakeFirst();
    return row && { userId, ...row };
  },

  /** The account, and with it everything that a foreign key ties to it. */
  async deleteUser(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await tx.deleteFrom('users').where('id', '=', userId).execute();
  },

  /** Rows that would still hold the person, because they name an address or an id as plain words. */
  async deleteTraces(tx: Kysely<DB>, { userId, email }: Traces): Promise<void> {
    await tx
      .deleteFrom('verifications')
      .where((eb) => eb.or([eb('value', '=', userId), eb('value', '=', email)]))
      .execute();
    await tx.deleteFrom('realtime_events').where('audience', '=', `user:${userId}`).execute();
    await tx.deleteFrom('waitlist_signups').where('email', '=', email).execute();
    await tx.deleteFrom('sign_ups').where('email', '=', email).execute();
    await tx.deleteFrom('sign_up_links').where('email', '=', email).execute();
    await tx
      .deleteFrom('contact_messages')
      .where(sql`lower(email)`, '=', email)
      .execute();
    await tx.deleteFrom('club_invitations').where('email', '=', email).execute();
    await sql`
      delete from outbox_events
      where strpos(payload::text, ${userId}) > 0 or strpos(payload::text, ${email}) > 0`.execute(
      tx,
    );
    // The child's request stays, because the child may still wait for an answer.
    await sql`
      update guardian_requests set sent_to = 'erased-' || id || '@nobody.invalid'
      where sent_to = ${email}`.execute(tx);
  },

  /** Reports outlive what they are about, but not with its words, unless a case is open about them. */
  async clearReports(tx: Kysely<DB>, { userId }: Traces): Promise<void> {
    await sql`
      update content_reports r set content_snapshot = null
      where r.content_author_id = ${userId} and r.content_snapshot is not null
        and not exists (select 1 from safeguarding_reports s
                        where s.content_report_id = r.id and s.status <> 'closed')`.execute(tx);
    await sql`
      update content_reports set content_id = gen_random_uuid()
      where content_type = 'profile' and content_id = ${userId}`.execute(tx);
    await sql`
      delete from moderation_queue where content_kind = 'profile' and content_id = ${userId}`.execute(
      tx,
    );
  },

  /** Only where mails stay on the machine: whatever was written to them or about them. */
  async deleteDevelopmentMails(tx: Kysely<DB>, traces: Traces): Promise<void> {
    const { userId, email, username, fullName } = traces;
    for (const words of [userId, email, username, fullName]) {
      if (words === null) continue;
      await sql`
        delete from dev_mails
        where strpos(concat_ws(' ', to_address, subject, text, html), ${words}) > 0`.execute(tx);
    }
  },
};

import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { InvitationToJoin, WaitlistId } from '@ribbon/domain/waitlist';
import type { Language } from '@ribbon/domain/kernel';
import { type Kysely, sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const invitationStore = {
  /** Replaces the secret with a new one, which is returned here and kept nowhere. */
  async renewSecret(
    db: Kysely<DB>,
    id: WaitlistId,
    now: Date,
  ): Promise<{ email: string; language: Language; token: string } | undefined> {
    const token = randomBytes(32).toString('base64url');
    const row = await db
      .updateTable('waitlist_signups')
      .set({ invitation_hash: hashOf(token) })
      .where('id', '=', id)
      .where('state', '=', 'invited')
      .where('invitation_expires_at', '>', now)
      .returning(['email', 'language'])
      .executeTakeFirst();
    return row && { ...row, token };
  },

  async open(db: Kysely<DB>, token: string, now: Date): Promise<InvitationToJoin | undefined> {
    const { rows } = await sql<InvitationToJoin>`
      select signup.email, exists (select from users account where account.email = signup.email) as "hasAccount"
      from waitlist_signups signup
      where signup.invitation_hash = ${hashOf(token)} and signup.state = 'invited'
        and signup.invitation_expires_at > ${now}`.execute(db);
    return rows[0];
  },

  /** Works once: a second attempt finds the invitation used. */
  async take(tx: Kysely<DB>, email: string, userId: UserId, at: Date): Promise<boolean> {
    const row = await tx
      .updateTable('waitlist_signups')
      .set({ joined_at: at, user_id: userId, invitation_hash: null })
      .where('email', '=', email)
      .where('state', '=', 'invited')
      .where('invitation_expires_at', '>', at)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
};

import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import { createEmailVerificationToken } from 'better-auth/api';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { type AuthLibrary, RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from './accounts.auth.ts';
import { type MailboxOwner, accountStore } from './accounts.store.ts';

interface Needs {
  db: Kysely<DB>;
  auth: AuthLibrary;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'sessionSecret'>;
}

export type AccountMailing = ReturnType<typeof accountMailing>;

/** For whoever sends mails: people and fresh links, made at the moment they are sent. */
export const accountMailing = ({ db, auth, clock, config }: Needs) => ({
  owner: (by: { email: string } | { id: string }) => accountStore.owner(db, by),

  /** Good for VERIFICATION_LINK_HOURS; opening it twice does no harm. */
  async verificationLink({ email }: MailboxOwner): Promise<string> {
    const seconds = VERIFICATION_LINK_HOURS * 3600;
    const token = await createEmailVerificationToken(
      config.sessionSecret,
      email,
      undefined,
      seconds,
    );
    return `${config.publicUrl}/verify-email?token=${encodeURIComponent(token)}`;
  },

  /** Good once, for RESET_LINK_MINUTES; only its hash is stored. */
  async resetLink({ id }: MailboxOwner): Promise<string> {
    const { internalAdapter } = await auth.$context;
    const token = randomBytes(24).toString('base64url');
    await internalAdapter.createVerificationValue({
      identifier: `reset-password:${token}`,
      value: id,
      expiresAt: new Date(clock().getTime() + RESET_LINK_MINUTES * 60_000),
    });
    return `${config.publicUrl}/reset-password?token=${token}`;
  },
});

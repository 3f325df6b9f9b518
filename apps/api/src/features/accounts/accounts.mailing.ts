import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import type { Kysely } from 'kysely';
import { RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from './accounts.auth.ts';
import { credentialStore } from './accounts.credentials.store.ts';
import { pendingStore } from './accounts.pending.store.ts';
import { type MailboxOwner, accountStore } from './accounts.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

export type AccountMailing = ReturnType<typeof accountMailing>;

/** For whoever sends mails: people and fresh links, made at the moment they are sent. */
export const accountMailing = ({ db, clock, config }: Needs) => ({
  owner: (by: { email: string } | { id: string }) => accountStore.owner(db, by),

  /** Whether somebody has signed up with an address that nobody has proved yet. */
  isPending: async (email: string): Promise<boolean> =>
    (await pendingStore.newest(db, email)) !== undefined,

  /** Good for VERIFICATION_LINK_HOURS; opening it twice does no harm. */
  async verificationLink(email: string): Promise<string> {
    const expiresAt = new Date(clock().getTime() + VERIFICATION_LINK_HOURS * 3_600_000);
    const token = await pendingStore.newLink(db, email, expiresAt);
    return `${config.publicUrl}/verify-email?token=${token}`;
  },

  /** Good once, for RESET_LINK_MINUTES; only its hash is stored. */
  async resetLink({ id }: MailboxOwner): Promise<string> {
    const expiresAt = new Date(clock().getTime() + RESET_LINK_MINUTES * 60_000);
    const token = await credentialStore.newReset(db, id, expiresAt);
    return `${config.publicUrl}/reset-password?token=${token}`;
  },
});

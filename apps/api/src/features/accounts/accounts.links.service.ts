import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from './sign-in/accounts.library.service.ts';
import { credentialStore } from './sign-in/accounts.credentials.store.ts';
import { pendingStore } from './sign-up/accounts.pending.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

/** Fresh links, made at the moment their mail is sent. */
export const accountLinks = ({ db, clock, config }: Needs) => ({
  /** Good for VERIFICATION_LINK_HOURS; opening it twice does no harm. */
  async verification(email: string): Promise<string> {
    const expiresAt = new Date(clock().getTime() + VERIFICATION_LINK_HOURS * 3_600_000);
    const token = await pendingStore.newLink(db, email, expiresAt);
    return `${config.publicUrl}/verify-email?token=${token}`;
  },

  /** Good once, for RESET_LINK_MINUTES; only its hash is stored. */
  async reset(userId: UserId): Promise<string> {
    const expiresAt = new Date(clock().getTime() + RESET_LINK_MINUTES * 60_000);
    const token = await credentialStore.newReset(db, userId, expiresAt);
    return `${config.publicUrl}/reset-password?token=${token}`;
  },
});

import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { newSpokenCode } from '#platform/spoken-code';
import { CODE_CARD_DAYS, type CodeCardSignIn, type UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Credentials } from '../sign-in/accounts.credentials.service.ts';
import { cardStore } from './accounts.cards.store.ts';

const DAY_MS = 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'sessionSecret'>;
  domainEvents: DomainEvents;
  credentials: Credentials;
}

export type CodeCards = ReturnType<typeof codeCards>;

/** Cards that a guardian prints, so that a child without an address can sign in. */
export function codeCards({ db, clock, config, domainEvents, credentials }: Needs) {
  // Four words are few enough to be tried out on a stolen table, so the hash needs a secret.
  const hashOf = (code: string): string =>
    createHmac('sha256', config.sessionSecret).update(`code card\n${code}`).digest('base64url');

  return {
    /** Replaces the child's code card; the new code is returned here and never again. */
    async make(tx: Kysely<DB>, childId: UserId, madeBy: UserId) {
      const at = clock();
      const code = newSpokenCode();
      const expiresAt = new Date(at.getTime() + CODE_CARD_DAYS * DAY_MS);
      await cardStore.save(tx, { childId, codeHash: hashOf(code), madeBy, at, expiresAt });
      return { code, expiresAt };
    },

    cancel: cardStore.remove,

    /** The owner of the card; undefined when it is unknown, used, cancelled or too old. */
    async redeem({ username, code, password }: CodeCardSignIn): Promise<UserId | undefined> {
      // First, and for any card: a right one takes no longer than a wrong one.
      const passwordHash = await credentials.hash(password);
      return db.transaction().execute(async (tx) => {
        const card = { username, codeHash: hashOf(code), now: clock() };
        const childId = await cardStore.spend(tx, card);
        if (childId === undefined) return undefined;
        await credentials.setPassword(tx, childId, passwordHash);
        await credentials.endSessions(tx, childId);
        await domainEvents.publish(tx, 'password.changed', { userId: childId });
        return childId;
      });
    },
  };
}

import { isRefusedAddress } from '#db/people/people';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Mailbox } from '#platform/mail/emails';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import { emailStore } from '../email.store.ts';

/**
 * The mail server knows the address and says that it cannot be reached: a bad mailbox or domain, or
 * one that is switched off (RFC 3463, X.1.* and X.2.1). Other refusals may be about us.
 */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/u;

/** Whether an error says that this address will never take a mail. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'response' in error &&
  typeof error.response === 'string' &&
  NO_SUCH_ADDRESS.test(error.response);

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

export const addressRefusals = ({ db, clock, domainEvents }: Needs) => ({
  isRefused: (email: string): Promise<boolean> => isRefusedAddress(db, email),

  /**
   * Marks the address as refused: no more mails go there, and the owner reads about it in the app.
   * Each address is announced once.
   */
  note: ({ email, id }: Mailbox, { event, template }: { event: string; template: string }) =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      const userId = id ?? null;
      const isNews = await emailStore.refuse(tx, { email, userId, at });
      if (!isNews) return;
      const message = 'The address permanently rejected the email. It won’t be retried.';
      const failure = { event, template, userId, message, tries: 1, outboxId: null, at };
      await emailStore.insertError(tx, failure);
      if (id !== undefined) await domainEvents.publish(tx, 'email.refused', { userId: id });
    }),
});

export type AddressRefusals = ReturnType<typeof addressRefusals>;

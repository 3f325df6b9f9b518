import type { DB } from '#db/schema.generated';
import { conflictIn } from '#platform/database-errors';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Credentials } from '../sign-in/accounts.credentials.service.ts';
import { usernameTaken } from './accounts.sign-up.service.ts';
import { type AddedChildDetails, accountStore, addedProfile } from '../accounts.store.ts';
import type { CodeCards } from '../cards/accounts.cards.service.ts';

interface Needs {
  domainEvents: DomainEvents;
  credentials: Credentials;
  cards: CodeCards;
}

/**
 * Creates the accounts of children added by a guardian, who answers for them. They have no address.
 */
export const addedChildren = ({ domainEvents, credentials, cards }: Needs) => ({
  /** Slow, so it is called before anything is locked. Without a given password nobody knows one. */
  hash: (password: string | null): Promise<string> =>
    credentials.hash(password ?? randomBytes(24).toString('hex')),

  async add(
    tx: Kysely<DB>,
    child: AddedChildDetails & { username: string; passwordHash: string },
  ): Promise<UserId> {
    const { username, passwordHash } = child;
    if (await accountStore.usernameExists(tx, username)) throw usernameTaken();
    const profile = addedProfile(child);
    try {
      return await accountStore.insert(tx, { email: null, username, passwordHash, profile });
    } catch (error) {
      throw conflictIn(error)?.includes('username') ? usernameTaken() : error;
    }
  },

  /** Every sign-in, and a card that was printed, belong to the time before. */
  async setPassword(tx: Kysely<DB>, childId: UserId, passwordHash: string): Promise<void> {
    await credentials.setPassword(tx, childId, passwordHash);
    await credentials.endSessions(tx, childId);
    await cards.cancel(tx, childId);
    await domainEvents.publish(tx, 'password.changed', { userId: childId });
  },

  newCard: cards.make,
  cancelCard: cards.cancel,
});

import type { DB } from '#db/schema.generated';
import { hashPassword, isPassword } from '#platform/session/passwords';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { accountStore } from '../accounts.store.ts';

/** A hash that no password opens: checking against it takes as long as against a real one. */
export const placeholderHash = hashPassword(randomBytes(24).toString('hex'));

/** Nobody has this address; a sign-in with it takes as long as with any other. */
const PLACEHOLDER_ADDRESS = 'nobody@ribbon.invalid';

export interface Entrant {
  /** What the library knows the account by. */
  email: string;
  /** Under which tries are counted: the same for the address and the username of one account. */
  subject: string;
  isUsername: boolean;
  /** Set for an account without an address, which the library does not know. */
  withoutAddress?: { id: UserId; passwordHash: string };
}

/** Who wants to come in under an address or a username, whether there is such an account or not. */
export async function entrantNamed(db: Kysely<DB>, name: string): Promise<Entrant> {
  if (name.includes('@')) return { email: name, subject: name, isUsername: false };
  const owner = await accountStore.byUsername(db, name);
  if (owner?.email) return { email: owner.email, subject: owner.email, isUsername: true };
  const entrant = { email: PLACEHOLDER_ADDRESS, subject: `@${name}`, isUsername: true };
  if (!owner?.passwordHash) return entrant;
  const { id, passwordHash } = owner;
  return { ...entrant, withoutAddress: { id: id as UserId, passwordHash } };
}

/** The account without an address whose password this is. Asked of every username, for as long. */
export async function ownerWithoutAddress(
  { isUsername, withoutAddress }: Entrant,
  password: string,
): Promise<UserId | undefined> {
  if (!isUsername) return undefined;
  const isRight = await isPassword(
    withoutAddress?.passwordHash ?? (await placeholderHash),
    password,
  );
  return isRight ? withoutAddress?.id : undefined;
}

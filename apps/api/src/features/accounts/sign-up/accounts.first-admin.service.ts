import type { DB } from '#db/schema.generated';
import { lockActiveAdmins } from '#db/people/system-admins';
import { systemAdmins } from '#features/clubs';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { hashPassword } from '#platform/session/passwords';
import { type UserId, USERNAME_MAX, ageBandAt, isAdult } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { accountLinks } from '../accounts.links.service.ts';
import { accountStore, ownProfile } from '../accounts.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

export interface FirstAdmin {
  email: string;
  fullName: string;
  birthMonth: number;
  birthYear: number;
  /** Also where there is a system admin already. */
  another: boolean;
}

/**
 * Makes somebody a system admin before there is anyone who could: the account that has this address,
 * or a new one, whose owner chooses the password behind the link. Only for the operator's terminal.
 */
export async function makeFirstAdmin(
  needs: Needs,
  wish: FirstAdmin,
): Promise<{ isNew: boolean; link: string | null }> {
  const { db, clock } = needs;
  const { userId, isNew } = await db.transaction().execute(async (tx) => {
    if ((await lockActiveAdmins(tx)).length > 0 && !wish.another) {
      throw new Error(
        'There is already a system admin, who can add others at /admin/accounts. Use --another if nobody can sign in.',
      );
    }
    const owner = await adultWith(tx, wish.email, clock());
    const id = owner ?? (await newAccount(tx, wish, clock()));
    if (!(await systemAdmins.make(tx, id, { by: null, at: clock() }))) {
      throw new Error('This account is already a system admin.');
    }
    await recordAct(tx, {
      actorId: null,
      action: 'role.granted',
      subjectKind: 'user',
      subjectId: id,
      reason: 'npm run admin:create',
    });
    return { userId: id, isNew: owner === undefined };
  });
  return { isNew, link: isNew ? await accountLinks(needs).reset(userId) : null };
}

/** The account of this address; refuses one that may not have the role. */
async function adultWith(tx: Kysely<DB>, email: string, now: Date): Promise<UserId | undefined> {
  const row = await tx
    .selectFrom('users as account')
    .innerJoin('athlete_profiles as profile', 'profile.id', 'account.id')
    .select([
      'account.id',
      'profile.status',
      'profile.birth_month as birthMonth',
      'profile.birth_year as birthYear',
    ])
    .where('account.email', '=', email)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.status !== 'active' || !isAdult(ageBandAt(row, now))) {
    throw new Error('Only an active adult account can be a system admin.');
  }
  return row.id as UserId;
}

async function newAccount(tx: Kysely<DB>, wish: FirstAdmin, now: Date): Promise<UserId> {
  const ageBand = ageBandAt(wish, now);
  if (!isAdult(ageBand)) throw new Error('A system admin must be an adult.');
  const { email, fullName, birthMonth, birthYear } = wish;
  const person = {
    fullName,
    birthMonth,
    birthYear,
    country: 'Other',
    userType: 'gymnast',
  } as const;
  return accountStore.insert(tx, {
    email,
    username: await freeUsername(tx, fullName),
    passwordHash: await hashPassword(randomBytes(24).toString('base64url')),
    profile: ownProfile(person, ageBand),
  });
}

/** "Robin Field" becomes robin.field, or robin.field.2. */
async function freeUsername(tx: Kysely<DB>, fullName: string): Promise<string> {
  const letters = fullName
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '.')
    .replaceAll(/^\.|\.$/gu, '')
    .slice(0, USERNAME_MAX - 4);
  const base = letters.length < 3 ? `member.${letters}` : letters;
  for (let nth = 1; ; nth += 1) {
    const username = nth === 1 ? base : `${base}.${nth}`;
    if (!(await accountStore.usernameExists(tx, username))) return username;
  }
}

import type { DB } from '#db/schema.generated';
import type { AgeBand, SignUp, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

export interface MailboxOwner {
  id: UserId;
  email: string;
  emailVerified: boolean;
  username: string;
  userType: string;
}

export const accountStore = {
  async usernameExists(db: Kysely<DB>, username: string): Promise<boolean> {
    const row = await db
      .selectFrom('athlete_profiles')
      .select('id')
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .executeTakeFirst();
    return row !== undefined;
  },

  async emailExists(db: Kysely<DB>, email: string): Promise<boolean> {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The person behind an address or an id, with what a mail to them needs. */
  async owner(
    db: Kysely<DB>,
    by: { email: string } | { id: string },
  ): Promise<MailboxOwner | undefined> {
    const query = db
      .selectFrom('users as u')
      .innerJoin('athlete_profiles as p', 'p.id', 'u.id')
      .select([
        'u.id',
        'u.email',
        'u.email_verified as emailVerified',
        'p.username',
        'p.user_type as userType',
      ]);
    const row =
      'email' in by
        ? await query.where('u.email', '=', by.email).executeTakeFirst()
        : await query.where('u.id', '=', by.id).executeTakeFirst();
    return row && { ...row, id: row.id as UserId };
  },

  /** The account, its password and its profile: three rows or none, in the caller's transaction. */
  async insert(
    tx: Kysely<DB>,
    person: SignUp,
    passwordHash: string,
    ageBand: AgeBand,
  ): Promise<UserId> {
    const { id } = await tx
      .insertInto('users')
      .values({ name: person.username, email: person.email })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('credentials')
      .values({ user_id: id, account_id: id, provider_id: 'credential', password: passwordHash })
      .execute();
    await tx
      .insertInto('athlete_profiles')
      .values({
        id,
        username: person.username,
        full_name: person.fullName,
        country: person.country,
        user_type: person.userType,
        birth_month: person.birthMonth,
        birth_year: person.birthYear,
        // Adults are seen unless they choose otherwise; everybody younger only by choice.
        feed_visibility: ageBand === 'adult' ? 'public' : 'private',
        listed_in_directory: ageBand === 'adult',
        status: 'active',
      })
      .execute();
    return id as UserId;
  },
};

import type { DB } from '#db/schema.generated';
import {
  type AgeBand,
  type PersonDetails,
  type SignUpType,
  type UserId,
  type UserType,
  consentAge,
  isAdult,
} from '@ribbon/domain/accounts';
import { currentReader } from '@ribbon/domain/kernel';
import { type Insertable, type Kysely, sql } from 'kysely';

export interface NewAccount {
  /** Null for a child added by a guardian. */
  email: string | null;
  username: string;
  passwordHash: string;
  profile: Omit<Insertable<DB['athlete_profiles']>, 'id' | 'username'>;
}

export const accountStore = {
  async userType(db: Kysely<DB>, id: UserId): Promise<UserType> {
    const { user_type } = await db
      .selectFrom('athlete_profiles')
      .select('user_type')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return user_type;
  },

  async usernameExists(db: Kysely<DB>, username: string): Promise<boolean> {
    const row = await db
      .selectFrom('athlete_profiles')
      .select('id')
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The owner of a username, which tells whether the same person asks twice. */
  usernameOwner: (db: Kysely<DB>, username: string) =>
    db
      .selectFrom('athlete_profiles as profile')
      .innerJoin('users as account', 'account.id', 'profile.id')
      .select('account.email')
      .where(sql`lower(profile.username)`, '=', username.toLowerCase())
      .executeTakeFirst(),

  /** The person who signs in by this name, and the hash that their password is checked against. */
  byUsername: (db: Kysely<DB>, username: string) =>
    db
      .selectFrom('athlete_profiles as profile')
      .innerJoin('users as account', 'account.id', 'profile.id')
      .leftJoin('credentials as credential', (join) =>
        join
          .onRef('credential.user_id', '=', 'account.id')
          .on('credential.provider_id', '=', 'credential'),
      )
      .select(['account.id', 'account.email', 'credential.password as passwordHash'])
      .where(sql`lower(profile.username)`, '=', username.toLowerCase())
      .executeTakeFirst(),

  /** The account, its password and its profile: three rows or none, in the caller's transaction. */
  async insert(tx: Kysely<DB>, account: NewAccount): Promise<UserId> {
    const { email, username, passwordHash, profile } = account;
    const { id } = await tx
      .insertInto('users')
      .values({ name: username, email })
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
        username,
        language: currentReader().language,
        consent_age: consentAge(profile.country ?? null),
        ...profile,
      })
      .execute();
    return id as UserId;
  },
};

/** The profile of a person of 13 or older. */
export const ownProfile = (
  person: PersonDetails & { userType: SignUpType },
  ageBand: AgeBand,
): NewAccount['profile'] => ({
  full_name: person.fullName,
  country: person.country,
  user_type: person.userType,
  birth_month: person.birthMonth,
  birth_year: person.birthYear,
  // Adults are visible by default; everybody younger only by choice.
  feed_visibility: isAdult(ageBand) ? 'public' : 'private',
  listed_in_directory: isAdult(ageBand),
  status: 'active',
});

/** A guardian has said everything about a child, and yes. */
export const addedProfile = (child: AddedChildDetails): NewAccount['profile'] => ({
  full_name: child.firstName,
  country: child.country,
  birth_month: child.birthMonth,
  birth_year: child.birthYear,
  user_type: 'child_gymnast',
  feed_visibility: 'private',
  listed_in_directory: false,
  has_beta_access: child.isInBeta,
  status: 'active',
});

export interface AddedChildDetails {
  firstName: string;
  birthMonth: number;
  birthYear: number;
  /** The guardian's. */
  country: string | null;
  /** The guardian is in the beta, so the child is. */
  isInBeta: boolean;
}

/** A child says nothing about itself; the guardian will. */
export const childProfile = (now: Date): NewAccount['profile'] => ({
  waiting_since: now,
  user_type: 'child_gymnast',
  feed_visibility: 'private',
  listed_in_directory: false,
  status: 'awaiting_guardian',
});

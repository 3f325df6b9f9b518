import type { Insertable, Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { DB } from './schema.generated.ts';

type Profile = Partial<Insertable<DB['athlete_profiles']>>;

/** A person with a whole profile, for tests of the database itself. */
export async function addPerson(db: Kysely<DB>, profile: Profile = {}): Promise<string> {
  const id = randomUUID();
  const username = `p${id.slice(0, 8)}`;
  await db
    .insertInto('users')
    .values({ id, name: 'Sample Person', email: `${username}@people.ribbon.test` })
    .execute();
  await db
    .insertInto('athlete_profiles')
    .values({
      id,
      username,
      full_name: 'Sample Person',
      country: 'United Kingdom',
      birth_month: 1,
      birth_year: 1990,
      ...profile,
    })
    .execute();
  return id;
}

export async function addClub(db: Kysely<DB>): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('clubs')
    .values({ id, name: 'Sample Club', city: 'York', country: 'United Kingdom' })
    .execute();
  return id;
}

export async function addPost(db: Kysely<DB>, author_id: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('posts')
    .values({ id, author_id, content: 'A new routine!', approval_status: 'approved' })
    .execute();
  return id;
}

/** The name of the rule or index that refused a statement; undefined when nothing did. */
export async function refusalOf(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return 'constraint' in error && typeof error.constraint === 'string'
      ? error.constraint
      : error.message;
  }
}

import type { DB } from '#db/schema.generated';
import { readStrictly } from '#testing/strict/strict-answers';
import { type Person, type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { type Updateable, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';

let world: World;
let second: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  world = await createWorld();
  const { config, db, url: databaseUrl, clock } = world;
  second = await createApp({ config, db, databaseUrl, clock });
  readStrictly(second.app);
  for (const { startBackground } of [world, second]) await startBackground();
});
afterAll(async () => {
  await second.app.close();
  await world.close();
});

type Seen = { username: string; userType: string; roles: { role: string }[] } | null;

/** A person as both processes see them. */
const seenBy = async ({ cookie }: Person): Promise<readonly Seen[]> => {
  const ask = async (app: World['app']) => {
    const answer = await app.inject({ url: '/api/me', headers: { cookie } });
    return answer.json<{ member: Seen }>().member;
  };
  return Promise.all([ask(world.app), ask(second.app)]);
};
const namesOf = async (person: Person) => (await seenBy(person)).map((seen) => seen?.username);

const changed =
  (to: Updateable<DB['athlete_profiles']>) =>
  ({ id }: Person) =>
    world.db.updateTable('athlete_profiles').set(to).where('id', '=', id).execute();
const rename = (person: Person, username: string) => changed({ username })(person);

/** Changes a name without a word of the database. */
async function renameSilently(person: Person, username: string): Promise<void> {
  const trigger = sql.ref('athlete_profiles_invalidate_sessions');
  await sql`alter table athlete_profiles disable trigger ${trigger}`.execute(world.db);
  await rename(person, username);
  await sql`alter table athlete_profiles enable trigger ${trigger}`.execute(world.db);
}

const LISTENERS = sql`from pg_stat_activity
  where application_name = 'ribbon listener' and datname = current_database()`;

let names = 0;
const freshName = () => `somebody_${(names += 1)}`;

/** A person known to both processes, without a pending notification. */
async function somebody(): Promise<Person> {
  const person = await world.person();
  // Until both listen, nobody is remembered.
  await expect
    .poll(async () => {
      await seenBy(person);
      const before = await namesOf(person);
      const name = freshName();
      await renameSilently(person, name);
      const after = await namesOf(person);
      return before.every((known, process) => known === after[process] && known !== name);
    })
    .toBe(true);
  // The database notifies in order: a process that has heard of this has heard of everything before
  // it.
  const name = freshName();
  await rename(person, name);
  await expect.poll(() => namesOf(person)).toEqual([name, name]);
  return person;
}

describe('who somebody is', () => {
  it('is remembered for some seconds, and no longer', async () => {
    const person = await somebody();
    await renameSilently(person, 'known_later');
    expect(await namesOf(person)).not.toContain('known_later');
    world.turnClock(11 / 60);
    expect(await namesOf(person)).toEqual(['known_later', 'known_later']);
  });

  it('is read again at once by the process in which anybody did anything', async () => {
    const [person, other] = [await somebody(), await world.person()];
    await renameSilently(person, 'after_an_act');
    await world.call(other, accountEndpoints.signOut);
    expect((await namesOf(person))[0]).toBe('after_an_act');
  });

  it('is nobody at once after signing out, and in other processes within a moment', async () => {
    const person = await somebody();
    await world.call(person, accountEndpoints.signOut);
    expect((await seenBy(person))[0]).toBe(null);
    await expect.poll(() => seenBy(person)).toEqual([null, null]);
  });

  it.each<[string, (person: Person) => Promise<unknown>, object | null]>([
    ['a new name', (person) => rename(person, 'somebody_new'), { username: 'somebody_new' }],
    ['another kind of account', changed({ user_type: 'coach' }), { userType: 'coach' }],
    ['another full name', changed({ full_name: 'Somebody Else' }), { fullName: 'Somebody Else' }],
    [
      'another age',
      changed({ birth_year: new Date().getUTCFullYear() - 14 }),
      { ageBand: '13-15' },
    ],
    ['a badge', changed({ is_verified: true }), { isVerified: true }],
    ['a pause', changed({ status: 'paused', paused_at: new Date() }), { status: 'paused' }],
    [
      'another address',
      ({ id, email }) =>
        world.db
          .updateTable('users')
          .set({ email: `new.${email}` })
          .where('id', '=', id)
          .execute(),
      { email: expect.stringMatching(/^new\./u) as string },
    ],
    [
      'two-factor sign-in',
      ({ id }) =>
        world.db
          .updateTable('users')
          .set({ two_factor_enabled: true })
          .where('id', '=', id)
          .execute(),
      { twoFactorEnabled: true },
    ],
    [
      'a role',
      ({ id }) =>
        world.db.insertInto('user_roles').values({ user_id: id, role: 'member' }).execute(),
      { roles: [{ role: 'member', clubId: null }] },
    ],
    [
      'somebody who looks after them',
      async ({ id }) => {
        const { id: parent_id } = await world.person();
        await world.db
          .insertInto('parental_relationships')
          .values({ parent_id, child_id: id, role: 'primary' })
          .execute();
      },
      { family: { guardianIds: [expect.any(String) as string] } },
    ],
    [
      'an end that was moved back',
      ({ id }) =>
        world.db
          .updateTable('sessions')
          .set({ expires_at: new Date(0) })
          .where('user_id', '=', id)
          .execute(),
      null,
    ],
    [
      'the end of the account',
      ({ id }) => world.db.deleteFrom('users').where('id', '=', id).execute(),
      null,
    ],
  ])('changes in every process with %s', async (_, change, then) => {
    const person = await somebody();
    await change(person);
    await expect.poll(() => seenBy(person)).toMatchObject([then, then]);
  });

  it('is remembered by nobody who cannot hear of changes', async () => {
    const person = await somebody();
    await expect
      .poll(async () => {
        await sql`select pg_terminate_backend(pid) ${LISTENERS}`.execute(world.db);
        const [earlier, later] = [freshName(), freshName()];
        await renameSilently(person, earlier);
        await expect.poll(() => namesOf(person)).toEqual([earlier, earlier]);
        await renameSilently(person, later);
        const seen = await namesOf(person);
        // They come back by themselves; then what was seen says nothing, and it is done again.
        const { rows } = await sql`select pid ${LISTENERS}`.execute(world.db);
        return rows.length > 0 ? 'heard again meanwhile' : seen.map((name) => name === later);
      })
      .toEqual([true, true]);
  });
});

import { type World, cookieOf, createWorld } from '#testing/world';
import { type SignUp, accountEndpoints, accountMessages } from '@ribbon/domain/accounts';
import type { InputOf } from '@ribbon/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { signUp, signIn, me, usernameAvailable } = accountEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let made = 0;
type Wish = InputOf<typeof signUp>['body'];
const wish = (change: Partial<Wish> = {}): Wish => {
  made += 1;
  return {
    email: `new${made}@people.ribbon.test`,
    password: 'Ribbon!2026',
    confirmPassword: 'Ribbon!2026',
    username: `newcomer${made}`,
    fullName: 'Nadia Newcomer',
    birthMonth: 3,
    birthYear: 1999,
    country: 'United Kingdom',
    userType: 'gymnast',
    clubId: null,
    ...change,
  };
};
const send = (body: Wish) => world.send(undefined, signUp, { body });
/** Signs up and follows the mailed link, in one browser. */
const arrive = async (person: Wish) => world.confirm(await send(person), person.email);

describe('signing up at 13 or older', () => {
  it('mails a link that confirms the address and signs in', async () => {
    const person = wish();
    const confirmed = await arrive(person);
    expect(confirmed.json().member).toMatchObject({ username: person.username, status: 'active' });
    const browser = {
      id: confirmed.json().member.id,
      email: person.email,
      cookie: cookieOf(confirmed),
    };
    expect((await world.call(browser, me)).member?.email).toBe(person.email);
    expect((await world.mailsTo(person.email))[0]?.subject).toBe('Welcome to Ribbon');
  });

  it('keeps people out until they have confirmed', async () => {
    const person = wish();
    await send(person);
    const refusal = await world.refusal(undefined, signIn, { body: person });
    expect(refusal).toMatchObject({ code: 'emailNotConfirmed', status: 403 });
    expect(refusal.message).toBe(
      'Please check your email and click the confirmation link before signing in.',
    );
  });

  it('gives the same answer for an address that has an account, and tells its owner by mail', async () => {
    const owner = await world.person();
    const answer = await send(wish({ email: owner.email }));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await world.mailsTo(owner.email))[0]?.subject).toBe(
      'You already have an account on Ribbon',
    );
  });

  it('makes account, profile and membership together, or none of them', async () => {
    const club = await openClub();
    const person = wish({ clubId: club });
    await arrive(person);
    const rows = await world.db
      .selectFrom('users as account')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'account.id')
      .innerJoin('club_memberships as member', 'member.user_id', 'account.id')
      .select([
        'member.club_id',
        'member.is_active',
        'profile.feed_visibility',
        'profile.listed_in_directory',
      ])
      .where('account.email', '=', person.email)
      .execute();
    expect(rows).toEqual([
      { club_id: club, is_active: false, feed_visibility: 'public', listed_in_directory: true },
    ]);

    const lost = wish({ clubId: '00000000-0000-4000-8000-000000000000' });
    expect((await send(lost)).statusCode).toBe(422);
    const left = await world.db
      .selectFrom('sign_ups')
      .where('email', '=', lost.email)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it('starts everybody under 18 with a private profile outside the directory', async () => {
    const teenager = wish({ birthYear: world.clock().getUTCFullYear() - 15, birthMonth: 1 });
    await arrive(teenager);
    const row = await world.db
      .selectFrom('athlete_profiles')
      .select(['feed_visibility', 'listed_in_directory'])
      .where('username', '=', teenager.username)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ feed_visibility: 'private', listed_in_directory: false });
  });

  it('sends a birth date under 13 to the guardian path, whatever the browser said', async () => {
    const body = wish({ birthYear: world.clock().getUTCFullYear() - 9 });
    const refusal = await world.refusal(undefined, signUp, { body });
    expect(refusal).toMatchObject({
      code: 'guardianNeeded',
      message: 'Guardian email is required for users under 13',
    });
  });

  it('lets one of many win a username, and loses nobody else', async () => {
    const people = Array.from({ length: 8 }, () => wish({ username: 'wanted.by.all' }));
    const applied = await Promise.all(
      people.map(async (person) => ({ browser: await send(person), email: person.email })),
    );
    const answers = await Promise.all(
      applied.map(({ browser, email }) => world.confirm(browser, email)),
    );
    const members = answers.map((answer) => answer.json().member?.username ?? null);
    expect(members.filter((name) => name === 'wanted.by.all')).toHaveLength(1);
    // The others have proved their address, and choose another name.
    expect(answers.filter((answer) => answer.json().proven !== null)).toHaveLength(7);
    expect((await send(wish({ username: 'Wanted.by.all' }))).statusCode).toBe(409);
  });

  it('tells whether a username is free, in any case of letters', async () => {
    await arrive(wish({ username: 'Swan.Lake' }));
    const ask = (username: string) =>
      world.call(undefined, usernameAvailable, { query: { username } });
    expect(await ask('sWAN.lAKE')).toEqual({ available: false });
    expect(await ask('swan.lake2')).toEqual({ available: true });
  });
});

describe('what sign-up refuses, in the words of the product', () => {
  const { required, mismatch, weakPassword, shortPassword, noUsername, noRole, email } =
    accountMessages;
  const same = (password: string) => ({ password, confirmPassword: password });
  it.each<[string, Record<string, unknown>, string, string]>([
    ['no email', { email: '' }, 'email', required],
    ['a thing that is no email', { email: 'nadia at home' }, 'email', email],
    ['no password', same(''), 'password', required],
    ['a short password', same('a1!'), 'password', shortPassword],
    ['a password without a digit', same('Ribbon!Ribbon'), 'password', weakPassword],
    ['a password without a sign', same('Ribbon2026'), 'password', weakPassword],
    ['two passwords', { confirmPassword: 'Ribbon!2027' }, 'confirmPassword', mismatch],
    ['no username', { username: '  ' }, 'username', noUsername],
    ['no name', { fullName: ' ' }, 'fullName', required],
    ['no month', { birthMonth: null }, 'birthMonth', required],
    ['a year to come', { birthYear: 2199 }, 'birthYear', required],
    ['no country', { country: '' }, 'country', required],
    ['no role', { userType: null }, 'userType', noRole],
    ["a child's role", { userType: 'child_gymnast' }, 'userType', noRole],
    ['a club that is no id', { clubId: "'; drop table clubs" }, 'clubId', 'That link isn’t valid.'],
    ['numbers for words', { fullName: 7 }, 'fullName', required],
  ])('%s', async (_, change, path, message) => {
    const body = { ...wish(), ...change };
    const refusal = await world.refusal(undefined, signUp, { body });
    expect(refusal.status).toBe(400);
    expect(refusal.issues).toContainEqual({ path, message });
  });

  it('takes markup and odd scripts as the plain text they are', async () => {
    const person = wish({ fullName: `<b>Ґалаґан</b> O'Škoda; drop table users` });
    expect((await arrive(person)).statusCode).toBe(200);
    const row = await world.db
      .selectFrom('athlete_profiles')
      .select('full_name')
      .where('username', '=', person.username)
      .executeTakeFirst();
    expect(row?.full_name).toBe(person.fullName);
  });
});

async function openClub() {
  const { id } = await world.db
    .insertInto('clubs')
    .values({
      name: 'Larkspur Rhythmic',
      city: 'Leeds',
      country: 'United Kingdom',
      status: 'approved',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as NonNullable<SignUp['clubId']>;
}

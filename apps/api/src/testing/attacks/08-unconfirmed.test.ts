import { guardianLink, waitingChild } from '#testing/family';
import { type World, browserOf, createWorld, linkIn } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import type { InputOf } from '@ribbon/domain/kernel';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { finishSignUp, me, recover, resendVerification, signIn, signUp, verifyEmail } =
  accountEndpoints;
const THEIRS = 'Attack!2026';
const OWN = 'Hoops!2027';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Wish = InputOf<typeof signUp>['body'];
let made = 0;
function wish(email: string, password: string, more: Partial<Wish> = {}): Wish {
  made += 1;
  return {
    email,
    password,
    confirmPassword: password,
    username: `unproved${made}`,
    fullName: 'Mallory Wordsmith',
    birthMonth: 3,
    birthYear: 1985,
    country: 'United Kingdom',
    userType: 'parent',
    clubId: null,
    ...more,
  };
}
/** Signs up in a browser of its own, and gives that browser. */
const applies = async (body: Wish) => browserOf(await world.send(undefined, signUp, { body }));
const opens = async (email: string, password: string) =>
  (await world.send(undefined, signIn, { body: { email, password } })).statusCode === 200;
async function mailedToken(email: string): Promise<string> {
  const [mail] = await world.mailsTo(email);
  return linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
}
const fresh = (token: string, more: Partial<Wish> = {}) => {
  const {
    email: _,
    guardianLink: __,
    ...rest
  } = wish('', OWN, { fullName: 'Gail Goodly', ...more });
  return { ...rest, token };
};

describe('somebody who signs up first with the address of a guardian', () => {
  it('is not let in by the guardian’s own sign-up through the mailed link', async () => {
    const guardianEmail = 'first.taken@people.ribbon.test';
    await applies(wish(guardianEmail, THEIRS));
    await world.worker.run();
    await waitingChild(world, guardianEmail);
    const link = await guardianLink(world, guardianEmail);
    const body = wish(guardianEmail, OWN, { guardianLink: link, fullName: 'Gail Goodly' });
    expect((await world.send(undefined, signUp, { body })).statusCode).toBe(204);
    expect(await opens(guardianEmail, THEIRS)).toBe(false);
    expect(await opens(guardianEmail, OWN)).toBe(true);
  });

  it('is not let in when the guardian follows the confirmation mail', async () => {
    const email = 'follows@people.ribbon.test';
    const theirs = wish(email, THEIRS);
    await applies(theirs);
    const token = await mailedToken(email);
    const opened = await world.send(undefined, verifyEmail, { body: { token } });
    expect(opened.json()).toMatchObject({ member: null, proven: { email } });
    expect(opened.body).not.toContain(theirs.username);
    expect(opened.body).not.toContain('Mallory');
    expect(await opens(email, THEIRS)).toBe(false);

    const finished = await world.send(undefined, finishSignUp, { body: fresh(token) });
    expect(finished.json().member).toMatchObject({ email, fullName: 'Gail Goodly' });
    expect(await opens(email, THEIRS)).toBe(false);
    expect(await opens(email, OWN)).toBe(true);
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from sign_ups where email = ${email}`.execute(world.db);
    expect(rows[0]?.left).toBe(0);
  });

  it('gets nothing by signing up once more before the owner has confirmed', async () => {
    const email = 'twice@people.ribbon.test';
    const owner = await applies(wish(email, OWN, { fullName: 'Gail Goodly' }));
    const attacker = await applies(wish(email, THEIRS));
    const token = await mailedToken(email);
    const opened = await world.send(owner, verifyEmail, { body: { token } });
    expect(opened.json().member).toMatchObject({ fullName: 'Gail Goodly' });
    expect(await opens(email, THEIRS)).toBe(false);
    expect(await opens(email, OWN)).toBe(true);
    const late = await world.send(attacker, verifyEmail, { body: { token } });
    expect(late.json()).toMatchObject({ member: null });
    expect(late.headers['set-cookie']).toBeUndefined();
  });

  it('has no way back in by recovery or another confirmation mail', async () => {
    const email = 'recovers@people.ribbon.test';
    await applies(wish(email, THEIRS));
    await world.call(undefined, recover, { body: { email } });
    await world.call(undefined, resendVerification, { body: { email } });
    for (const { text } of await world.mailsTo(email)) {
      expect(linkIn({ text }).pathname).toBe('/verify-email');
    }
    expect(await opens(email, THEIRS)).toBe(false);
  });
});

describe('an honest newcomer', () => {
  it('is in with one click in the browser that signed up, with the password chosen there', async () => {
    const email = 'honest@people.ribbon.test';
    const person = wish(email, OWN);
    const browser = await applies(person);
    const opened = await world.send(browser, verifyEmail, {
      body: { token: await mailedToken(email) },
    });
    expect(opened.json().member).toMatchObject({ email, username: person.username });
    expect((await world.call(browserOf(opened), me)).member?.email).toBe(email);
    expect(await opens(email, OWN)).toBe(true);
  });

  it('keeps the wished username only if nobody was faster, and then chooses another', async () => {
    const [one, other] = ['one.swan@people.ribbon.test', 'other.swan@people.ribbon.test'];
    const browsers = [
      await applies(wish(one, OWN, { username: 'the.swan' })),
      await applies(wish(other, OWN, { username: 'The.Swan' })),
    ];
    const first = await world.send(browsers[0], verifyEmail, {
      body: { token: await mailedToken(one) },
    });
    expect(first.json().member).toMatchObject({ username: 'the.swan' });
    const token = await mailedToken(other);
    const second = await world.send(browsers[1], verifyEmail, { body: { token } });
    expect(second.json()).toMatchObject({ member: null, proven: { email: other } });
    const body = fresh(token, { username: 'the.swan' });
    expect(await world.refusal(undefined, finishSignUp, { body })).toMatchObject({
      code: 'usernameTaken',
    });
    const again = await world.send(undefined, finishSignUp, { body: fresh(token) });
    expect(again.statusCode).toBe(200);
  });

  it('finds a link that works for a day, and makes one account', async () => {
    const email = 'day@people.ribbon.test';
    const browser = await applies(wish(email, OWN));
    const token = await mailedToken(email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.send(browser, verifyEmail, { body: { token } })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers.filter((answer) => answer.json().member !== null)).toHaveLength(1);
    const late = await createWorld();
    const slow = browserOf(await late.send(undefined, signUp, { body: wish(email, OWN) }));
    const [mail] = await late.mailsTo(email);
    late.turnClock(24 * 60 + 1);
    const spent = linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
    const refusal = await late.refusal(slow, verifyEmail, { body: { token: spent } });
    expect(refusal).toMatchObject({ code: 'linkSpent' });
    await late.close();
  });
});

it('an address that nobody has proved appears nowhere', async () => {
  const reader = await world.person();
  const body = wish('nowhere@people.ribbon.test', THEIRS, { fullName: 'Zelda Nowhere' });
  await applies(body);
  const { people } = await world.call(reader, profileEndpoints.directory, {
    query: { search: 'zelda' },
  });
  expect(people).toEqual([]);
  const { rows } = await sql<{ found: number }>`
    select (select count(*) from users where email = ${body.email})
      + (select count(*) from athlete_profiles where username = ${body.username}) as found`.execute(
    world.db,
  );
  expect(Number(rows[0]?.found)).toBe(0);
  await expect(
    world.db
      .insertInto('users')
      .values({ name: 'x', email: 'raw@people.ribbon.test', email_verified: false })
      .execute(),
  ).rejects.toThrow(/users_are_confirmed/u);
});

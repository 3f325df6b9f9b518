import { family } from '#testing/family';
import { totp } from '#testing/totp';
import { PASSWORD, type Person, type World, cookieOf, createWorld, linkIn } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { familyEndpoints } from '@ribbon/domain/families';
import { securityEndpoints } from '@ribbon/domain/security';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { recover, resetPassword, signIn, signInSecondStep, signUp, usernameAvailable } =
  accountEndpoints;
const { changeEmail, confirmEmailChange, confirmTwoFactor, overview, startTwoFactor } =
  securityEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const applicant = (email: string, username: string) => ({
  email,
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  fullName: 'Nadia Newcomer',
  birthMonth: 3,
  birthYear: 1999,
  country: 'Spain' as const,
  userType: 'gymnast' as const,
  clubId: null,
});

describe('whether an address has an account', () => {
  /** Everything a stranger can see after signing up with an address. */
  async function traces(email: string, username: string) {
    const answers = [
      await world.send(undefined, signUp, { body: applicant(email, username) }),
      await world.send(undefined, usernameAvailable, { query: { username } }),
    ];
    await world.worker.run();
    answers.push(
      await world.send(undefined, usernameAvailable, { query: { username } }),
      await world.send(undefined, signIn, { body: { email, password: 'Stolen!2026' } }),
      await world.send(undefined, signIn, { body: { email, password: `${PASSWORD}x` } }),
      await world.send(undefined, signUp, { body: applicant(`x${email}`, username) }),
    );
    return answers.map(({ statusCode, body }) => [statusCode, body]);
  }

  it('is not told by the username that was asked for with it', async () => {
    const owner = await world.person();
    await world.db
      .updateTable('credentials')
      .set({ password: null })
      .where('user_id', '=', owner.id)
      .execute();
    const known = await traces(owner.email, 'oracle.one');
    const unknown = await traces('oracle@people.ribbon.test', 'oracle.two');
    expect(known).toEqual(unknown);
  });

  it('is not told by signing in with what was typed at sign-up', async () => {
    const owner = await world.person();
    const emails = [owner.email, 'oracle.unknown@people.ribbon.test'];
    const answers: unknown[] = [];
    for (const [index, email] of emails.entries()) {
      const body = { ...applicant(email, `oracle.sign.in${index}`), password: 'Typed!2026' };
      await world.send(undefined, signUp, { body: { ...body, confirmPassword: 'Typed!2026' } });
      await world.worker.run();
      const answer = await world.send(undefined, signIn, { body });
      answers.push([answer.statusCode, answer.body]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('of two links to choose a new password', () => {
  async function resetToken(person: Person): Promise<string> {
    await world.call(undefined, recover, { body: { email: person.email } });
    const [mail] = await world.mailsTo(person.email);
    return linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
  }
  const reset = (token: string, password: string) =>
    world.send(undefined, resetPassword, { body: { token, password, confirmPassword: password } });

  it('the older stops working once either was used', async () => {
    const person = await world.person();
    const [older, newer] = [await resetToken(person), await resetToken(person)];
    expect((await reset(newer, 'Newest!2027')).statusCode).toBe(204);
    expect((await reset(older, 'Older!2027')).statusCode).toBe(410);
    const back = await world.send(undefined, signIn, {
      body: { email: person.email, password: 'Newest!2027' },
    });
    expect(back.statusCode).toBe(200);
  });
});

/** Codes change every half minute; a test should not begin in the last seconds of one. */
async function stepThatLasts(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 5000) await sleep(left + 50);
}

describe('a code of the authenticator app', () => {
  async function protectedPerson() {
    await stepThatLasts();
    const plain = await world.person();
    const { secret } = await world.call(plain, startTwoFactor, { body: { password: PASSWORD } });
    // The code before this one, so that the next two are still to come.
    const code = totp(secret, Date.now() - 30_000);
    const on = await world.send(plain, confirmTwoFactor, { body: { code } });
    expect(on.statusCode).toBe(204);
    return { plain, secret, setUpWith: code };
  }
  async function enter({ email, id }: Person, code: string): Promise<number> {
    const first = await world.send(undefined, signIn, { body: { email, password: PASSWORD } });
    const halfway = { id, email, cookie: cookieOf(first) };
    const second = await world.send(halfway, signInSecondStep, { body: { kind: 'totp', code } });
    return second.statusCode;
  }

  it('opens the door once', async () => {
    const { plain, secret, setUpWith } = await protectedPerson();
    const code = totp(secret);
    expect(await enter(plain, code)).toBe(200);
    expect(await enter(plain, code)).toBe(422);
    expect(await enter(plain, setUpWith)).toBe(422);
    expect(await enter(plain, totp(secret, Date.now() + 30_000))).toBe(200);
  });

  it('opens it once also to two who come at the same moment', async () => {
    const { plain, secret } = await protectedPerson();
    const code = totp(secret);
    const answers = await Promise.all([enter(plain, code), enter(plain, code), enter(plain, code)]);
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const sessions = await world.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', plain.id)
      .execute();
    expect(sessions).toHaveLength(2);
  });
});

describe('the address of a child under 13', () => {
  const to = (n: number) => `moved.child${n}@people.ribbon.test`;
  const asks = (child: Person, email: string) =>
    world.call(child, changeEmail, { body: { email, password: PASSWORD } });
  const waiting = async (guardian: Person) =>
    (await world.call(guardian, familyEndpoints.overview)).children.flatMap(({ inbox }) => inbox);

  it('moves only when the guardian has said yes', async () => {
    const { child, guardian } = await family(world);
    await asks(child, to(1));
    expect(await world.mailsTo(to(1))).toEqual([]);
    const [item] = await waiting(guardian);
    expect(item).toMatchObject({ kind: 'email_change', content: to(1) });
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: item?.id ?? '' },
      body: { approve: true },
    });
    const [mail] = await world.mailsTo(to(1));
    const token = linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
    await world.call(child, confirmEmailChange, { body: { token } });
    expect(await world.call(child, overview)).toMatchObject({ email: to(1), pendingEmail: null });
  });

  it('stays when the guardian says no, or the child asks for something else meanwhile', async () => {
    const { child, guardian } = await family(world);
    await asks(child, to(2));
    await asks(child, to(3));
    const items = await waiting(guardian);
    expect(items.map(({ content }) => content)).toEqual([to(3)]);
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: items[0]?.id ?? '' },
      body: { approve: false },
    });
    expect(await world.mailsTo(to(2))).toEqual([]);
    expect(await world.mailsTo(to(3))).toEqual([]);
    expect(await world.call(child, overview)).toMatchObject({
      email: child.email,
      pendingEmail: null,
    });
  });
});

import { PASSWORD, type Person, type World, cookieOf, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { securityEndpoints } from '@ribbon/domain/security';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserWords } from '../security.browser.rules.ts';

const { changePassword, endAllSessions, endSession, overview } = securityEndpoints;
const NEW_PASSWORD = 'Hoop!2027';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const whoIs = async (person: Person) => (await world.call(person, accountEndpoints.me)).member;

/** The same person in another browser. */
async function elsewhere(person: Person, userAgent = 'Mozilla/5.0 Firefox/130.0'): Promise<Person> {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email: person.email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  return { ...person, cookie: cookieOf(response) };
}

describe('where one is signed in', () => {
  it('is told in words, newest first, with this browser marked and the ended left out', async () => {
    const person = await world.person();
    const phone =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
    world.turnClock(1);
    await elsewhere(person, phone);
    await world.db
      .insertInto('sessions')
      .values({ user_id: person.id, token: 'long-gone', expires_at: new Date(0) })
      .execute();
    const response = await world.send(person, overview, {});
    const { sessions, email, pendingEmail, twoFactorEnabled } = overview.returns.parse(
      response.json(),
    );
    expect(sessions).toMatchObject([
      { browser: 'Chrome on Android', isCurrent: false },
      { isCurrent: true },
    ]);
    expect({ email, pendingEmail, twoFactorEnabled }).toEqual({
      email: person.email,
      pendingEmail: null,
      twoFactorEnabled: false,
    });
    expect(response.body).not.toMatch(/Mozilla|Pixel|token|127\.0/u);
  });

  it('can be ended one by one, but only by oneself', async () => {
    const person = await world.person();
    const other = await elsewhere(person);
    const { sessions } = await world.call(other, overview);
    const mine = sessions.find(({ isCurrent }) => isCurrent)?.id;
    if (mine === undefined) throw new Error('no session is marked');
    const params = { sessionId: mine };
    const stranger = await world.person();
    expect(await world.refusal(stranger, endSession, { params })).toMatchObject({ status: 404 });
    expect(await whoIs(other)).not.toBeNull();
    await world.call(person, endSession, { params });
    expect(await whoIs(other)).toBeNull();
    expect(await whoIs(person)).not.toBeNull();
    const kept = await world.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .execute();
    expect(kept.map(({ id }) => id)).not.toContain(mine);
    expect(await world.refusal(person, endSession, { params })).toMatchObject({ status: 404 });
  });

  it('can be ended everywhere at once, here too', async () => {
    const person = await world.person();
    const other = await elsewhere(person);
    const stranger = await world.person();
    const response = await world.send(person, endAllSessions, {});
    expect(String(response.headers['set-cookie'])).toMatch(/session_token=;.*Max-Age=0/u);
    expect(await whoIs(person)).toBeNull();
    expect(await whoIs(other)).toBeNull();
    expect(await whoIs(stranger)).not.toBeNull();
  });

  it.each(['awaiting_guardian', 'paused', 'deleting'] as const)(
    'is shown to an account that is %s',
    async (status) => {
      const person = await world.person({ userType: 'child_gymnast' });
      await world.db
        .updateTable('athlete_profiles')
        .set({ status, paused_at: new Date(), waiting_since: new Date() })
        .where('id', '=', person.id)
        .execute();
      expect((await world.call(person, overview)).sessions).toHaveLength(1);
    },
  );
});

describe('a new password', () => {
  const change = (person: Person, body: Record<string, string>) =>
    world.send(person, changePassword, {
      body: {
        currentPassword: PASSWORD,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
        ...body,
      },
    });

  it('needs the old one, and says so beside its field', async () => {
    const person = await world.person();
    const response = await change(person, { currentPassword: 'Wrong!2026' });
    expect(response.json()).toMatchObject({
      code: 'passwordWrong',
      issues: [{ path: 'currentPassword', message: 'That password isn’t right.' }],
    });
  });

  it.each([
    ['Hoop2027', 'Hoop2027', 'Password does not meet security requirements'],
    ['Ho!27', 'Ho!27', 'Password must be at least 8 characters long'],
    [NEW_PASSWORD, 'Hoop!2028', 'Passwords do not match'],
  ])('%j repeated as %j is refused', async (password, confirmPassword, message) => {
    const person = await world.person();
    const response = await change(person, { password, confirmPassword });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  it('signs out every other browser, spends links that were mailed, and is told by mail', async () => {
    const person = await world.person();
    const other = await elsewhere(person);
    await world.call(undefined, accountEndpoints.recover, { body: { email: person.email } });
    await world.worker.run();
    expect((await change(person, {})).statusCode).toBe(204);
    expect(await whoIs(person)).not.toBeNull();
    expect(await whoIs(other)).toBeNull();
    expect(await linksOf(person)).toEqual([]);
    const [mail] = await world.mailsTo(person.email);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toContain('If this wasn’t you');
    const attempts = await Promise.all(
      [PASSWORD, NEW_PASSWORD].map((password) =>
        world.send(undefined, accountEndpoints.signIn, { body: { email: person.email, password } }),
      ),
    );
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
  });

  const linksOf = ({ id }: Person) =>
    world.db.selectFrom('verifications').selectAll().where('value', '=', id).execute();
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) Version/17.5 Safari/605.1', 'Safari on Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/131', 'Chrome on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  ['curl/8.5', 'Unknown browser'],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('the browser %j is called %j', (userAgent, words) => {
  expect(browserWords(userAgent)).toBe(words);
});

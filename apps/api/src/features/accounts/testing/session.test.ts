import { PASSWORD, type Person, type World, cookieOf, createWorld, linkIn } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { keepAlive, me, recover, resetPassword, signIn, signOut, verifyEmail, resendVerification } =
  accountEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const whoIs = async (person: Person) => (await world.call(person, me)).member;

describe('signing in', () => {
  it('tells the screens everything they need, and no more', async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    const member = await whoIs(admin);
    expect(member).toMatchObject({
      email: admin.email,
      ageBand: 'adult',
      status: 'active',
      roles: [{ role: 'system_admin', clubId: null }],
    });
    expect(member?.capabilities).toContain('viewSystemAdmin');
    const response = await world.send(admin, me, {});
    expect(response.body).not.toMatch(/password|birth|token/u);
  });

  it('keeps the session in a cookie that scripts cannot read', async () => {
    const person = await world.person();
    const response = await world.send(undefined, signIn, {
      body: { email: person.email, password: PASSWORD },
    });
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    const cookie = cookies.find((one) => one.startsWith('ribbon.session_token=')) ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    // Longer than the 20 minutes: those are counted by the server, from the last activity.
    expect(Number(/Max-Age=(\d+)/u.exec(cookie)?.[1])).toBeGreaterThan(24 * 3600);
  });

  it('notes the address that the connection comes from, whatever the visitor says', async () => {
    const person = await world.person();
    await world.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { email: person.email, password: PASSWORD },
      remoteAddress: '127.0.0.42',
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-ribbon-address': '203.0.113.8' },
    });
    const rows = await world.db
      .selectFrom('sessions')
      .select('ip_address')
      .where('user_id', '=', person.id)
      .execute();
    expect(rows.map((row) => row.ip_address)).toEqual(['127.0.0.1', '127.0.0.42']);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const person = await world.person();
    const wrong = await world.refusal(undefined, signIn, {
      body: { email: person.email, password: 'Wrong!2026' },
    });
    const unknown = await world.refusal(undefined, signIn, {
      body: { email: 'who@people.ribbon.test', password: 'Wrong!2026' },
    });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({
      status: 401,
      message: 'Invalid email or password. Please try again.',
    });
  });

  it('asks for both email and password', async () => {
    const refusal = await world.refusal(undefined, signIn, { body: { email: '', password: '' } });
    expect(refusal).toMatchObject({ status: 400, message: 'Email and password are required' });
  });

  it.each(['', 'nonsense', 'a.b', `${'x'.repeat(32)}.${'A'.repeat(43)}=`, '%E0%A4%A'])(
    'is not fooled by the cookie %j',
    async (value) => {
      const forged = { id: '' as Person['id'], email: '', cookie: `ribbon.session_token=${value}` };
      expect(await whoIs(forged)).toBeNull();
    },
  );
});

describe('cookies, as the cookie policy says', () => {
  const PATIENT = 'patient@people.ribbon.test';
  const setBy = (response: { headers: Record<string, unknown> }) =>
    [response.headers['set-cookie'] ?? []].flat().map(String);
  const named = (cookies: readonly string[], name: string) =>
    cookies.find((cookie) => cookie.startsWith(name)) ?? '';
  const enter = (own: World, email: string) =>
    own.send(undefined, signIn, { body: { email, password: PASSWORD } });

  it('are none for somebody who looks around', async () => {
    for (const url of ['/', '/api/me', '/api/settings', '/api/clubs/overview']) {
      expect(setBy(await world.app.inject(url))).toEqual([]);
    }
  });

  it('go after seven days at the latest, say nothing of the person, and go at sign-out', async () => {
    const { id, email } = await world.person();
    const cookies = setBy(await enter(world, email));
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/u);
      expect(decodeURIComponent(cookie)).not.toMatch(new RegExp(`${email}|${id}`, 'u'));
    }
    expect(named(cookies, 'ribbon.session_token=')).toContain('Max-Age=604800;');
    expect(named(cookies, 'ribbon.known=')).toContain(`Max-Age=${180 * 24 * 3600}`);
    const person = await world.person();
    const out = setBy(await world.send(person, signOut, {}));
    expect(named(out, 'ribbon.session_token=;')).toContain('Max-Age=0;');
  });

  it('wait three hours for the link of a sign-up', async () => {
    const response = await world.send(undefined, accountEndpoints.signUp, {
      body: {
        email: PATIENT,
        username: 'patient_one',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        fullName: 'Pat Larch',
        birthMonth: 5,
        birthYear: 1990,
        country: 'Spain',
        userType: 'gymnast',
        clubId: null,
      },
    });
    expect(named(setBy(response), 'ribbon.sign_up=')).toMatch(
      /; HttpOnly; SameSite=Lax; Max-Age=10800$/u,
    );
  });

  it('travel encrypted only where the site is', async () => {
    const own = await createWorld({ publicUrl: 'https://ribbon.test' });
    const { email } = await own.person();
    const cookies = setBy(await enter(own, email));
    expect(named(cookies, '__Secure-ribbon.session_token=')).not.toBe('');
    for (const cookie of cookies) expect(cookie).toContain('; Secure');
    await own.close();
  });
});

describe('a session', () => {
  it('ends at sign-out, for good', async () => {
    const person = await world.person();
    await world.call(person, signOut);
    expect(await whoIs(person)).toBeNull();
  });

  it('lasts while its person is active, and 20 minutes longer', async () => {
    const own = await createWorld();
    const person = await own.person();
    const whoIsThere = async () => (await own.call(person, me)).member;
    for (let visit = 0; visit < 4; visit += 1) {
      own.turnClock(15);
      const { sessionEndsAt } = await own.call(person, keepAlive);
      expect(sessionEndsAt.getTime()).toBeGreaterThan(own.clock().getTime() + 19 * 60_000);
    }
    own.turnClock(21);
    expect(await whoIsThere()).toBeNull();
    await own.close();
  });

  it('is not kept alive by a page that reads by itself', async () => {
    const own = await createWorld();
    const person = await own.person();
    for (let visit = 0; visit < 2; visit += 1) {
      own.turnClock(9);
      expect((await own.call(person, me)).member).not.toBeNull();
    }
    own.turnClock(3);
    expect((await own.call(person, me)).member).toBeNull();
    await own.close();
  });
});

describe('recovery', () => {
  const ask = (email: string) => world.send(undefined, recover, { body: { email } });

  it('answers alike for known and unknown addresses, and mails only the known', async () => {
    const person = await world.person();
    const known = await ask(person.email);
    const unknown = await ask('nobody@people.ribbon.test');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await world.mailsTo('nobody@people.ribbon.test')).toEqual([]);
    expect((await world.mailsTo(person.email))[0]?.subject).toBe(
      'Choose a new password for Ribbon',
    );
  });

  it('sets a new password once, and signs out everywhere', async () => {
    const person = await world.person();
    await ask(person.email);
    const [mail] = await world.mailsTo(person.email);
    const token = linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
    const body = { token, password: 'Hoop!2027', confirmPassword: 'Hoop!2027' };
    await world.call(undefined, resetPassword, { body });
    expect(await whoIs(person)).toBeNull();
    const again = await world.refusal(undefined, resetPassword, { body });
    expect(again).toMatchObject({ code: 'linkSpent', status: 410 });
    const back = await world.send(undefined, signIn, {
      body: { email: person.email, password: 'Hoop!2027' },
    });
    expect(back.statusCode).toBe(200);
    expect(await whoIs({ ...person, cookie: cookieOf(back) })).not.toBeNull();
  });

  it('works for an hour, and no longer', async () => {
    const own = await createWorld();
    const tokenAfter = async (minutes: number) => {
      const { email } = await own.person();
      await own.send(undefined, recover, { body: { email } });
      const [mail] = await own.mailsTo(email);
      own.turnClock(minutes);
      return linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
    };
    const statusOf = async (token: string) => {
      const body = { token, password: 'Hoop!2027', confirmPassword: 'Hoop!2027' };
      return (await own.send(undefined, resetPassword, { body })).statusCode;
    };
    expect(await statusOf(await tokenAfter(61))).toBe(410);
    expect(await statusOf(await tokenAfter(59))).toBeLessThan(300);
    await own.close();
  });

  it('keeps no secret that would open an account in the database', async () => {
    const person = await world.person();
    await ask(person.email);
    const [mail] = await world.mailsTo(person.email);
    const token = linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
    const rows = await world.db.selectFrom('verifications').selectAll().execute();
    const log = await world.db.selectFrom('email_events_log').selectAll().execute();
    const outbox = await world.db.selectFrom('outbox_events').selectAll().execute();
    expect(JSON.stringify([rows, log, outbox])).not.toContain(token);
  });

  it.each(['', 'nonsense', 'x'.repeat(201)])('refuses the token %j', async (token) => {
    const body = { token, password: 'Hoop!2027', confirmPassword: 'Hoop!2027' };
    const { status } = await world.refusal(undefined, resetPassword, { body });
    expect([400, 410]).toContain(status);
  });
});

describe('confirming an address', () => {
  it.each(['nonsense', 'eyJhbGciOiJIUzI1NiJ9.e30.x'])(
    'refuses the token %j plainly',
    async (token) => {
      const refusal = await world.refusal(undefined, verifyEmail, { body: { token } });
      expect(refusal).toMatchObject({ code: 'linkSpent', status: 410 });
    },
  );

  it('is not asked of people who have done it', async () => {
    const person = await world.person();
    await world.call(undefined, resendVerification, { body: { email: person.email } });
    expect(await world.mailsTo(person.email)).toEqual([]);
  });
});

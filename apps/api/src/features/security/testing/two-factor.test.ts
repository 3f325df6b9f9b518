import { totp } from '#testing/totp';
import { PASSWORD, type Person, type World, cookieOf, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { securityEndpoints } from '@ribbon/domain/security';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { me, signIn, signInSecondStep, resendVerification } = accountEndpoints;
const { confirmTwoFactor, overview, renewBackupCodes, startTwoFactor, stopTwoFactor } =
  securityEndpoints;
const proof = { body: { password: PASSWORD } };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const whoIs = async (person: Person) => (await world.call(person, me)).member;
const withCookie = (person: Person, cookie: string): Person => ({ ...person, cookie });

/** A signed-in person with the second factor on, and the secrets of their app. */
async function protectedPerson(life: Parameters<World['person']>[0] = {}) {
  const plain = await world.person(life);
  const { secret, backupCodes, uri } = await world.call(plain, startTwoFactor, proof);
  const response = await world.send(plain, confirmTwoFactor, { body: { code: totp(secret) } });
  expect(response.statusCode).toBe(204);
  // Mails waiting together may arrive in any order; the next one should be the newest.
  await world.worker.run();
  return { person: withCookie(plain, cookieOf(response)), plain, secret, backupCodes, uri };
}

/** The right password in a fresh browser: the cookie of the open second step. */
async function firstStep(person: Person): Promise<Person> {
  const response = await world.send(undefined, signIn, {
    body: { email: person.email, password: PASSWORD },
  });
  expect(response.json()).toEqual({ member: null, secondStep: true });
  return withCookie(person, cookieOf(response));
}

/** The code after the one that switched the factor on, which is spent. */
const nextCode = (secret: string) => totp(secret, Date.now() + 30_000);

const secondStep = (person: Person, code: string, kind: 'totp' | 'backup' = 'totp') =>
  world.send(person, signInSecondStep, { body: { code, kind } });

describe('switching two-factor sign-in on', () => {
  it('shows the app its secret, and counts once a code was right', async () => {
    const plain = await world.person();
    const setup = await world.call(plain, startTwoFactor, proof);
    const uri = new URL(setup.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('issuer')).toBe('Ribbon');
    expect(uri.searchParams.get('secret')).toBe(setup.secret);
    expect(new Set(setup.backupCodes).size).toBe(10);
    expect((await whoIs(plain))?.twoFactorEnabled).toBe(false);
    const wrong = await world.refusal(plain, confirmTwoFactor, {
      body: { code: totp(setup.secret, 0) },
    });
    expect(wrong).toMatchObject({ code: 'wrongCode', message: 'That code isn’t right.' });
  });

  it('renews this session, ends the others and is told by mail', async () => {
    const plain = await world.person();
    const other = withCookie(
      plain,
      cookieOf(
        await world.send(undefined, signIn, { body: { email: plain.email, password: PASSWORD } }),
      ),
    );
    const { secret } = await world.call(plain, startTwoFactor, proof);
    const response = await world.send(plain, confirmTwoFactor, { body: { code: totp(secret) } });
    const person = withCookie(plain, cookieOf(response));
    expect(await whoIs(person)).toMatchObject({ twoFactorEnabled: true });
    expect(await whoIs(plain)).toBeNull();
    expect(await whoIs(other)).toBeNull();
    expect(await world.call(person, overview)).toMatchObject({
      twoFactorEnabled: true,
      backupCodesLeft: 10,
    });
    expect((await world.mailsTo(person.email))[0]?.subject).toBe('Two-factor sign-in is on');
  });

  it.each([
    ['start', startTwoFactor],
    ['new codes', renewBackupCodes],
    ['off', stopTwoFactor],
  ] as const)('%s needs the password', async (name, endpoint) => {
    const person = name === 'start' ? await world.person() : (await protectedPerson()).person;
    const refusal = await world.refusal(person, endpoint, { body: { password: 'Wrong!2026' } });
    expect(refusal).toMatchObject({
      code: 'passwordWrong',
      issues: [{ path: 'password', message: 'That password isn’t right.' }],
    });
  });

  it('cannot be done twice, nor confirmed before it was started, nor stopped before it is on', async () => {
    const { person } = await protectedPerson();
    expect(await world.refusal(person, startTwoFactor, proof)).toMatchObject({ status: 409 });
    const plain = await world.person();
    const code = { body: { code: '123456' } };
    expect(await world.refusal(plain, confirmTwoFactor, code)).toMatchObject({
      code: 'twoFactorNotStarted',
    });
    expect(await world.refusal(plain, stopTwoFactor, proof)).toMatchObject({
      code: 'twoFactorIsOff',
    });
  });

  it('can be begun again, also after a switch that was interrupted halfway', async () => {
    const { person } = await protectedPerson();
    await world.db
      .updateTable('users')
      .set({ two_factor_enabled: false })
      .where('id', '=', person.id)
      .execute();
    const first = await world.call(person, startTwoFactor, proof);
    const second = await world.call(person, startTwoFactor, proof);
    const old = { body: { code: totp(first.secret) } };
    expect(await world.refusal(person, confirmTwoFactor, old)).toMatchObject({ code: 'wrongCode' });
    const body = { code: totp(second.secret) };
    expect((await world.send(person, confirmTwoFactor, { body })).statusCode).toBe(204);
  });

  it('keeps neither the secret nor the codes readable', async () => {
    const { secret, backupCodes } = await protectedPerson();
    const kept = JSON.stringify(await world.db.selectFrom('two_factors').selectAll().execute());
    for (const word of [secret, ...backupCodes]) expect(kept).not.toContain(word);
  });
});

describe('signing in with a second step', () => {
  it('opens nothing before the code, and everything after it', async () => {
    const { person, secret } = await protectedPerson();
    const halfway = await firstStep(person);
    expect(await whoIs(halfway)).toBeNull();
    const response = await secondStep(halfway, ` ${nextCode(secret).replace(/(?<=^...)/u, ' ')} `);
    expect(response.json().member).toMatchObject({ email: person.email });
    expect(await whoIs(withCookie(person, cookieOf(response)))).not.toBeNull();
    expect((await secondStep(halfway, nextCode(secret))).json()).toMatchObject({
      code: 'secondStepOver',
    });
  });

  it('takes each backup code once', async () => {
    const { person, backupCodes } = await protectedPerson();
    const [code = ''] = backupCodes;
    const response = await secondStep(await firstStep(person), code, 'backup');
    expect(response.statusCode).toBe(200);
    const back = withCookie(person, cookieOf(response));
    expect((await world.call(back, overview)).backupCodesLeft).toBe(9);
    const again = await secondStep(await firstStep(person), code, 'backup');
    expect(again.json()).toMatchObject({ code: 'wrongCode', issues: [{ path: 'code' }] });
  });

  it('takes new backup codes, and the old ones no more', async () => {
    const { person, backupCodes } = await protectedPerson();
    const renewed = await world.call(person, renewBackupCodes, proof);
    const [old = ''] = backupCodes;
    const [fresh = ''] = renewed.backupCodes;
    expect((await secondStep(await firstStep(person), old, 'backup')).statusCode).toBe(422);
    expect((await secondStep(await firstStep(person), fresh, 'backup')).statusCode).toBe(200);
  });

  it('asks to sign in again after five wrong codes, and locks after ten', async () => {
    const { person, secret } = await protectedPerson();
    const halfway = await firstStep(person);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await secondStep(halfway, totp(secret, attempt))).json().code).toBe('wrongCode');
    }
    const over = await secondStep(halfway, totp(secret));
    expect([over.statusCode, over.json().message]).toEqual([
      410,
      'That took too long, or there were too many wrong codes. Please sign in again.',
    ]);
    const second = await firstStep(person);
    for (let attempt = 0; attempt < 5; attempt += 1) await secondStep(second, totp(secret, 0));
    const locked = await secondStep(await firstStep(person), totp(secret));
    expect([locked.statusCode, locked.json().message]).toEqual([
      429,
      'Too many attempts. Please wait a few minutes.',
    ]);
  });

  it('cannot be passed without the first, with a forged cookie, or as somebody else', async () => {
    const { person, secret } = await protectedPerson();
    const stranger = await protectedPerson();
    const visitor = await world.send(undefined, signInSecondStep, {
      body: { kind: 'totp', code: totp(secret) },
    });
    expect(visitor.json().code).toBe('secondStepOver');
    const halfway = await firstStep(person);
    const [pair = ''] = /ribbon\.two_factor=[^;]+/u.exec(halfway.cookie) ?? [];
    expect(pair).not.toBe('');
    const tampered = withCookie(person, pair.replace('=', '=x'));
    expect((await secondStep(tampered, totp(secret))).json().code).toBe('secondStepOver');
    // A person's own session and code do not open another account.
    const both = withCookie(person, `${stranger.person.cookie}; ${pair}`);
    expect((await secondStep(both, totp(stranger.secret))).json().code).toBe('wrongCode');
  });

  it('makes a session that ends by inactivity like any other', async () => {
    const { person, secret } = await protectedPerson();
    const response = await secondStep(await firstStep(person), nextCode(secret));
    const back = withCookie(person, cookieOf(response));
    for (const signedIn of [person, back]) {
      const ends = (await whoIs(signedIn))?.sessionEndsAt.getTime() ?? 0;
      expect(ends - world.clock().getTime()).toBeLessThanOrEqual(20 * 60_000);
    }
    // The library's own look-ups do not move the end either.
    await world.call(back, renewBackupCodes, proof);
    const rows = await world.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', person.id)
      .execute();
    for (const row of rows) {
      expect(row.expires_at.getTime() - world.clock().getTime()).toBeLessThanOrEqual(20 * 60_000);
    }
  });

  it('is not got round by the link that confirms an address', async () => {
    const { person } = await protectedPerson();
    const before = await world.mailsTo(person.email);
    await world.call(undefined, resendVerification, { body: { email: person.email } });
    expect(await world.mailsTo(person.email)).toEqual(before);
  });
});

describe('switching it off', () => {
  it('renews the session, is told by mail, and sign-in asks for the password only', async () => {
    const { person } = await protectedPerson();
    await world.worker.run();
    const response = await world.send(person, stopTwoFactor, proof);
    const back = withCookie(person, cookieOf(response));
    expect(await whoIs(back)).toMatchObject({ twoFactorEnabled: false });
    expect((await world.mailsTo(person.email))[0]?.subject).toBe('Two-factor sign-in is off');
    const simple = await world.send(undefined, signIn, {
      body: { email: person.email, password: PASSWORD },
    });
    expect(simple.json()).toMatchObject({
      member: { twoFactorEnabled: false },
      secondStep: false,
    });
  });

  it('is not for system admins where they need it', async () => {
    const { person } = await protectedPerson({
      roles: ['system_admin'],
      withoutSecondFactor: true,
    });
    expect(await world.refusal(person, stopTwoFactor, proof)).toMatchObject({
      code: 'adminsKeepTwoFactor',
      message: 'System admins need two-factor sign-in, so it stays on.',
    });
  });

  it('is for system admins in a world that does not ask for it', async () => {
    const demo = await createWorld({ adminTwoFactor: false });
    const admin = await demo.person({ roles: ['system_admin'], withoutSecondFactor: true });
    const { secret } = await demo.call(admin, startTwoFactor, proof);
    const response = await demo.send(admin, confirmTwoFactor, { body: { code: totp(secret) } });
    const off = await demo.send(withCookie(admin, cookieOf(response)), stopTwoFactor, proof);
    expect(off.statusCode).toBe(204);
    await demo.close();
  });
});

it('an admin’s role wakes up with the second factor', async () => {
  const admin = await world.person({ roles: ['system_admin'], withoutSecondFactor: true });
  expect(await whoIs(admin)).toMatchObject({ mustSetUpTwoFactor: true, roles: [] });
  const { secret } = await world.call(admin, startTwoFactor, proof);
  const response = await world.send(admin, confirmTwoFactor, { body: { code: totp(secret) } });
  expect(await whoIs(withCookie(admin, cookieOf(response)))).toMatchObject({
    mustSetUpTwoFactor: false,
    roles: [{ role: 'system_admin' }],
  });
});

import { clubWithAdmin } from '#testing/club';
import { PASSWORD, type World, cookieOf, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { invitationEndpoints } from '@ribbon/domain/clubs';
import { friendEndpoints } from '@ribbon/domain/friends';
import { securityEndpoints } from '@ribbon/domain/security';
import { siteEndpoints } from '@ribbon/domain/site';
import type { Endpoint } from '@ribbon/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld({ rateLimits: true });
});
afterAll(() => world.close());

/** Each call from a network of its own, as somebody with many machines sends them. */
let calls = 0;
function from(endpoint: Endpoint, payload: object, { cookie = '', address = '' } = {}) {
  calls += 1;
  return world.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    payload,
    remoteAddress: address || `198.51.${Math.floor(calls / 200)}.${calls % 200}`,
    headers: { cookie },
  });
}
const attempt = (email: string, password: string, cookie = '') =>
  from(accountEndpoints.signIn, { email, password }, { cookie });
async function wrongAttempts(email: string, count: number): Promise<number[]> {
  const codes: number[] = [];
  for (let n = 0; n < count; n += 1) codes.push((await attempt(email, `Wrong!${n}x`)).statusCode);
  return codes;
}

it('what somebody does counts for the person, from however many networks', async () => {
  const { cookie } = await world.person({ birthYear: world.clock().getUTCFullYear() - 15 });
  const codes: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const guess = { code: 'acorn-acorn-acorn-acorn' };
    codes.push((await from(friendEndpoints.useCode, guess, { cookie })).statusCode);
  }
  expect(codes.filter((code) => code === 422)).toHaveLength(10);
  expect(codes.slice(10)).toEqual([429, 429]);
});

describe('wrong passwords', () => {
  it('are counted for the account, wherever they come from, known or not', async () => {
    const person = await world.person();
    const known = await wrongAttempts(person.email, 14);
    const unknown = await wrongAttempts('nobody.here@people.ribbon.test', 14);
    expect(known).toEqual(unknown);
    expect(known.filter((code) => code === 401)).toHaveLength(10);
    expect(known.slice(10)).toEqual([429, 429, 429, 429]);
    expect((await attempt(person.email, PASSWORD)).statusCode).toBe(429);
  });

  it('do not shut out a browser in which the person has signed in before', async () => {
    const person = await world.person();
    const home = cookieOf(await attempt(person.email, PASSWORD));
    const elsewhere = cookieOf(await attempt((await world.person()).email, PASSWORD));
    await wrongAttempts(person.email, 12);
    expect((await attempt(person.email, PASSWORD)).statusCode).toBe(429);
    expect((await attempt(person.email, PASSWORD, elsewhere)).statusCode).toBe(429);
    expect((await attempt(person.email, PASSWORD, home)).statusCode).toBe(200);
  });

  it('are forgotten after a quarter of an hour, and with a new password', async () => {
    const person = await world.person();
    await wrongAttempts(person.email, 12);
    world.turnClock(16);
    expect((await attempt(person.email, PASSWORD)).statusCode).toBe(200);
  });

  it('are counted also where the password is asked for again', async () => {
    const person = await world.person();
    const codes: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const body = { email: `to${n}@people.ribbon.test`, password: 'Wrong!2026' };
      const { changeEmail } = securityEndpoints;
      codes.push((await from(changeEmail, body, { cookie: person.cookie })).statusCode);
    }
    expect(codes.slice(0, 10)).toEqual(Array<number>(10).fill(422));
    expect(codes.slice(10)).toEqual([429, 429]);
  });
});

describe('a mailbox', () => {
  const mails = async (to: string) => (await world.mailsTo(to)).length;

  it('gets a handful of recovery mails, and nobody is told when they stop', async () => {
    const person = await world.person();
    const codes = [];
    for (let n = 0; n < 20; n += 1) {
      codes.push((await from(accountEndpoints.recover, { email: person.email })).statusCode);
    }
    expect(new Set(codes)).toEqual(new Set([204]));
    expect(await mails(person.email)).toBe(5);
  });

  it('gets a handful of confirmation mails', async () => {
    const email = 'often@people.ribbon.test';
    for (let n = 0; n < 12; n += 1) {
      await from(accountEndpoints.signUp, {
        email,
        username: `often${n}`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        fullName: 'Often Again',
        birthMonth: 3,
        birthYear: 1999,
        country: 'Spain',
        userType: 'gymnast',
        clubId: null,
      });
      await from(accountEndpoints.resendVerification, { email });
    }
    expect(await mails(email)).toBe(5);
  });

  it('gets a handful of invitations, from however many clubs', async () => {
    const to = 'invited@people.ribbon.test';
    for (let n = 0; n < 15; n += 1) {
      const { clubId, admin } = await clubWithAdmin(world);
      const endpoint = {
        ...invitationEndpoints.create,
        path: invitationEndpoints.create.path.replace(':clubId', clubId) as `/${string}`,
      };
      const answer = await from(endpoint, { email: to, role: 'member' }, { cookie: admin.cookie });
      expect(answer.statusCode).toBe(200);
    }
    expect(await mails(to)).toBe(5);
  });

  it('gets a handful of questions from the waitlist', async () => {
    const email = 'waits@people.ribbon.test';
    for (let n = 0; n < 12; n += 1) {
      await from(siteEndpoints.joinWaitlist, { email, userType: 'coach' });
    }
    expect(await mails(email)).toBe(3);
  });
});

it('all addresses of one IPv6 network share its limit', async () => {
  const codes = new Set<number>();
  for (let n = 1; n <= 45; n += 1) {
    const answer = await world.app.inject({
      url: '/api/accounts/username-available?username=anybody',
      remoteAddress: `2001:db8:1:2:${n.toString(16)}::1`,
    });
    codes.add(answer.statusCode);
  }
  expect(codes).toEqual(new Set([200, 429]));
});

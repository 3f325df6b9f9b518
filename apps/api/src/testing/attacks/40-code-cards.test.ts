import { PASSWORD, type World, browserOf, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { familyEndpoints } from '@ribbon/domain/families';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const WRONG = 'acorn-acorn-acorn-acorn';

let world: World;
let children = 0;
beforeAll(async () => {
  world = await createWorld({ rateLimits: true });
});
afterAll(() => world.close());

/** A child without an address that has signed in with a card in its own browser, and has a new card. */
async function scene() {
  const guardian = await world.person({ userType: 'parent' });
  children += 1;
  const username = `rosie_twirls${children}`;
  const { childId, codeCard } = await world.call(guardian, familyEndpoints.addChild, {
    body: {
      firstName: 'Rosie',
      birthMonth: 1,
      birthYear: world.clock().getUTCFullYear() - 9,
      username,
      password: null,
      relationship: 'parent',
      permissions: {},
      noticeRead: true,
    },
  });
  const enter = (code: string, remoteAddress: string, cookie = '') =>
    world.app.inject({
      method: 'POST',
      url: `/api${accountEndpoints.signInWithCard.path}`,
      remoteAddress,
      headers: { cookie },
      payload: { username, code, password: PASSWORD },
    });
  const first = await enter(codeCard?.code ?? '', '203.0.113.1');
  expect(first.statusCode).toBe(200);
  const { cookie } = browserOf(first);
  const { code } = await world.call(guardian, familyEndpoints.newCodeCard, {
    params: { childId },
  });
  return { enter, cookie, code };
}

describe('wrong code cards', () => {
  it('from the network of the hall do not shut out the browser of the child there', async () => {
    const { enter, cookie, code } = await scene();
    const codes: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      codes.push((await enter(WRONG, '203.0.113.7')).statusCode);
    }
    expect(codes.at(-1)).toBe(429);
    expect((await enter(code, '203.0.113.7', cookie)).statusCode).toBe(200);
  });

  it('from everywhere do not shut it out either, and are bounded in the browser, too', async () => {
    const { enter, cookie, code } = await scene();
    await enter(WRONG, '198.51.100.9');
    // As after a whole day of guesses.
    await world.db.updateTable('attempt_counts').set({ count: 1000 }).execute();
    expect((await enter(code, '198.51.100.77')).statusCode).toBe(429);
    for (let tries = 0; tries < 19; tries += 1) {
      expect((await enter(WRONG, `198.51.101.${tries}`, cookie)).statusCode).toBe(401);
    }
    expect((await enter(code, '198.51.101.99', cookie)).statusCode).toBe(200);
    for (let tries = 0; tries < 2; tries += 1) await enter(WRONG, '198.51.102.9', cookie);
    expect((await enter(WRONG, '198.51.102.9', cookie)).statusCode).toBe(429);
  });
});

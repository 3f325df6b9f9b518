import { usernameOf } from '#testing/family';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { accountEndpoints as endpoints, passwordTries } from '@ribbon/domain/accounts';
import { familyEndpoints } from '@ribbon/domain/families';
import { securityEndpoints } from '@ribbon/domain/security';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld({ rateLimits: true });
});
afterAll(() => world.close());

const signIn = (email: string, password = 'Wrong!2026') =>
  world.send(undefined, endpoints.signIn, { body: { email, password } });
const statusOf = async (answer: ReturnType<typeof signIn>) => (await answer).statusCode;

/** One wrong password, and as if the others had been typed before it. */
async function useUp(name: string): Promise<void> {
  await world.db.deleteFrom('attempt_counts').execute();
  expect(await statusOf(signIn(name))).toBe(401);
  const counted = await world.db
    .updateTable('attempt_counts')
    .set({ count: passwordTries.anywhere.max })
    .where('count', '=', 1)
    .executeTakeFirst();
  expect(counted.numUpdatedRows).toBe(1n);
}

async function addedChild(guardian: Person, username: string) {
  const { childId } = await world.call(guardian, familyEndpoints.addChild, {
    body: {
      firstName: 'Rosie',
      birthMonth: 1,
      birthYear: world.clock().getUTCFullYear() - 9,
      username,
      password: PASSWORD,
      relationship: 'parent',
      permissions: {},
      noticeRead: true,
    },
  });
  return childId;
}

it('wrong passwords count for the account, by its address and by its username alike', async () => {
  const ada = await world.person();
  const username = await usernameOf(world, ada);
  await useUp(username);
  expect(await statusOf(signIn(ada.email, PASSWORD))).toBe(429);
  expect(await statusOf(signIn(username.toUpperCase(), PASSWORD))).toBe(429);
});

it('a child without an address is locked out likewise, and a card still works', async () => {
  const username = 'rosie_hoop';
  await addedChild(await world.person({ userType: 'parent' }), username);
  await useUp(username);
  expect(await statusOf(signIn(username, PASSWORD))).toBe(429);
  const body = { username, code: 'swift-otter-merry-comet', password: PASSWORD };
  expect(await statusOf(world.send(undefined, endpoints.signInWithCard, { body }))).toBe(401);
});

it('an account without an address is exported, deleted and asked for no second factor', async () => {
  const guardian = await world.person({ userType: 'parent' });
  const childId = await addedChild(guardian, 'rosie_ball');
  const child = await world.enter(childId, '');
  const overview = await world.call(child, securityEndpoints.overview);
  expect(overview).toMatchObject({ email: null, twoFactorEnabled: false });
  const refusal = await world.refusal(child, securityEndpoints.startTwoFactor, {
    body: { password: PASSWORD },
  });
  expect(refusal.code).toBe('twoFactorNeedsEmail');
  const params = { childId };
  const zip = await world.send(guardian, familyEndpoints.downloadChild, { params });
  expect(zip.statusCode).toBe(200);
  const own = await world.send(child, privacyEndpoints.exportOwn, {});
  expect(own.statusCode).toBe(200);
  await world.call(child, securityEndpoints.changeEmail, {
    body: { email: 'rosie@people.ribbon.test', password: PASSWORD },
  });
  expect((await world.call(guardian, familyEndpoints.overview)).children[0]?.inbox).toMatchObject([
    { kind: 'email_change' },
  ]);
  await world.call(guardian, familyEndpoints.eraseChild, {
    params,
    body: { confirmation: 'rosie_ball' },
  });
  await world.worker.run();
  expect((await world.mailsTo(guardian.email)).length).toBeGreaterThan(0);
});

import { type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFirstAdmin } from '../sign-up/accounts.first-admin.service.ts';

const COMMAND = resolve(import.meta.dirname, '../../../admin-command.ts');
const PASSWORD = 'Another!2026';
const EMAIL = 'first@people.ribbon.test';
const robin = { email: EMAIL, fullName: 'Robin Field', birthMonth: 4, birthYear: 1985 };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('no child and no minor is made the first system admin', async () => {
  const year = world.clock().getUTCFullYear() - 15;
  const young = { ...robin, birthYear: year, another: false };
  await expect(makeFirstAdmin(world, young)).rejects.toThrow('must be an adult');
  const { email } = await world.person({ birthYear: year });
  await expect(makeFirstAdmin(world, { ...robin, email, another: false })).rejects.toThrow(
    'Only an active adult account',
  );
});

it('npm run admin:create makes the first system admin, who chooses the password', async () => {
  const current = await new Promise<string>((done) => {
    const args = ['--email', EMAIL, '--name', 'Robin Field', '--born', '1985-04'];
    const SESSION_SECRET = world.config.sessionSecret;
    const env = { ...process.env, DATABASE_URL: world.url, SESSION_SECRET };
    execFile(process.execPath, [COMMAND, ...args], { env }, (_, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
  const token = /token=(\S+)/u.exec(current)?.[1] ?? current;
  await world.call(undefined, accountEndpoints.resetPassword, {
    body: { token, password: PASSWORD, confirmPassword: PASSWORD },
  });
  const { member } = await world.call(undefined, accountEndpoints.signIn, {
    body: { email: EMAIL, password: PASSWORD },
  });
  expect(member).toMatchObject({ username: 'robin.field', mustSetUpTwoFactor: true });
}, 60_000);

it('makes no other unless it is told to, and then of an account that is there', async () => {
  const { id, email } = await world.person();
  const wish = { ...robin, email };
  await expect(makeFirstAdmin(world, { ...wish, another: false })).rejects.toThrow(
    'There is already a system admin',
  );
  expect(await makeFirstAdmin(world, { ...wish, another: true })).toEqual({
    isNew: false,
    link: null,
  });
  const audit = await world.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'subject_id'])
    .where('actor_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(audit).toEqual([
    { action: 'role.granted', reason: 'npm run admin:create', subject_id: id },
  ]);
});

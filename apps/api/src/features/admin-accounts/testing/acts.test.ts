import { accountEndpoints } from '@ribbon/domain/accounts';
import { adminAccountEndpoints as endpoints } from '@ribbon/domain/admin-accounts';
import { familyEndpoints } from '@ribbon/domain/families';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { settingsPolicy } from '@ribbon/domain/settings';
import { expect, it } from 'vitest';
import { REASON, accountsWorld } from './admin-accounts.fixture.ts';

const setting = accountsWorld();
const body = { reason: REASON };

it('the badge is given and taken back with a reason, and opens the beta', async () => {
  const { world, admin } = setting;
  const person = await world.person();
  const params = { userId: person.id };
  const me = async () => (await world.call(person, accountEndpoints.me)).member ?? undefined;
  expect(settingsPolicy.passBetaGate(await me(), true)).toBe(false);

  await world.call(admin, endpoints.setBadge, { params, body: { ...body, verified: true } });
  expect(await me()).toMatchObject({ isVerified: true, hasBetaAccess: false });
  expect(settingsPolicy.passBetaGate(await me(), true)).toBe(true);
  const again = { params, body: { ...body, verified: true } };
  expect((await world.refusal(admin, endpoints.setBadge, again)).code).toBe('unchanged');
  const noReason = { params, body: { verified: false, reason: ' ' } };
  expect((await world.refusal(admin, endpoints.setBadge, noReason)).issues).toMatchObject([
    { path: 'reason' },
  ]);

  await world.call(admin, endpoints.setBadge, { params, body: { ...body, verified: false } });
  expect(await me()).toMatchObject({ isVerified: false });
  expect((await setting.auditOf(person.id)).map(({ action }) => action)).toEqual([
    'account.badge_taken',
    'account.verified',
  ]);
  expect((await setting.notificationsOf(person.id)).map(({ type }) => type)).toEqual([
    'account_changed',
    'account_changed',
  ]);
});

it('another name takes the badge back', async () => {
  const { world, admin } = setting;
  const person = await world.person();
  const params = { userId: person.id };
  await world.call(admin, endpoints.setBadge, { params, body: { ...body, verified: true } });
  const own = await world.call(person, profileEndpoints.own);
  const same = { ...own, country: 'Spain' as const, bio: 'Hello' };
  const edit = (fullName: string) =>
    world.call(person, profileEndpoints.edit, {
      body: {
        fullName,
        country: same.country,
        bio: same.bio,
        age: null,
        specialties: [],
        achievements: [],
        instagram: null,
        youtube: null,
        tiktok: null,
      },
    });
  expect((await edit(own.fullName)).isVerified).toBe(true);
  expect((await edit('Robin Field')).isVerified).toBe(false);
});

it('beta access is another matter than the badge', async () => {
  const { world, admin } = setting;
  const person = await world.person();
  const params = { userId: person.id };
  const me = async () => (await world.call(person, accountEndpoints.me)).member ?? undefined;
  await world.call(admin, endpoints.setBeta, { params, body: { ...body, granted: true } });
  expect(await me()).toMatchObject({ isVerified: false, hasBetaAccess: true });
  expect(settingsPolicy.passBetaGate(await me(), true)).toBe(true);
  await world.call(admin, endpoints.setBeta, { params, body: { ...body, granted: false } });
  expect(settingsPolicy.passBetaGate(await me(), true)).toBe(false);
});

it('signs somebody out everywhere, but not the administrator themselves', async () => {
  const { world, admin } = setting;
  const person = await world.person();
  await world.call(admin, endpoints.signOut, { params: { userId: person.id }, body });
  expect((await world.call(person, accountEndpoints.me)).member).toBeNull();
  const own = { params: { userId: admin.id }, body };
  expect((await world.refusal(admin, endpoints.signOut, own)).code).toBe('ownCase');
});

it('writes again to the guardian of a waiting child, and to whoever has not confirmed', async () => {
  const { world, admin } = setting;
  const waiting = await world.person({ userType: 'child_gymnast' });
  await world.db
    .updateTable('athlete_profiles')
    .set({ status: 'awaiting_guardian', waiting_since: world.clock() })
    .where('id', '=', waiting.id)
    .execute();
  const params = { userId: waiting.id };
  expect((await world.refusal(admin, endpoints.askGuardian, { params, body })).code).toBe(
    'nothingAsked',
  );
  await world.call(waiting, familyEndpoints.askGuardian, {
    body: { guardianEmail: 'mum@people.ribbon.test' },
  });
  expect(await world.mailsTo('mum@people.ribbon.test')).toHaveLength(1);
  await world.call(admin, endpoints.askGuardian, { params, body });
  expect(await world.mailsTo('mum@people.ribbon.test')).toHaveLength(2);
  const adult = await world.person();
  const notWaiting = { params: { userId: adult.id }, body };
  expect((await world.refusal(admin, endpoints.askGuardian, notWaiting)).code).toBe('notWaiting');

  // Nobody has signed up with this one, and the answer does not tell.
  const email = 'nobody@people.ribbon.test';
  await world.call(admin, endpoints.resendConfirmation, { body: { ...body, email } });
  expect(await world.mailsTo(email)).toEqual([]);
});

it('deletes an account with 14 days in which only an administrator undoes it', async () => {
  const { world, admin } = setting;
  const person = await world.person();
  const params = { userId: person.id };
  await world.call(admin, endpoints.scheduleDeletion, { params, body });
  const back = await world.enter(person.id, person.email);
  expect(await world.call(back, privacyEndpoints.deletion)).toMatchObject({
    byAdmin: true,
    byGuardian: false,
  });
  expect((await world.refusal(back, privacyEndpoints.cancelDeletion, {})).code).toBe(
    'adminDecides',
  );
  const [mail] = await world.mailsTo(person.email);
  expect(mail?.subject).toBe('Your Ribbon account has been closed');
  expect((await world.refusal(admin, endpoints.scheduleDeletion, { params, body })).code).toBe(
    'unchanged',
  );
  await world.call(admin, endpoints.undoDeletion, { params, body });
  expect((await setting.profileOf(person.id)).status).toBe('active');
  expect((await world.refusal(admin, endpoints.undoDeletion, { params, body })).code).toBe(
    'unchanged',
  );
});

it('leaves a deletion alone that the person asked for', async () => {
  const { world, admin } = setting;
  const person = await world.person();
  const { username } = await setting.profileOf(person.id);
  await world.call(person, privacyEndpoints.scheduleDeletion, {
    body: { confirmation: username, password: 'Ribbon!2026' },
  });
  const input = { params: { userId: person.id }, body };
  expect((await world.refusal(admin, endpoints.undoDeletion, input)).code).toBe('ownWish');
});

it('counts on which days somebody signed in, by kind of device', async () => {
  const { world, admin } = setting;
  const person = await world.person();
  await world.app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email: person.email, password: 'Ribbon!2026' },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' },
  });
  const { history } = await world.call(admin, endpoints.read, { params: { userId: person.id } });
  expect(history?.signIns.map(({ device, times }) => [device, times])).toEqual([
    ['phone', 1],
    ['unknown', 1],
  ]);
});

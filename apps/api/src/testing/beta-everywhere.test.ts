import { type Person, type World, createWorld } from '#testing/world';
import { contract } from '@ribbon/domain/contract';
import type { Endpoint } from '@ribbon/domain/kernel';
import { settingsEndpoints } from '@ribbon/domain/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Signing in, looking after yourself and a family, and joining: the rights of an account outside
 * the beta.
 */
const OPEN_OUTSIDE_BETA = [
  'accountOpenings.ofChild',
  'comments.ofChild',
  'posts.ofChild',
  'corrections.correct',
  'corrections.own',
  'corrections.wishType',
  'families.answerOwnPhotos',
  'families.answerPhotosOf',
  'families.ownPhotos',
  'families.photosOf',
  'families.redeemGuardianCode',
  'families.setLanguage',
  'guardianForms.read',
  'guardianForms.send',
  'guardianForms.withdraw',
  'families.accept',
  'families.addChild',
  'families.answerLink',
  'families.approve',
  'families.cancelCodeCard',
  'families.correctChild',
  'families.decide',
  'families.downloadChild',
  'families.eraseChild',
  'families.handOver',
  'families.inviteGuardian',
  'families.inviteOwnGuardian',
  'families.keepChild',
  'families.linksToConfirm',
  'families.newCodeCard',
  'families.setChildPassword',
  'families.setPause',
  'families.setPermission',
  'families.withdrawInvite',
  'friends.endForChild',
  'friends.ofChild',
  'notifications.changeChildQuietHours',
  'notifications.changeSettings',
  'notifications.childQuietHours',
  'notifications.counts',
  'notifications.list',
  'notifications.read',
  'notifications.readAll',
  'notifications.settings',
  'privacy.change',
  'privacy.read',
  'privacy.scheduleDeletion',
  'reports.openings',
  'security.changeEmail',
  'security.confirmTwoFactor',
  'security.renewBackupCodes',
  'security.startTwoFactor',
  'security.stopTwoFactor',
  'waitlist.acceptInvitation',
];

const endpoints: [string, Endpoint][] = Object.entries(contract).flatMap(([slice, ofSlice]) =>
  Object.entries(ofSlice).map(([name, one]): [string, Endpoint] => [`${slice}.${name}`, one]),
);
const forMembers = endpoints.filter(([, { access }]) => access === 'signedIn');
const always = endpoints.filter(([, { access }]) => access === 'anyAccount' || access === 'anyone');

let world: World;
let outsider: Person;
beforeAll(async () => {
  world = await createWorld();
  const admin = await world.person({ roles: ['system_admin'] });
  outsider = await world.person();
  await world.call(admin, settingsEndpoints.change, {
    body: { betaMode: true, reason: 'The beta begins' },
  });
});
afterAll(() => world.close());

/** Some uuid in place of every parameter: what comes after the gate is not what is asked here. */
const codeOf = async ({ cookie }: Person, { method, path, body }: Endpoint) => {
  const response = await world.app.inject({
    method,
    url: `/api${path.replaceAll(/:\w+/gu, '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c')}`,
    ...(body !== undefined && { payload: {} }),
    headers: { cookie },
  });
  return response.statusCode < 400 ? 'done' : response.json().code;
};

describe('in beta, an account without access', () => {
  it.each(forMembers)('is kept out or let in, as it should be: %s', async (name, endpoint) => {
    const code = await codeOf(outsider, endpoint);
    expect([code, code === 'outsideBeta']).toEqual([code, !OPEN_OUTSIDE_BETA.includes(name)]);
  });

  it.each(always.filter(([name]) => name !== 'accounts.signOut'))(
    'still has what everybody has: %s',
    async (_, endpoint) => {
      expect(await codeOf(await world.person(), endpoint)).not.toBe('outsideBeta');
    },
  );

  it('keeps nothing open that is not there', () => {
    const names = new Set(forMembers.map(([name]) => name));
    expect(OPEN_OUTSIDE_BETA.filter((name) => !names.has(name))).toEqual([]);
  });
});

import { sanctioned } from '#testing/decisions/sanctions';
import { type Person, type World, createWorld } from '#testing/world';
import { contract } from '@ribbon/domain/contract';
import type { Endpoint, Restriction } from '@ribbon/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What a limited person can still do beyond what works for every account: take back, and look after. */
const OPEN_WHILE_LIMITED = [
  'families.setLanguage',
  'families.answerOwnPhotos',
  'families.answerPhotosOf',
  'coachRatings.takeBack',
  'guardianForms.withdraw',
  'calendar.answer',
  'calendar.closeFeed',
  'calendar.openFeed',
  'clubs.leave',
  'comments.remove',
  'families.answerLink',
  'families.cancelCodeCard',
  'families.decide',
  'families.eraseChild',
  'families.handOver',
  'families.inviteOwnGuardian',
  'families.keepChild',
  'families.newCodeCard',
  'families.setChildPassword',
  'families.setPause',
  'families.setPermission',
  'families.withdrawInvite',
  'friends.decline',
  'friends.endForChild',
  'friends.remove',
  'friends.renewCode',
  'friends.switchCode',
  'friends.takeBack',
  'friends.unfollow',
  'media.discard',
  'notifications.changeChildQuietHours',
  'notifications.changeSettings',
  'notifications.read',
  'notifications.readAll',
  'posts.hide',
  'posts.remove',
  'posts.unlike',
  'privacy.change',
  'challenges.leave',
  'competitionEntries.withdraw',
  'competitions.unfollow',
  'plans.leave',
  'reviews.remove',
  'security.changeEmail',
  'security.confirmTwoFactor',
  'security.renewBackupCodes',
  'security.startTwoFactor',
  'security.stopTwoFactor',
  'training.importLog',
  'training.previewImport',
  'training.remove',
  'training.save',
  'trainingGoals.move',
  'trainingGoals.pause',
  'trainingGoals.remove',
  'trainingGoals.save',
  'trainingGoals.tick',
  'trainingSharing.removeComment',
  'trainingSharing.withdraw',
];

/** What works in every state of an account (rule 26), and reading and answering decisions. */
const ALWAYS_OPEN = [
  'accounts.keepAlive',
  'accounts.setLanguage',
  'decisions.appeal',
  'decisions.open',
  'families.askGuardian',
  'families.cancelLink',
  'families.endOwnLink',
  'families.removeGuardian',
  'families.resume',
  'friends.block',
  'friends.blockPerson',
  'friends.unblock',
  'moderation.answerDisclosure',
  'moderation.tellSomeone',
  'privacy.cancelDeletion',
  'privacy.scheduleDeletion',
  'reports.file',
  'reports.filePerson',
  'security.changePassword',
  'security.endAllSessions',
  'security.endSession',
  'security.withdrawEmailChange',
  'talk.write',
  'tags.remove',
];

const OPEN: Readonly<Record<Restriction, ReadonlySet<string>>> = {
  limit: new Set([...ALWAYS_OPEN, ...OPEN_WHILE_LIMITED]),
  suspension: new Set(ALWAYS_OPEN),
};
const CODES = { limit: 'limited', suspension: 'suspended' } as const;

const endpoints: [string, Endpoint][] = Object.entries(contract).flatMap(([slice, ofSlice]) =>
  Object.entries(ofSlice).map(([name, one]): [string, Endpoint] => [`${slice}.${name}`, one]),
);
const closed = endpoints.filter(([, { access }]) => access !== 'anyone');
const writes = closed.filter(([, { method }]) => method !== 'GET');
const reads = closed.filter(([, { method }]) => method === 'GET');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Some uuid in place of every parameter: what comes after the restriction is not what is asked here. */
const codeOf = async ({ cookie }: Person, { method, path, body }: Endpoint) => {
  const response = await world.app.inject({
    method,
    url: `/api${path.replaceAll(/:\w+/gu, '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c')}`,
    ...(body !== undefined && { payload: {} }),
    headers: { cookie },
  });
  return response.statusCode < 400 ? 'done' : response.json().code;
};

async function restricted(kind: Restriction): Promise<Person> {
  const admin = await world.person({ roles: ['system_admin'] });
  await sanctioned(world, admin.id, { kind });
  return admin;
}

describe.each(['limit', 'suspension'] as const)('a %s', (kind) => {
  it.each(writes)('closes or leaves open, as it should: %s', async (name, endpoint) => {
    const code = await codeOf(await restricted(kind), endpoint);
    const isClosed = code === CODES[kind];
    expect([code, isClosed]).toEqual([code, !OPEN[kind].has(name)]);
  });

  it('leaves open nothing that is not there', () => {
    const names = new Set(writes.map(([name]) => name));
    expect([...OPEN[kind]].filter((name) => !names.has(name))).toEqual([]);
  });
});

it('a limit closes no reading but the administrators’', async () => {
  const person = await restricted('limit');
  for (const [name, endpoint] of reads) {
    const isClosed = (await codeOf(person, endpoint)) === 'limited';
    expect([name, isClosed]).toEqual([name, endpoint.access === 'systemAdmin']);
  }
});

it('a suspension leaves to read only what works for every account', async () => {
  const person = await restricted('suspension');
  const open: string[] = [];
  for (const [name, endpoint] of reads) {
    if ((await codeOf(person, endpoint)) !== 'suspended') open.push(name);
  }
  expect(open.toSorted()).toEqual([
    'decisions.mine',
    'families.overview',
    'families.waiting',
    'friends.blocked',
    'privacy.deletion',
    'privacy.exportOwn',
    'reports.mine',
    'security.overview',
    'talk.read',
  ]);
});

import { insertCompetition } from '#testing/sport/competitions';
import { registrationPlan } from '#testing/sport/entries';
import { youngPerson } from '#testing/family';
import { asFile, samples } from '#testing/media/samples';
import { type Person, type World, createWorld } from '#testing/world';
import {
  type CompetitionId,
  competitionEndpoints,
  entryEndpoints,
  organiserEndpoints as endpoints,
} from '@ribbon/domain/competitions';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const PROOF = 'The contract with the hall names me.';
const upload = async (who: Person): Promise<MediaId> => {
  const file = asFile('contract.png', await samples.picture(900, 600));
  const params = { purpose: 'organiser-proof' as const };
  return (await world.call(who, mediaEndpoints.upload, { params, file })).id;
};
const sees = async (who: Person | undefined, mediaId: MediaId) =>
  (await world.send(who, mediaEndpoints.read, { params: { mediaId, variant: 'small' } }))
    .statusCode;
const requests = async (who: Person = admin) =>
  (await world.call(who, endpoints.list, { query: {} })).requests;
const stateOf = (who: Person, competitionId: CompetitionId) =>
  world.call(who, competitionEndpoints.read, { params: { competitionId } });
async function asked(who: Person) {
  const competitionId = await insertCompetition(world.db, { by: who.id });
  const fileId = await upload(who);
  const ask = { params: { competitionId }, body: { proof: PROOF, fileId } };
  await world.call(who, endpoints.ask, ask);
  const request = (await requests()).find(({ competition }) => competition.id === competitionId);
  if (request === undefined) throw new Error('nothing waits');
  return { competitionId, fileId, ask, requestId: request.id, request };
}
const decide = (by: Person, requestId: string, approve: boolean) =>
  world.send(by, endpoints.decide, {
    params: { requestId },
    body: { approve, reason: 'The hall confirmed it' },
  });
const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type }) => type);
};

it('is approved by a moderator who saw proof, and takes entries from then on', async () => {
  const who = await world.person();
  const { competitionId, fileId, ask, requestId, request } = await asked(who);
  expect(request).toMatchObject({ proof: PROOF, isSubmitter: true, file: { id: fileId } });
  expect(await stateOf(who, competitionId)).toMatchObject({
    canManage: false,
    canAskToOrganise: false,
    organiserRequest: 'pending',
  });
  expect(await notificationsOf(admin)).toContain('organiser_waiting');
  const again = { ...ask, body: { ...ask.body, fileId: await upload(who) } };
  expect((await world.refusal(who, endpoints.ask, again)).code).toBe('organiserAsked');

  // The file is for moderators and its owner, until the decision.
  expect(await sees(admin, fileId)).toBe(200);
  expect(await sees(who, fileId)).toBe(200);
  for (const other of [undefined, await world.person()]) {
    expect(await sees(other, fileId)).toBe(404);
  }
  expect((await decide(admin, requestId, true)).statusCode).toBe(204);
  for (const anybody of [admin, who]) expect(await sees(anybody, fileId)).toBe(404);
  expect((await decide(admin, requestId, true)).statusCode).toBe(409);
  expect(await notificationsOf(who)).toContain('organiser_decided');
  expect(await stateOf(who, competitionId)).toMatchObject({ canManage: true });
  const body = registrationPlan('2099-01-01', '2099-02-01');
  await world.call(who, entryEndpoints.plan, { params: { competitionId }, body });
});

it('that is declined may be asked for again, with other proof', async () => {
  const who = await world.person();
  const { competitionId, ask, requestId } = await asked(who);
  await decide(admin, requestId, false);
  expect(await stateOf(who, competitionId)).toMatchObject({
    canManage: false,
    canAskToOrganise: true,
    organiserRequest: 'rejected',
  });
  const again = { ...ask, body: { ...ask.body, fileId: await upload(who) } };
  await world.call(who, endpoints.ask, again);
});

it('that was approved is taken back when it turns out wrong, and may be asked for again', async () => {
  const who = await world.person();
  const { competitionId, ask, requestId } = await asked(who);
  await decide(admin, requestId, true);
  const approved = await world.call(admin, endpoints.list, { query: { state: 'approved' } });
  expect(approved.requests).toContainEqual(
    expect.objectContaining({ id: requestId, proof: PROOF, file: null }),
  );
  const revoke = { params: { requestId }, body: { reason: 'The hall knows nothing of it' } };
  await world.call(admin, endpoints.revoke, revoke);
  expect((await world.refusal(admin, endpoints.revoke, revoke)).code).toBe('competitionDecided');
  expect(await stateOf(who, competitionId)).toMatchObject({
    canManage: false,
    canAskToOrganise: true,
    organiserRequest: 'revoked',
  });
  const body = registrationPlan('2099-01-01', '2099-02-01');
  const plan = { params: { competitionId }, body };
  expect((await world.refusal(who, entryEndpoints.plan, plan)).code).toBe('accessDenied');
  expect(await notificationsOf(who)).toContain('organiser_decided');
  const again = { ...ask, body: { ...ask.body, fileId: await upload(who) } };
  await world.call(who, endpoints.ask, again);
});

it('is decided by nobody about themselves, and asked for by no minor', async () => {
  const { requestId } = await asked(admin);
  expect((await decide(admin, requestId, true)).json()).toMatchObject({ code: 'ownCase' });
  const young = await youngPerson(world, 17);
  const competitionId = await insertCompetition(world.db);
  const ask = {
    params: { competitionId },
    body: { proof: PROOF, fileId: '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c' },
  };
  expect(await world.refusal(young, endpoints.ask, ask)).toMatchObject({ status: 403 });
});

it('takes nobody else’s file as proof', async () => {
  const who = await world.person();
  const competitionId = await insertCompetition(world.db);
  const fileId = await upload(await world.person());
  const ask = { params: { competitionId }, body: { proof: PROOF, fileId } };
  expect((await world.refusal(who, endpoints.ask, ask)).code).toBe('mediaNotYours');
});

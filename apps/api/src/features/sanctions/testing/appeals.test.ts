import { family } from '#testing/family';
import { appealed, sanctioned } from '#testing/decisions/sanctions';
import { type Person, createWorld } from '#testing/world';
import type { SanctionId } from '@ribbon/domain/accounts';
import {
  type AppealOutcome,
  decisionEndpoints,
  sanctionEndpoints as endpoints,
} from '@ribbon/domain/sanctions';
import { expect, it } from 'vitest';
import {
  actsOn,
  admin,
  apply,
  decisionsOf,
  openWorld,
  other,
  pass,
  post,
  notificationsTo,
  world,
} from './sanctions.fixture.ts';

openWorld();

const appeal = (who: Person, sanctionId: SanctionId, words = 'I see it differently') => ({
  params: { sanctionId },
  body: { words },
  who,
});
const file = ({ who, ...input }: ReturnType<typeof appeal>) =>
  world.call(who, decisionEndpoints.appeal, input);
const refused = ({ who, ...input }: ReturnType<typeof appeal>) =>
  world.refusal(who, decisionEndpoints.appeal, input);

const waiting = async (by: Person, sanctionId: SanctionId) => {
  const { appeals } = await world.call(by, endpoints.appeals, { query: {} });
  const found = appeals.find(({ sanction }) => sanction.id === sanctionId);
  if (found === undefined) throw new Error('no such appeal waits');
  return found;
};
const answer = (outcome: AppealOutcome, version = 1) => ({
  outcome,
  words: 'We have looked again.',
  version,
});

it('another moderator overturns: the limit ends, and the person is told exactly once', async () => {
  const mia = await world.person();
  const { id } = await apply(mia, { kind: 'limit', days: 30 });
  const filed = await file(appeal(mia, id));
  expect(filed).toMatchObject({ mayAppeal: false, appeal: { status: 'waiting', outcome: null } });
  expect(await notificationsTo(other)).toContain('appeal_waiting');
  const found = await waiting(other, id);
  expect(found).toMatchObject({
    mayDecide: true,
    words: 'I see it differently',
    byGuardian: false,
  });
  const params = { appealId: found.id };
  const decided = await world.call(other, endpoints.decideAppeal, {
    params,
    body: answer('overturned'),
  });
  expect(decided).toMatchObject({ status: 'overturned', decision: { bySameModerator: false } });
  await expect(post(mia)).resolves.toBeDefined();
  await world.worker.run();
  expect((await notificationsTo(mia)).toSorted()).toEqual(['appeal_decided', 'decision_about_you']);
  const mails = await world.mailsTo(mia.email);
  expect(mails.filter(({ subject }) => subject === 'The appeal has been decided')).toHaveLength(1);
  expect(await decisionsOf(mia)).toMatchObject([
    {
      undoneAt: expect.any(Date),
      appeal: { status: 'overturned', outcome: 'We have looked again.' },
    },
  ]);
  expect((await actsOn(mia.id)).map(({ action }) => action)).toEqual([
    'sanction.limit',
    'sanction.undone',
    'appeal.overturned',
  ]);
});

it('the first moderator does not decide where there is another', async () => {
  const mia = await world.person();
  const { id } = await apply(mia);
  await file(appeal(mia, id));
  const found = await waiting(admin, id);
  expect(found.mayDecide).toBe(false);
  const input = { params: { appealId: found.id }, body: answer('upheld') };
  expect(await world.refusal(admin, endpoints.decideAppeal, input)).toMatchObject({
    code: 'firstModerator',
  });
  expect(await world.call(other, endpoints.decideAppeal, input)).toMatchObject({
    status: 'upheld',
  });
  expect(await decisionsOf(mia)).toMatchObject([{ undoneAt: null, appeal: { status: 'upheld' } }]);
});

it('a moderator who is alone decides, and it is marked', async () => {
  const lonely = await createWorld();
  const only = await lonely.person({ roles: ['system_admin'] });
  // Without the second factor the role sleeps, so this one is no other moderator.
  await lonely.person({ roles: ['system_admin'], withoutSecondFactor: true });
  const mia = await lonely.person();
  const sanctionId = await sanctioned(lonely, mia.id, { issuedBy: only.id });
  const appealId = await appealed(lonely, sanctionId, mia.id);
  const decided = await lonely.call(only, endpoints.decideAppeal, {
    params: { appealId },
    body: answer('overturned'),
  });
  expect(decided).toMatchObject({ decision: { bySameModerator: true } });
  await lonely.close();
});

it('of two moderators who decide at once one wins', async () => {
  const third = await world.person({ roles: ['system_admin'] });
  const mia = await world.person();
  const { id } = await apply(mia, { kind: 'limit', days: 7 });
  await file(appeal(mia, id));
  const { id: appealId } = await waiting(other, id);
  const answers = await Promise.all([
    world.send(other, endpoints.decideAppeal, { params: { appealId }, body: answer('overturned') }),
    world.send(third, endpoints.decideAppeal, { params: { appealId }, body: answer('upheld') }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const lost = answers.find(({ statusCode }) => statusCode === 409);
  expect(lost?.json().message).toMatch(/already|meanwhile/u);
  expect((await notificationsTo(mia)).filter((type) => type === 'appeal_decided')).toHaveLength(1);
});

it('there is one appeal, within 20 days, of at most 2,000 characters', async () => {
  const mia = await world.person();
  const first = await apply(mia);
  expect(await refused(appeal(mia, first.id, 'x'.repeat(2001)))).toMatchObject({
    code: 'invalidInput',
  });
  await file(appeal(mia, first.id, 'x'.repeat(2000)));
  expect(await refused(appeal(mia, first.id))).toMatchObject({ code: 'alreadyAppealed' });
  const second = await apply(mia);
  await pass(20 * 24 * 60 + 1);
  const later = await world.enter(mia.id, mia.email);
  expect(await refused(appeal(later, second.id))).toMatchObject({ code: 'mayNotAppeal' });
});

it('is never refused for its tone, and offers help to somebody who needs it', async () => {
  const mia = await world.person();
  const { id } = await apply(mia, { kind: 'suspension' });
  await file(appeal(mia, id, 'You are stupid idiots and I hate you'));
  const found = await waiting(other, id);
  expect(found.words).toBe('You are stupid idiots and I hate you');
});

it('a guardian appeals for a child under 13, and the oldest appeal comes first', async () => {
  const { child, guardian } = await family(world);
  const { id } = await apply(child);
  expect(await refused(appeal(child, id))).toMatchObject({ code: 'mayNotAppeal' });
  await world.call(guardian, decisionEndpoints.open, { params: { sanctionId: id } });
  await file(appeal(guardian, id));
  const { appeals } = await world.call(other, endpoints.appeals, { query: {} });
  expect(appeals.at(-1)).toMatchObject({
    byGuardian: true,
    person: { id: child.id, ageBand: 'under13' },
  });
  const times = appeals.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((one, two) => one - two));
  const counts = await world.call(other, endpoints.counts);
  expect(counts).toMatchObject({ waiting: appeals.length, oldestAt: appeals[0]?.createdAt });
});

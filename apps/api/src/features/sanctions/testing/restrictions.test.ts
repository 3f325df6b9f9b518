import { clubIn } from '#testing/club';
import { family, linked, youngPerson } from '#testing/family';
import { befriended, postBy } from '#testing/posts';
import { sanctioned } from '#testing/decisions/sanctions';
import type { Person } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { manageEndpoints } from '@ribbon/domain/clubs';
import { friendEndpoints } from '@ribbon/domain/friends';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { decisionEndpoints } from '@ribbon/domain/sanctions';
import { expect, it } from 'vitest';
import {
  apply,
  decisionsOf,
  openWorld,
  pass,
  post,
  notificationsTo,
  undo,
  world,
} from './sanctions.fixture.ts';

openWorld();

const DAY = 24 * 60;
const me = async (who: Person) => (await world.call(who, accountEndpoints.me)).member;
const refusal = (who: Person) =>
  world.refusal(who, postEndpoints.create, { body: { content: 'Hello', visibility: 'friends' } });

/** Scopes are asked of the database, whose clock nobody turns: the end is put before it instead. */
const endNow = (who: Pick<Person, 'id'>) =>
  world.db
    .updateTable('account_sanctions')
    .set({ until_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', who.id)
    .execute();

it('a limit says what and until when, and ends by itself', async () => {
  const mia = await world.person();
  await apply(mia, { kind: 'limit', days: 1 });
  const { code, message } = await refusal(mia);
  expect(code).toBe('limited');
  expect(message).toMatch(
    /^You can’t post, comment, like things or send requests until .+ at \d\d:\d\d\.$/u,
  );
  expect((await me(mia))?.restriction).toMatchObject({ kind: 'limit', isForGuardianFirst: false });
  expect(await world.call(mia, postEndpoints.feed, { query: {} })).toBeDefined();
  await pass(DAY - 1);
  const later = await world.enter(mia.id, mia.email);
  expect(await refusal(later)).toMatchObject({ code: 'limited' });
  await pass(2);
  expect((await me(later))?.restriction).toBeNull();
  await expect(post(later)).resolves.toBeDefined();
});

it('a suspension closes nearly everything until it is lifted', async () => {
  const mia = await world.person();
  const friend = await world.person();
  await befriended(world, mia, friend);
  const postId = await postBy(world, friend);
  expect(await world.call(mia, postEndpoints.read, { params: { postId } })).toBeDefined();
  const suspended = await apply(mia, { kind: 'suspension' });
  expect(await refusal(mia)).toMatchObject({
    code: 'suspended',
    message: 'Your account is suspended until we lift this.',
  });
  // What is for anyone a suspended person reads as a visitor would.
  const read = await world.refusal(mia, postEndpoints.read, { params: { postId } });
  expect(read).toMatchObject({ status: 404 });
  expect(await decisionsOf(mia)).toMatchObject([{ kind: 'suspension', untilAt: null }]);
  await pass(400 * DAY);
  const later = await world.enter(mia.id, mia.email);
  expect(await refusal(later)).toMatchObject({ code: 'suspended' });
  await undo(suspended);
  await expect(post(later)).resolves.toBeDefined();
});

it('of several the strongest counts', async () => {
  const mia = await world.person();
  await apply(mia, { kind: 'limit', days: 30 });
  await apply(mia, { kind: 'suspension', days: 1 });
  expect(await refusal(mia)).toMatchObject({ code: 'suspended' });
  await pass(DAY + 1);
  expect(await refusal(await world.enter(mia.id, mia.email))).toMatchObject({ code: 'limited' });
});

it('a limited coach loses the children at once, and has them back when it ends', async () => {
  const club = await clubIn(world);
  const coach = await world.person({ userType: 'coach', roles: ['coach'] });
  await club.join(coach, 'coach');
  const teen = await youngPerson(world, 14);
  await club.join(teen);
  await befriended(world, coach, teen);
  const postId = await postBy(world, teen);
  const eventId = await club.event();
  const profile = { params: { userId: teen.id } };
  const sees = async () => ({
    post: (await world.send(coach, postEndpoints.read, { params: { postId } })).statusCode,
    view: (await world.send(coach, profileEndpoints.read, profile)).statusCode,
    register: (await world.send(coach, calendarEndpoints.register, { params: { eventId } }))
      .statusCode,
  });
  expect(await sees()).toEqual({ post: 200, view: 200, register: 200 });
  await apply(coach, { kind: 'limit', days: 7 });
  expect(await sees()).toEqual({ post: 404, view: 404, register: 403 });
  const { people } = await world.call(teen, friendEndpoints.list, { query: {} });
  expect(people).toEqual([]);
  await endNow(coach);
  expect(await sees()).toEqual({ post: 200, view: 200, register: 200 });
});

it('a suspended or limited club admin loses the club at once, and has it back', async () => {
  const club = await clubIn(world);
  const teen = await youngPerson(world, 14);
  await club.join(teen);
  const params = { clubId: club.id };
  const members = async () =>
    (await world.send(club.admin, manageEndpoints.members, { params, query: {} })).statusCode;
  expect(await members()).toBe(200);
  const limited = await apply(club.admin, { kind: 'limit', days: 7 });
  expect(await members()).toBe(404);
  await undo(limited);
  expect(await members()).toBe(200);
  await apply(club.admin, { kind: 'suspension', days: 2 });
  expect(await members()).toBe(403);
  await endNow(club.admin);
  expect(await members()).toBe(200);
});

it('of a child under 13 the guardian reads the words first, and then the child', async () => {
  const { child, guardian } = await family(world, { permissions: ['create_posts'] });
  await apply(child, { kind: 'limit', days: 7 });
  expect(await notificationsTo(child)).toEqual(['decision_soft', 'family_news']);
  expect(await notificationsTo(guardian)).toContain('decision_about_child');
  const [soft] = await decisionsOf(child);
  expect(soft).toMatchObject({
    view: 'soft',
    kind: null,
    words: null,
    reason: null,
    untilAt: null,
  });
  expect(await refusal(child)).toMatchObject({ message: expect.stringContaining('A grown-up') });
  expect(await world.mailsTo(child.email)).not.toContainEqual(
    expect.objectContaining({ subject: 'A decision about you on Ribbon' }),
  );
  const [mail] = await world.mailsTo(guardian.email);
  expect(mail?.text).toContain('Please read it first');

  const [unopened] = await decisionsOf(guardian);
  expect(unopened).toMatchObject({ view: 'unopened', words: null, child: { id: child.id } });
  const params = { sanctionId: soft?.id ?? '' };
  const refused = await world.refusal(child, decisionEndpoints.open, { params });
  expect(refused).toMatchObject({ status: 404 });
  const opened = await world.call(guardian, decisionEndpoints.open, { params });
  expect(opened).toMatchObject({ view: 'open', words: 'Please be kinder to each other.' });
  await world.call(guardian, decisionEndpoints.open, { params });
  expect(await decisionsOf(child)).toMatchObject([{ view: 'open', kind: 'limit' }]);
  expect(await notificationsTo(child)).toEqual([
    'decision_about_you',
    'decision_soft',
    'family_news',
  ]);
});

it('of a teenager the linked adults are told as well, and speak for nobody', async () => {
  const [teen, adult] = [await youngPerson(world, 15), await world.person({ userType: 'parent' })];
  await linked(world, teen, adult);
  await apply(teen);
  expect(await notificationsTo(teen)).toEqual(['decision_about_you']);
  expect(await notificationsTo(adult)).toEqual(['decision_about_child']);
  expect(await decisionsOf(adult)).toMatchObject([
    { view: 'open', child: { id: teen.id }, mayAppeal: false },
  ]);
  expect(await decisionsOf(teen)).toMatchObject([{ child: null, mayAppeal: true }]);
});

it('nobody else reads a decision', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  const sanctionId = await sanctioned(world, mia.id);
  expect(await decisionsOf(zoe)).toEqual([]);
  const body = { words: 'Let me see' };
  const refused = await world.refusal(zoe, decisionEndpoints.appeal, {
    params: { sanctionId },
    body,
  });
  expect(refused).toMatchObject({ status: 404 });
});

import { addAdmin, clubIn, enrol } from '#testing/club';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import { type ChallengeId, challengeEndpoints, challengeFaults } from '@ribbon/domain/challenges';
import { moderationFaults } from '@ribbon/domain/moderation';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengeDraft, insertChallenge } from '#testing/sport/challenges';

const { create, read, discover, mine, join, leave, tick, change, extend, cancel, certificate } =
  challengeEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = () => clubTimeOf(world.clock()).day;
const of = (challengeId: ChallengeId) => ({ params: { challengeId } });
const see = (who: Person, id: ChallengeId) => world.call(who, read, of(id));
const put = (who: Person, id: ChallengeId, taskId: string, done: number) =>
  world.call(who, tick, { params: { challengeId: id, taskId: taskId }, body: { done } });
const titles = async (who: Person) =>
  (await world.call(who, discover, { query: {} })).challenges.map(({ id }) => id);
const befriend = (one: Person, other: Person) =>
  world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();

describe('whom a challenge is for', () => {
  it('is everyone when Ribbon made it, and only system admins make such', async () => {
    const { id } = await insertChallenge(world.db);
    expect(await titles(await world.person())).toContain(id);
    const body = { ...challengeDraft(day()), maker: 'system' as const };
    expect(await world.refusal(await world.person(), create, { body })).toMatchObject({
      status: 403,
    });
    const admin = await world.person({ roles: ['system_admin'] });
    const made = await world.call(admin, create, { body });
    expect(await titles(await world.person())).toContain(made.id);
  });

  it('is the members of a club, by its admins and confirmed coaches', async () => {
    const club = await clubIn(world);
    const member = await club.member();
    const stranger = await world.person();
    const body = { ...challengeDraft(day()), maker: 'coach' as const, clubId: club.id };
    expect(await world.refusal(member, create, { body })).toMatchObject({ status: 403 });
    const { id } = await world.call(club.admin, create, { body });
    expect(await titles(member)).toContain(id);
    expect(await titles(stranger)).not.toContain(id);
    expect(await world.refusal(stranger, read, of(id))).toMatchObject({ status: 404 });
  });

  it('is friends when an adult made it, until they block each other', async () => {
    const author = await world.person();
    const friend = await world.person();
    await befriend(author, friend);
    const { id } = await world.call(author, create, { body: challengeDraft(day()) });
    expect(await titles(friend)).toContain(id);
    expect(await titles(await world.person())).not.toContain(id);
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: friend.id, blocked_id: author.id })
      .execute();
    expect(await titles(friend)).not.toContain(id);
    expect(await world.refusal(friend, read, of(id))).toMatchObject({ status: 404 });
  });

  it('is read as words to a child, even among adult friends', async () => {
    const author = await world.person();
    const body = { ...challengeDraft(day()), description: 'where is your hall?' };
    await befriend(author, await world.person());
    expect(await world.refusal(author, create, { body })).toMatchObject({
      code: moderationFaults.notToMinors.code,
      issues: [{ path: 'description' }],
    });
  });

  it('lists what runs before what comes, and that before what is over, page by page', async () => {
    const admin = await world.person();
    const club = await clubIn(world);
    await enrol(world, club.id, admin);
    const days = [
      [addDays(day(), -9), addDays(day(), -2)],
      [addDays(day(), 3), addDays(day(), 9)],
      [addDays(day(), -1), addDays(day(), 5)],
      [addDays(day(), -1), addDays(day(), 2)],
    ] as const;
    const made: ChallengeId[] = [];
    for (const [startDate, endDate] of days) {
      const { id } = await insertChallenge(world.db, {
        kind: 'coach',
        clubId: club.id,
        startDate,
        endDate,
      });
      made.push(id);
    }
    const query = { clubId: club.id };
    const { challenges } = await world.call(admin, discover, { query });
    expect(challenges.map(({ id }) => made.indexOf(id))).toEqual([3, 2, 1, 0]);
    expect(challenges.map(({ status }) => status)).toEqual([
      'active',
      'active',
      'upcoming',
      'completed',
    ]);
  });
});

describe('taking part', () => {
  it('joins once, ticks tasks off with undo, and ends with a certificate', async () => {
    const { id, taskIds } = await insertChallenge(world.db, {
      tasks: [
        { title: 'Twenty leaps', times: 2 },
        { title: 'One balance', times: 1 },
      ],
    });
    const [leaps = '', balance = ''] = taskIds;
    const who = await world.person();
    await world.call(who, join, of(id));
    await world.call(who, join, of(id));
    expect(await see(who, id)).toMatchObject({ participants: 1, participation: { progress: 0 } });
    await put(who, id, leaps, 1);
    expect((await see(who, id)).participation).toMatchObject({ progress: 25, tasksDone: 0 });
    await put(who, id, leaps, 9);
    await put(who, id, leaps, 0);
    await put(who, id, leaps, 2);
    expect(await world.refusal(who, certificate, of(id))).toMatchObject({
      code: challengeFaults.notFinished.code,
    });
    const last = await put(who, id, balance, 1);
    expect(last.participation).toMatchObject({ progress: 100, tasksDone: 2 });
    expect(await world.call(who, certificate, of(id))).toMatchObject({
      title: 'Leap into spring',
      by: null,
      tasks: ['Twenty leaps', 'One balance'],
    });
    await world.worker.run();
    const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
    expect(notifications.map(({ type }) => type)).toContain('challenge_completed');
    expect(await world.call(who, mine, { query: {} })).toMatchObject({
      stats: { active: 0, completed: 1, tasksDone: 2 },
      challenges: [
        { challenge: { id }, recentTasks: [{ title: 'One balance' }, { title: 'Twenty leaps' }] },
      ],
    });
  });

  it('leaves, and what was ticked off goes', async () => {
    const { id, taskIds } = await insertChallenge(world.db);
    const who = await world.person();
    await world.call(who, join, of(id));
    await put(who, id, taskIds[0] ?? '', 1);
    await world.call(who, leave, of(id));
    expect(await world.refusal(who, leave, of(id))).toMatchObject({ status: 404 });
    expect(await see(who, id)).toMatchObject({ participants: 0, participation: null });
    await world.call(who, join, of(id));
    expect((await see(who, id)).tasks).toMatchObject([{ done: 0 }]);
  });

  it('is refused to parents, before the first day and after the last', async () => {
    const { id } = await insertChallenge(world.db);
    const parent = await world.person({ userType: 'parent' });
    expect((await see(parent, id)).refusal).toBe('type');
    expect(await world.refusal(parent, join, of(id))).toMatchObject({ status: 403 });
    const over = await insertChallenge(world.db, { endDate: addDays(day(), -1) });
    const who = await world.person();
    expect(await world.refusal(who, join, of(over.id))).toMatchObject({
      code: challengeFaults.isOver.code,
    });
    const later = await insertChallenge(world.db, { startDate: addDays(day(), 2) });
    await world.call(who, join, of(later.id));
    const [taskId = ''] = later.taskIds;
    const early = { params: { challengeId: later.id, taskId: taskId }, body: { done: 1 } };
    expect(await world.refusal(who, tick, early)).toMatchObject({
      code: challengeFaults.notStarted.code,
    });
  });

  it('needs a guardian’s permission under 13, and ends when it is taken back', async () => {
    const { id } = await insertChallenge(world.db);
    const home = await family(world);
    expect((await see(home.child, id)).refusal).toBe('guardian');
    expect(await world.refusal(home.child, join, of(id))).toMatchObject({
      code: challengeFaults.guardianFirst.code,
    });
    const other = await family(world, { permissions: ['join_challenges'] });
    await world.call(other.child, join, of(id));
    expect(await see(other.child, id)).toMatchObject({ participants: null, refusal: null });
  });
});

describe('changing a challenge', () => {
  it('is possible until someone has joined; then it can only last longer', async () => {
    const author = await world.person();
    const friend = await world.person();
    await befriend(author, friend);
    const { id } = await world.call(author, create, { body: challengeDraft(day()) });
    const { maker: _, clubId: __, ...draft } = challengeDraft(day());
    const body = { ...draft, title: 'Balance fortnight' };
    await world.call(author, change, { ...of(id), body });
    expect(await see(friend, id)).toMatchObject({ title: 'Balance fortnight', canManage: false });
    expect(await world.refusal(friend, change, { ...of(id), body })).toMatchObject({ status: 403 });
    await world.call(friend, join, of(id));
    expect(await world.refusal(author, change, { ...of(id), body })).toMatchObject({
      code: challengeFaults.someoneJoined.code,
    });
    const shorter = { ...of(id), body: { endDate: day() } };
    expect(await world.refusal(author, extend, shorter)).toMatchObject({ status: 400 });
    await world.call(author, extend, { ...of(id), body: { endDate: addDays(day(), 4) } });
    await world.worker.run();
    const { notifications } = await world.call(friend, notificationEndpoints.list, { query: {} });
    expect(notifications.map(({ type }) => type)).toContain('challenge_extended');
  });

  it('is told to everyone who joined when it is cancelled, with the reason on its page', async () => {
    const club = await clubIn(world);
    const second = await addAdmin(world, club.id);
    const members = [await club.member(), await club.member()];
    const { id } = await insertChallenge(world.db, { kind: 'coach', clubId: club.id });
    for (const member of members) await world.call(member, join, of(id));
    await world.call(second, cancel, { ...of(id), body: { reason: 'The hall is closed.' } });
    await world.worker.run();
    for (const member of members) {
      const { notifications } = await world.call(member, notificationEndpoints.list, { query: {} });
      expect(notifications.map(({ type }) => type)).toContain('challenge_cancelled');
      expect(await see(member, id)).toMatchObject({
        status: 'cancelled',
        cancelReason: 'The hall is closed.',
      });
    }
    const again = { ...of(id), body: { reason: 'Twice' } };
    expect(await world.refusal(second, cancel, again)).toMatchObject({
      code: challengeFaults.isOver.code,
    });
  });
});

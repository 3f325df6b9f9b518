import { clubWithAdmin } from '#testing/club';
import type { Person } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { notificationEndpoints as endpoints } from '@ribbon/domain/notifications';
import { describe, expect, it } from 'vitest';
import { liked, openWorld, set, world } from './mails.fixture.ts';

openWorld();

/** Quiet all day but for the minute before: the test need not know what time it is. */
function quietNow(): { isEnabled: true; from: string; until: string; timeZone: string } {
  const time = (minutes: number) =>
    new Date(world.clock().getTime() + minutes * 60_000).toISOString().slice(11, 16);
  return { isEnabled: true, from: time(-60), until: time(30), timeZone: 'UTC' };
}

const topicsOf = async (who: Person) =>
  (
    await world.db
      .selectFrom('realtime_events')
      .select('topic')
      .where('audience', '=', `user:${who.id}`)
      .orderBy('id')
      .execute()
  ).map(({ topic }) => topic);

const askToJoin = async (clubId: ClubId) =>
  world.call(await world.person(), clubEndpoints.join, { params: { clubId } });

const runClub = () => clubWithAdmin(world, { name: 'Bluebell Club', join_policy: 'approval' });

describe('likes', () => {
  it('of one post are one row that grows, however often an event is delivered', async () => {
    const [author, ...fans] = [await world.person(), await world.person(), await world.person()];
    for (const fan of fans) await liked(author, fan, 'once');
    await liked(author, fans[1], 'once');
    const { notifications } = await world.call(author, endpoints.list, { query: {} });
    expect(notifications).toMatchObject([{ type: 'post_like', read: false }]);
    expect(notifications[0]?.message).toMatch(/ and 1 other liked your post\.$/u);
    await world.call(author, endpoints.readAll, { body: { show: 'all' } });
    await liked(author, fans[0]);
    expect((await world.call(author, endpoints.counts)).unread).toBe(0);
    await liked(author, await world.person());
    expect((await world.call(author, endpoints.counts)).unread).toBe(1);
  });

  it('count nobody who is blocked, and one’s own are none', async () => {
    const [author, fan, foe] = [await world.person(), await world.person(), await world.person()];
    await liked(author, fan);
    await liked(author, foe);
    await liked(author, author);
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: foe.id, blocked_id: author.id })
      .execute();
    const { notifications } = await world.call(author, endpoints.list, { query: {} });
    expect(notifications).toMatchObject([{ person: { id: fan.id } }]);
    expect(notifications[0]?.message).not.toContain('other');
  });

  it('come by mail only when asked for, and without what was written', async () => {
    const [author, fan] = [await world.person(), await world.person()];
    await liked(author, fan);
    expect(await world.mailsTo(author.email)).toEqual([]);
    await set(author, 'post_like', { email: true });
    await liked(author, await world.person());
    const [mail] = await world.mailsTo(author.email);
    expect(mail?.subject).toBe('New like');
    expect(mail?.text).toContain('/account#notifications');
  });
});

describe('settings', () => {
  it('show each kind that can reach a person, with what holds now', async () => {
    const adult = await world.person();
    const types = (await world.call(adult, endpoints.settings)).kinds.map(({ type }) => type);
    expect(types).toContain('friend_request');
    expect(types).not.toContain('club_join_request');
    expect(types).not.toContain('report_waiting');
    const boss = await world.person({ roles: ['system_admin'] });
    const all = await world.call(boss, endpoints.settings);
    expect(all.kinds.map(({ type }) => type)).toContain('report_waiting');
  });

  it('turn a kind off in the list and by mail, each on its own', async () => {
    const { clubId, admin } = await runClub();
    await set(admin, 'club_join_request', { inApp: false });
    await askToJoin(clubId);
    expect(await world.mailsTo(admin.email)).toHaveLength(1);
    expect((await world.call(admin, endpoints.counts)).unread).toBe(0);
    await set(admin, 'club_join_request', { inApp: true, email: false });
    world.turnClock(61);
    await askToJoin(clubId);
    expect(await world.mailsTo(admin.email)).toHaveLength(1);
    const again = await world.enter(admin.id, admin.email);
    expect((await world.call(again, endpoints.counts)).unread).toBe(1);
  });

  it('leave on what somebody waits for', async () => {
    const parent = await world.person({ userType: 'parent' });
    const { kinds } = await set(parent, 'family_decision_needed', { inApp: false, email: false });
    expect(kinds.find(({ type }) => type === 'family_decision_needed')).toMatchObject({
      inApp: true,
      email: false,
    });
  });

  it('have quiet hours on for everybody under 18 and off for adults', async () => {
    const year = world.clock().getUTCFullYear();
    for (const [age, isEnabled] of [
      [14, true],
      [17, true],
      [30, false],
    ] as const) {
      const person = await world.person({ birthYear: year - age });
      expect((await world.call(person, endpoints.settings)).quietHours).toEqual({
        isEnabled,
        from: '20:00',
        until: '07:00',
        timeZone: 'Europe/London',
      });
    }
  });

  it.each([{ from: '7pm' }, { timeZone: 'Mars/Olympus' }])('refuse %j', async (odd) => {
    await expect(set(await world.person(), 'post_like', {}, odd)).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('quiet hours', () => {
  it('let nothing pop up, and keep it in the list', async () => {
    const [reader, fan] = [await world.person(), await world.person()];
    await liked(reader, fan);
    expect(await topicsOf(reader)).toEqual(['notifications', 'notification-toast']);
    const quiet = await world.person();
    await set(quiet, 'post_like', {}, quietNow());
    await liked(quiet, fan);
    expect(await topicsOf(quiet)).toEqual(['notification-settings', 'notifications']);
    expect((await world.call(quiet, endpoints.counts)).unread).toBe(1);
  });

  it('keep mails until they end, several of a kind as one', async () => {
    const { clubId, admin } = await runClub();
    await set(admin, 'club_join_request', {}, quietNow());
    await askToJoin(clubId);
    await askToJoin(clubId);
    expect(await world.mailsTo(admin.email)).toEqual([]);
    world.turnClock(31);
    const mails = await world.mailsTo(admin.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/ would like to join Bluebell Club \(and 1 more\)$/u);
    expect(mails[0]?.text.match(/would like to join Bluebell Club/gu)).toHaveLength(2);
    expect(await world.db.selectFrom('waiting_mails').selectAll().execute()).toEqual([]);
  });
});

describe('mails of one kind', () => {
  it('come once an hour at most', async () => {
    const { clubId, admin } = await runClub();
    for (let more = 0; more < 4; more += 1) await askToJoin(clubId);
    expect(await world.mailsTo(admin.email)).toHaveLength(1);
    world.turnClock(61);
    const mails = await world.mailsTo(admin.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toMatch(/ would like to join Bluebell Club \(and 2 more\)$/u);
  });

  it('are not sent any more when they were turned off meanwhile', async () => {
    const { clubId, admin } = await runClub();
    for (let more = 0; more < 2; more += 1) await askToJoin(clubId);
    expect(await world.mailsTo(admin.email)).toHaveLength(1);
    await set(admin, 'club_join_request', { email: false });
    world.turnClock(61);
    expect(await world.mailsTo(admin.email)).toHaveLength(1);
  });
});

import { reportEndpoints } from '@ribbon/domain/reports';
import { type TestClub, clubIn } from '#testing/club';
import { asVerified } from '#testing/family';
import { sharedSession } from '#testing/sport/training';
import type { Person } from '#testing/world';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { trainingSharingEndpoints as endpoints } from '@ribbon/domain/training';
import { describe, expect, it } from 'vitest';
import { daysAgo, log, openWorld, world } from './training.fixture.ts';

openWorld();

const aged = (years: number) => ({ birthYear: world.clock().getUTCFullYear() - years });

async function clubWithCoach(): Promise<{ club: TestClub; coach: Person }> {
  const club = await clubIn(world);
  const coach = await world.person({ userType: 'coach', roles: ['coach'] });
  await club.join(coach, 'coach');
  return { club, coach };
}

async function familyIn(club: TestClub, age = 9): Promise<{ child: Person; parent: Person }> {
  const child = await club.member({ userType: 'child_gymnast', ...aged(age) });
  const parent = await world.person({ userType: 'parent' });
  await world.db
    .insertInto('parental_relationships')
    .values({ parent_id: parent.id, child_id: child.id, role: 'primary', ...asVerified(world) })
    .execute();
  return { child, parent };
}

const read = (who: Person, { id: userId }: Person) =>
  world.call(who, endpoints.log, { params: { userId }, query: {} });
const refused = async (who: Person, { id: userId }: Person) =>
  (await world.refusal(who, endpoints.log, { params: { userId }, query: {} })).status;
const notificationsOf = async (who: Person, type: string) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.filter((one) => one.type === type);
};

describe('a log', () => {
  it('is one’s own until it is shared, and again at once when that is taken back', async () => {
    const { club, coach } = await clubWithCoach();
    const mia = await club.member(aged(15));
    await log(mia, { notes: 'Only for me' });
    expect(await refused(coach, mia)).toBe(404);
    const params = { userId: mia.id, clubId: club.id };
    await world.call(mia, endpoints.share, { params });
    const seen = await read(coach, mia);
    expect(seen).toMatchObject({ mayComment: true, sessions: [{ notes: null, minutes: 90 }] });
    expect((await world.call(coach, endpoints.logs)).logs).toMatchObject([
      { person: { id: mia.id } },
    ]);
    await world.call(mia, endpoints.withdraw, { params });
    expect(await refused(coach, mia)).toBe(404);
    expect((await world.call(coach, endpoints.logs)).logs).toEqual([]);
  });

  it('is for confirmed coaches alone, while both belong to the club', async () => {
    const { club, coach } = await clubWithCoach();
    const mia = await club.member();
    const [self, friend] = [await world.person({ userType: 'coach' }), await club.member()];
    await club.join(self, 'unconfirmed coach');
    await sharedSession(world, mia, club.id);
    expect([await refused(self, mia), await refused(friend, mia)]).toEqual([404, 404]);
    await read(coach, mia);
    await world.db
      .updateTable('club_memberships')
      .set({ status: 'left', left_at: world.clock(), left_reason: 'left' })
      .where('user_id', '=', mia.id)
      .execute();
    expect(await refused(coach, mia)).toBe(404);
    await club.join(mia);
    expect(await refused(coach, mia)).toBe(404);
  });

  it('of a child is shared by the guardian, who reads it as well', async () => {
    const { club, coach } = await clubWithCoach();
    const { child, parent } = await familyIn(club);
    await log(child, { notes: 'Only for me' });
    expect((await read(parent, child)).sessions).toMatchObject([{ notes: null, minutes: 90 }]);
    expect((await read(child, child)).sessions).toMatchObject([{ notes: 'Only for me' }]);
    const params = { userId: child.id, clubId: club.id };
    expect((await world.refusal(child, endpoints.share, { params })).status).toBe(403);
    await world.call(parent, endpoints.share, { params });
    await read(coach, child);
    await world.call(child, endpoints.withdraw, { params });
    expect(await refused(coach, child)).toBe(404);
    const teen = await familyIn(club, 15);
    expect(await refused(teen.parent, teen.child)).toBe(404);
  });
});

describe('a coach’s comment', () => {
  it('is told to the child and the guardian, and may be deleted by either', async () => {
    const { club, coach } = await clubWithCoach();
    const { child, parent } = await familyIn(club);
    const { id: sessionId } = await log(child);
    const params = { sessionId };
    const body = { content: 'Lovely height in your leaps today.' };
    expect((await world.refusal(coach, endpoints.comment, { params, body })).status).toBe(404);
    const share = { params: { userId: child.id, clubId: club.id } };
    await world.call(parent, endpoints.share, share);
    const { id: commentId } = await world.call(coach, endpoints.comment, { params, body });
    for (const who of [child, parent]) {
      expect(await notificationsOf(who, 'training_comment')).toHaveLength(1);
      expect((await read(who, child)).sessions[0]?.comments).toMatchObject([
        { ...body, canRemove: true },
      ]);
    }
    const report = {
      contentType: 'training_comment' as const,
      contentId: commentId,
      reason: 'other' as const,
    };
    const reported = {
      body: { ...report, description: 'Please have a look', childAtRiskNow: false },
    };
    await world.call(child, reportEndpoints.file, reported);
    expect((await world.refusal(await world.person(), reportEndpoints.file, reported)).status).toBe(
      404,
    );
    await world.call(parent, endpoints.removeComment, { params: { commentId } });
    expect((await read(child, child)).sessions[0]?.comments).toEqual([]);
  });

  it('with contact details for a minor is refused', async () => {
    const { club, coach } = await clubWithCoach();
    const mia = await club.member(aged(14));
    const sessionId = await sharedSession(world, mia, club.id);
    const body = { content: 'Text me on 07700 900123, and keep it between us' };
    const refusal = await world.refusal(coach, endpoints.comment, { params: { sessionId }, body });
    expect(['flagged', 'notToMinors']).toContain(refusal.code);
  });
});

describe('a week with more hours than years', () => {
  it('is told once to the child, the guardian and the coach, in kind words', async () => {
    const { club, coach } = await clubWithCoach();
    const { child, parent } = await familyIn(club);
    const share = { params: { userId: child.id, clubId: club.id } };
    await world.call(parent, endpoints.share, share);
    await log(child, { minutes: 400 });
    expect((await read(parent, child)).care.manyHours).toBe(false);
    await log(child, { minutes: 300 });
    await log(child, { minutes: 30 });
    for (const who of [child, parent, coach]) {
      expect(await notificationsOf(who, 'training_care')).toHaveLength(1);
    }
    expect((await read(coach, child)).care.manyHours).toBe(true);
  });

  it('says nothing to adults, and suggests a rest day to the young', async () => {
    const [adult, teen] = [await world.person(), await world.person(aged(15))];
    for (const who of [adult, teen]) {
      for (let ago = 0; ago < 7; ago += 1) await log(who, { date: daysAgo(ago), minutes: 300 });
    }
    expect((await read(adult, adult)).care).toEqual({ manyHours: false, restDay: false });
    expect((await read(teen, teen)).care.restDay).toBe(true);
    expect(await notificationsOf(adult, 'training_care')).toEqual([]);
  });
});

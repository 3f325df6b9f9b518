import { clubWithAdmin, enrol, listedClub } from '#testing/club';
import { family } from '#testing/family';
import type { Person } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  manageEndpoints,
  clubEndpoints,
  teammateEndpoints as endpoints,
} from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { describe, expect, it } from 'vitest';
import { figures, list, openWorld, profile, world, YEAR } from './teammates.fixture.ts';

openWorld();

const seen = async (who: Person, clubId: ClubId, whom: Person) =>
  (await list(who, clubId)).find(({ id }) => id === whom.id);

const childLife = { userType: 'child_gymnast', birthYear: YEAR - 10 } as const;

describe('teammates', () => {
  it('are for members only', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const [waiting, gone, nobody] = [
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    await enrol(world, clubId, waiting, { status: 'waiting_club' });
    await enrol(world, clubId, gone, {
      status: 'left',
      left_at: world.clock(),
      left_reason: 'left',
    });
    for (const outsider of [waiting, gone, nobody]) {
      const params = { clubId };
      expect((await world.refusal(outsider, endpoints.list, { params, query: {} })).status).toBe(
        404,
      );
      expect((await world.refusal(outsider, endpoints.figures, { params })).status).toBe(404);
    }
    expect((await list(admin, clubId)).map(({ id }) => id)).toEqual([admin.id]);
  });

  it('are nobody but oneself where nobody runs the club: anybody may have joined it', async () => {
    const clubId = await listedClub(world);
    const [adult, child] = [await world.person(), await world.person(childLife)];
    for (const person of [adult, child]) await enrol(world, clubId, person);
    for (const person of [adult, child]) {
      expect((await list(person, clubId)).map(({ id }) => id)).toEqual([person.id]);
      expect(await figures(person, clubId)).toMatchObject({ total: 1 });
    }
    const page = await world.call(adult, endpoints.list, { params: { clubId }, query: {} });
    expect(page.isRun).toBe(false);
  });

  it('show an adult with everything, and a child to other adults as no more than a name', async () => {
    const { clubId } = await clubWithAdmin(world);
    const [adult, other, child] = [
      await world.person(),
      await world.person(),
      await world.person(childLife),
    ];
    for (const person of [adult, other, child]) await enrol(world, clubId, person);
    await profile(other, {
      specialties: ['Hoop', 'Ball', 'Ribbon'],
      achievements: ['Gold', 'Silver'],
      is_verified: true,
    });
    await profile(child, { full_name: 'Mia Petrenko', specialties: ['Hoop'] });
    expect(await seen(adult, clubId, other)).toMatchObject({
      name: expect.stringMatching(/^Person Number/u),
      username: expect.any(String),
      country: 'United Kingdom',
      specialties: ['Hoop', 'Ball', 'Ribbon'],
      achievements: 2,
      isVerified: true,
      joinedAt: expect.any(Date),
    });
    expect(await seen(adult, clubId, child)).toEqual({
      id: child.id,
      name: 'Mia P.',
      username: null,
      isVerified: false,
      role: 'member',
      country: null,
      joinedAt: null,
      specialties: [],
      achievements: null,
      art: null,
      imageId: null,
      friendship: { state: 'none', waitsForGuardian: false, mayAsk: false },
      mayOpen: false,
      isSelf: false,
      photoUses: null,
    });
    expect(await list(adult, clubId, { search: 'petrenko' })).toEqual([]);
    expect(await list(adult, clubId, { search: 'mia' })).toHaveLength(1);
  });

  it('give a coach more only once the club has confirmed them', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const [coach, child] = [
      await world.person({ userType: 'coach' }),
      await world.person(childLife),
    ];
    await profile(child, { full_name: 'Mia Petrenko' });
    const membershipId = await enrol(world, clubId, coach, { membership_type: 'coach' });
    await enrol(world, clubId, child);
    expect(await seen(coach, clubId, child)).toMatchObject({ name: 'Mia P.', username: null });
    expect(await seen(child, clubId, coach)).toMatchObject({ role: 'member' });
    await world.call(admin, manageEndpoints.changeRole, {
      params: { clubId, membershipId },
      body: { role: 'coach' },
    });
    expect(await seen(coach, clubId, child)).toMatchObject({ name: 'Mia Petrenko' });
    expect(await seen(child, clubId, coach)).toMatchObject({ role: 'coach' });
    expect(await list(coach, clubId, { role: 'coach' })).toHaveLength(1);
  });

  it('keep achievements of those who keep them to themselves', async () => {
    const { clubId } = await clubWithAdmin(world);
    const [one, shy] = [await world.person(), await world.person()];
    for (const person of [one, shy]) await enrol(world, clubId, person);
    await profile(shy, { achievements: ['Gold'] });
    await world.db
      .insertInto('privacy_settings')
      .values({ user_id: shy.id, show_achievements: false })
      .execute();
    expect(await seen(one, clubId, shy)).toMatchObject({ achievements: null });
    expect(await seen(shy, clubId, shy)).toMatchObject({ achievements: 1 });
  });

  it('count whom one sees, by role, and how many are friends', async () => {
    const { clubId } = await clubWithAdmin(world);
    const [me, friend, asked, blocked, paused] = [
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    for (const person of [me, friend, asked, blocked, paused]) await enrol(world, clubId, person);
    await profile(paused, { status: 'paused', paused_at: world.clock() });
    await world.db
      .insertInto('friendships')
      .values([
        { requester_id: friend.id, addressee_id: me.id, status: 'accepted' },
        { requester_id: me.id, addressee_id: asked.id, status: 'pending' },
      ])
      .execute();
    expect(await figures(me, clubId)).toEqual({
      total: 5,
      admins: 1,
      coaches: 0,
      members: 4,
      friends: 1,
    });
    expect(await seen(me, clubId, friend)).toMatchObject({ friendship: { state: 'friends' } });
    expect(await seen(me, clubId, asked)).toMatchObject({ friendship: { state: 'sent' } });
    expect(await seen(me, clubId, paused)).toBeUndefined();
    const { username } = await world.db
      .selectFrom('athlete_profiles')
      .select('username')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow();
    await world.call(blocked, friendEndpoints.block, { body: { username } });
    expect(await seen(me, clubId, blocked)).toBeUndefined();
    expect(await seen(blocked, clubId, me)).toBeUndefined();
    expect(await figures(me, clubId)).toMatchObject({ total: 4, members: 3 });
  });
});

describe('the photo consents of a child', () => {
  it('are read by who runs the club or coaches there, and by no other member', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const { child, guardian } = await family(world);
    const coach = await world.person({ userType: 'coach' });
    const member = await world.person();
    await enrol(world, clubId, child);
    await enrol(world, clubId, member);
    await enrol(world, clubId, coach, {
      membership_type: 'coach',
      coach_confirmed_at: world.clock(),
    });
    const uses = async (who: Person) => (await seen(who, clubId, child))?.photoUses;
    const answer = (use: 'press' | 'coach_analysis', given: boolean) =>
      world.call(guardian, familyEndpoints.answerPhotosOf, {
        params: { childId: child.id, use },
        body: { given },
      });
    expect(await uses(coach)).toEqual([]);
    await answer('press', true);
    await answer('coach_analysis', true);
    expect(await uses(coach)).toEqual(['coach_analysis', 'press']);
    expect(await uses(admin)).toEqual(['coach_analysis', 'press']);
    expect(await uses(member)).toBeNull();
    await answer('press', false);
    expect(await uses(coach)).toEqual(['coach_analysis']);
  });
});

describe('my clubs', () => {
  it('show what a club tells its members', async () => {
    const { clubId } = await clubWithAdmin(world, {
      address: '1 Ribbon Lane',
      hours: 'Weekends',
      phone: '01632 960001',
      email: 'hello@club.ribbon.test',
      website: 'https://club.ribbon.test',
      programs: ['Beginners'],
    });
    const person = await world.person();
    await enrol(world, clubId, person);
    const { memberships } = await world.call(person, clubEndpoints.memberships);
    expect(memberships).toMatchObject([
      {
        address: '1 Ribbon Lane',
        hours: 'Weekends',
        phone: '01632 960001',
        email: 'hello@club.ribbon.test',
        website: 'https://club.ribbon.test',
        programs: ['Beginners'],
        rating: null,
        membersCount: 2,
      },
    ]);
  });
});

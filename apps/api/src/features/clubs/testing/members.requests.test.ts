import { addAdmin, clubWithAdmin, crowd, enrol } from '#testing/club';
import { family } from '#testing/family';
import { keepAwake } from '#testing/quiet';
import type { Person } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { MembershipId, clubEndpoints, manageEndpoints as endpoints } from '@ribbon/domain/clubs';
import { InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { describe, expect, it } from 'vitest';
import { countOf, lastAct, openWorld, rename, rolesOf, rowOf, world } from './members.fixture.ts';

openWorld();

const requests = async (who: Person, clubId: ClubId) =>
  (await world.call(who, endpoints.requests, { params: { clubId } })).requests;

describe('requests to join', () => {
  const ask = async (clubId: ClubId, life = {}) => {
    const person = await world.person(life);
    await world.call(person, clubEndpoints.join, { params: { clubId } });
    return person;
  };

  it('reach those who run the club by mail, with a minor’s short name', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { join_policy: 'approval' });
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 15 });
    await rename(teen, 'Mia Petrenko');
    await world.call(teen, clubEndpoints.join, { params: { clubId } });
    const [mail] = await world.mailsTo(admin.email);
    expect(mail?.subject).toMatch(/^Mia P\. would like to join Larkspur Club/u);
    expect(mail?.text).toContain(`/club-admin?club=${clubId}&tab=members`);
    expect(await requests(admin, clubId)).toMatchObject([{ name: 'Mia P.', isAdult: false }]);
  });

  it('that are approved make a member, counted, dated, told and written down', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { join_policy: 'approval' });
    const person = await ask(clubId);
    const [request] = await requests(admin, clubId);
    const membershipId = MembershipId.parse(request?.membershipId);
    world.turnClock(10);
    await world.call(admin, endpoints.decide, {
      params: { clubId, membershipId },
      body: { approve: true },
    });
    expect(await countOf(clubId)).toBe(2);
    expect(await requests(admin, clubId)).toEqual([]);
    const row = await rowOf(membershipId);
    expect(row.status).toBe('active');
    expect(world.clock().getTime() - row.joined_at.getTime()).toBeLessThan(60_000);
    const [mail] = await world.mailsTo(person.email);
    expect(mail?.subject).toMatch(/^You’re now a member of Larkspur Club/u);
    expect(await lastAct(clubId)).toMatchObject({
      action: 'club.membership_approved',
      actor_id: admin.id,
      details: { userId: person.id },
    });
  });

  it('that are declined end, are told kindly and count for nothing', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { join_policy: 'approval' });
    const person = await ask(clubId);
    const [request] = await requests(admin, clubId);
    const membershipId = MembershipId.parse(request?.membershipId);
    await world.call(admin, endpoints.decide, {
      params: { clubId, membershipId },
      body: { approve: false },
    });
    expect(await rowOf(membershipId)).toMatchObject({ status: 'left', left_reason: 'declined' });
    const [mail] = await world.mailsTo(person.email);
    expect(mail?.subject).toMatch(/^Your request to join Larkspur Club/u);
    const { figures } = await world.call(admin, endpoints.overview, { params: { clubId } });
    expect(figures).toMatchObject({ activeMembers: 1, growth: 1 });
  });

  it('answered by fifty clicks at once are answered once', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { join_policy: 'approval' });
    const second = await addAdmin(world, clubId);
    const person = await ask(clubId);
    const [request] = await requests(admin, clubId);
    const params = { clubId, membershipId: MembershipId.parse(request?.membershipId) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        world.send(index % 2 ? admin : second, endpoints.decide, {
          params,
          body: { approve: true },
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(49);
    expect(await countOf(clubId)).toBe(3);
    expect(await world.mailsTo(person.email)).toHaveLength(1);
  });

  it('fifty people who ask at once are confirmed at once, and one who asks fifty times is one', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const second = await addAdmin(world, clubId, { isMember: false });
    const people = await crowd(world, 50);
    const params = { clubId };
    await Promise.all(people.map((person) => world.call(person, clubEndpoints.join, { params })));
    expect(await countOf(clubId)).toBe(1);
    const membershipIds = (await requests(admin, clubId)).map(({ membershipId }) => membershipId);
    const answers = await Promise.all(
      [admin, second, admin].map((who) =>
        world.call(who, endpoints.confirm, { params, body: { membershipIds } }),
      ),
    );
    expect(answers.map(({ confirmed }) => confirmed).toSorted((a, b) => a - b)).toEqual([0, 0, 50]);
    expect(await countOf(clubId)).toBe(51);
    const eager = await world.person();
    await Promise.all(
      Array.from({ length: 50 }, () => world.send(eager, clubEndpoints.join, { params })),
    );
    const rows = await world.db
      .selectFrom('club_memberships')
      .select('user_id')
      .where('club_id', '=', clubId)
      .execute();
    expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(52);
    expect(rows).toHaveLength(52);
  });

  it('of a child wait for the guardian first, then for the club, and both are told', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { join_policy: 'approval' });
    const { child, guardian } = await family(world, { permissions: ['join_clubs'] });
    await keepAwake(world, child);
    await world.call(child, clubEndpoints.join, { params: { clubId } });
    expect(await requests(admin, clubId)).toEqual([]);
    expect(await world.mailsTo(admin.email)).toEqual([]);
    const { id: waiting } = await world.db
      .selectFrom('club_memberships')
      .select('id')
      .where('user_id', '=', child.id)
      .executeTakeFirstOrThrow();
    const params = { clubId, membershipId: MembershipId.parse(waiting) };
    const early = await world.refusal(admin, endpoints.decide, { params, body: { approve: true } });
    expect(early.code).toBe('notFound');

    const [item] = (await world.call(guardian, familyEndpoints.overview)).children.flatMap(
      ({ inbox }) => inbox,
    );
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: InboxItemId.parse(item?.id) },
      body: { approve: true },
    });
    expect((await world.mailsTo(admin.email))[0]?.subject).toMatch(/^Mia T\. would like to join/u);
    await world.call(admin, endpoints.decide, { params, body: { approve: true } });
    expect((await world.mailsTo(child.email))[0]?.subject).toMatch(/^You’re now a member of/u);
    expect((await world.mailsTo(guardian.email))[0]?.subject).toMatch(
      /^Mia T\. is now a member of/u,
    );
  });

  it('of somebody else’s club are not there', async () => {
    const [one, other] = [await clubWithAdmin(world), await clubWithAdmin(world)];
    const membershipId = await enrol(world, other.clubId, await world.person(), {
      status: 'waiting_club',
    });
    const input = { params: { clubId: one.clubId, membershipId }, body: { approve: true } };
    expect((await world.refusal(one.admin, endpoints.decide, input)).code).toBe('notFound');
    expect((await rowOf(membershipId)).status).toBe('waiting_club');
  });

  it('as a coach are confirmed as one with the yes; a minor becomes a member', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const coach = await world.person({ userType: 'coach' });
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 16 });
    for (const [person, role] of [
      [coach, 'coach'],
      [teen, 'member'],
    ] as const) {
      const membershipId = await enrol(world, clubId, person, {
        status: 'waiting_club',
        membership_type: 'coach',
      });
      await world.call(admin, endpoints.decide, {
        params: { clubId, membershipId },
        body: { approve: true },
      });
      const row = await rowOf(membershipId);
      expect([row.membership_type, row.coach_confirmed_at !== null]).toEqual([
        role,
        role === 'coach',
      ]);
    }
    expect(await rolesOf(coach, clubId)).toEqual(['coach']);
    expect(await rolesOf(teen, clubId)).toEqual([]);
  });
});

import { addAdmin, clubWithAdmin, enrol } from '#testing/club';
import type { Person } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type ClubMember,
  MEMBERS_PAGE,
  MembershipId,
  type MembershipType,
  clubEndpoints,
  manageEndpoints as endpoints,
} from '@ribbon/domain/clubs';
import { describe, expect, it } from 'vitest';
import { cell } from '../manage/clubs.members.format.ts';
import { countOf, lastAct, openWorld, rename, rolesOf, rowOf, world } from './members.fixture.ts';

openWorld();

const members = async (who: Person, clubId: ClubId, query: Record<string, string> = {}) =>
  (await world.call(who, endpoints.members, { params: { clubId }, query })).members;

const setRole = (clubId: ClubId, membershipId: MembershipId, role: MembershipType) => ({
  params: { clubId, membershipId },
  body: { role },
});

describe('the list of members', () => {
  it('shows who is in, newest first, page by page', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const moment = new Date('2026-01-02T03:04:05.678Z');
    for (let index = 0; index < MEMBERS_PAGE + 5; index += 1) {
      // Some of them at the very same moment.
      await enrol(world, clubId, await world.person(), {
        joined_at: new Date(moment.getTime() + Math.floor(index / 3)),
      });
    }
    await enrol(world, clubId, await world.person(), { status: 'waiting_club' });
    const seen: ClubMember[] = [];
    let after: string | null = null;
    do {
      const page: { members: ClubMember[]; next: string | null } = await world.call(
        admin,
        endpoints.members,
        { params: { clubId }, query: after === null ? {} : { after } },
      );
      seen.push(...page.members);
      after = page.next;
    } while (after !== null);
    expect(seen).toHaveLength(MEMBERS_PAGE + 6);
    expect(new Set(seen.map(({ membershipId }) => membershipId)).size).toBe(seen.length);
    const times = seen.map(({ joinedAt }) => joinedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('finds by name, username and role', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const [zoe, tom] = [await world.person(), await world.person()];
    await rename(zoe, 'Zoë Łukasik');
    await enrol(world, clubId, zoe);
    await enrol(world, clubId, tom, { membership_type: 'coach' });
    const names = async (query: Record<string, string>) =>
      (await members(admin, clubId, query)).map(({ name }) => name);
    expect(await names({ search: 'lukasik' })).toEqual(['Zoë Łukasik']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ role: 'member' })).toEqual(['Zoë Łukasik']);
    expect(await names({ role: 'coach' })).toHaveLength(1);
    expect(await names({ role: 'admin' })).toHaveLength(1);
  });

  it('gives those who run the club the names of its children, but not of one who blocked them', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const [mia, eva] = [
      await world.person({ userType: 'child_gymnast', birthYear: 2018 }),
      await world.person({ userType: 'child_gymnast', birthYear: 2018 }),
    ];
    await rename(mia, 'Mia Petrenko');
    await rename(eva, 'Eva Marchenko');
    await enrol(world, clubId, mia);
    await enrol(world, clubId, eva);
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: eva.id, blocked_id: admin.id })
      .execute();
    const names = (await members(admin, clubId, { role: 'member' })).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Eva M.', 'Mia Petrenko']);
    expect(await members(admin, clubId, { search: 'marchenko' })).toEqual([]);
    expect(await members(admin, clubId, { search: 'petrenko' })).toHaveLength(1);
  });
});

describe('roles', () => {
  it('a member becomes a coach by the club’s word, with a scope for this club only, and back', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const person = await world.person({ userType: 'coach' });
    const membershipId = await enrol(world, clubId, person);
    await world.call(admin, endpoints.changeRole, setRole(clubId, membershipId, 'coach'));
    expect(await rowOf(membershipId)).toMatchObject({
      membership_type: 'coach',
      coach_confirmed_by: admin.id,
      coach_confirmed_at: expect.any(Date),
    });
    expect(await rolesOf(person, clubId)).toEqual(['coach']);
    expect(await lastAct(clubId)).toMatchObject({
      action: 'club.role_changed',
      details: { userId: person.id, to: 'coach' },
    });
    await world.call(admin, endpoints.changeRole, setRole(clubId, membershipId, 'member'));
    expect(await rowOf(membershipId)).toMatchObject({
      membership_type: 'member',
      coach_confirmed_at: null,
    });
    expect(await rolesOf(person, clubId)).toEqual([]);
  });

  it('nobody under 18 coaches or runs a club', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 17 });
    const membershipId = await enrol(world, clubId, teen);
    for (const role of ['coach', 'admin'] as const) {
      const refusal = await world.refusal(
        admin,
        endpoints.changeRole,
        setRole(clubId, membershipId, role),
      );
      expect(refusal.message).toBe('Only adults can coach or run a club.');
    }
  });

  it('another administrator can run the club at once, and no more once dismissed', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const person = await world.person();
    const membershipId = await enrol(world, clubId, person);
    await world.call(admin, endpoints.changeRole, setRole(clubId, membershipId, 'coach'));
    await world.call(admin, endpoints.changeRole, setRole(clubId, membershipId, 'admin'));
    expect((await world.call(person, endpoints.clubs)).clubs).toHaveLength(1);
    expect(await rolesOf(person, clubId)).toEqual(['club_admin', 'coach']);
    await world.call(admin, endpoints.changeRole, setRole(clubId, membershipId, 'coach'));
    expect(await rolesOf(person, clubId)).toEqual(['coach']);
    expect((await world.refusal(person, endpoints.clubs, {})).code).toBe('accessDenied');
  });

  it('the last administrator stays one, whatever they press, and cannot leave either', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const [own] = await members(admin, clubId, { role: 'admin' });
    const membershipId = MembershipId.parse(own?.membershipId);
    const params = { clubId, membershipId };
    const words = 'A club needs at least one administrator. Please appoint someone else first.';
    for (const refusal of [
      await world.refusal(admin, endpoints.changeRole, setRole(clubId, membershipId, 'member')),
      await world.refusal(admin, endpoints.removeMember, { params }),
      await world.refusal(admin, clubEndpoints.leave, { params: { clubId } }),
    ]) {
      expect(refusal.message).toBe(words);
    }
    expect((await rowOf(membershipId)).status).toBe('active');
    expect((await world.call(admin, endpoints.clubs)).clubs).toHaveLength(1);
  });

  it('two administrators who dismiss each other at once leave one', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const second = await addAdmin(world, clubId);
    const list = await members(admin, clubId, { role: 'admin' });
    const of = (isSelf: boolean) =>
      MembershipId.parse(list.find((one) => one.isSelf === isSelf)?.membershipId);
    await Promise.all([
      world.send(admin, endpoints.changeRole, setRole(clubId, of(false), 'member')),
      world.send(second, endpoints.changeRole, setRole(clubId, of(true), 'member')),
    ]);
    const left = await world.db
      .selectFrom('club_admins')
      .select('user_id')
      .where('club_id', '=', clubId)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('an administrator who leaves runs the club no more', async () => {
    const { clubId } = await clubWithAdmin(world);
    const second = await addAdmin(world, clubId);
    await world.call(second, clubEndpoints.leave, { params: { clubId } });
    expect(await world.call(second, endpoints.clubs)).toEqual({ clubs: [] });
    expect(await rolesOf(second, clubId)).toEqual([]);
  });
});

describe('removing a member', () => {
  it('ends the membership and what a coach might do, and is counted as a leave', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const person = await world.person();
    const membershipId = await enrol(world, clubId, person);
    await world.call(admin, endpoints.changeRole, setRole(clubId, membershipId, 'coach'));
    const params = { clubId, membershipId };
    await world.call(admin, endpoints.removeMember, { params });
    expect(await rowOf(membershipId)).toMatchObject({ status: 'left', left_reason: 'removed' });
    expect(await rolesOf(person, clubId)).toEqual([]);
    expect(await countOf(clubId)).toBe(1);
    expect((await world.refusal(admin, endpoints.removeMember, { params })).code).toBe('notFound');
    expect(await lastAct(clubId)).toMatchObject({ action: 'club.member_removed' });
  });
});

describe('the table of members', () => {
  it('is a file with names, roles and days, in every language and harmless in a spreadsheet', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { name: 'Łarkspur "RG"' });
    const [odd, coach] = [await world.person(), await world.person()];
    await rename(odd, '=HYPERLINK("http://evil.example")');
    await rename(coach, 'Zoë Łukasik');
    await enrol(world, clubId, odd, { joined_at: new Date('2026-02-03T12:00:00Z') });
    await enrol(world, clubId, coach, {
      joined_at: new Date('2026-01-03T12:00:00Z'),
      membership_type: 'coach',
    });
    const response = await world.send(admin, endpoints.exportMembers, { params: { clubId } });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="members-\S*arkspur-rg-\d{4}-\d\d-\d\d\.csv"$/u,
    );
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, , second, third] = response.body.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('"Name","Username","Role","Joined"');
    expect(second).toMatch(
      /^"'=HYPERLINK\(""http:\/\/evil\.example""\)","\w+","Member","2026-02-03"$/u,
    );
    expect(third).toMatch(/^"Zoë Łukasik","\w+","Coach, not confirmed","2026-01-03"$/u);
    expect(await lastAct(clubId)).toMatchObject({ action: 'club.members_exported' });
  });

  it('holds everybody, however many', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const people = await world.db
      .insertInto('users')
      .values(
        Array.from({ length: 1203 }, (_, index) => ({
          name: `bulk${index}`,
          email: `bulk${index}@people.ribbon.test`,
        })),
      )
      .returning('id')
      .execute();
    await world.db
      .insertInto('athlete_profiles')
      .values(
        people.map(({ id }, index) => ({
          id,
          username: `bulk${index}`,
          full_name: `Bulk ${index}`,
          country: 'Spain',
          birth_month: 1,
          birth_year: 1990,
        })),
      )
      .execute();
    await world.db
      .insertInto('club_memberships')
      .values(people.map(({ id }) => ({ user_id: id, club_id: clubId })))
      .execute();
    const { body } = await world.send(admin, endpoints.exportMembers, { params: { clubId } });
    const lines = body.trim().split('\r\n');
    expect(new Set(lines).size).toBe(1205);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1'])(
    'keeps %j as words',
    (value) => {
      expect(cell(value).startsWith(`"'`)).toBe(true);
    },
  );
});

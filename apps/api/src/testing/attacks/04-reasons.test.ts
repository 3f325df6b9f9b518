import { clubIn, clubWithAdmin, enrol } from '#testing/club';
import { family, linked } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import {
  MembershipId,
  clubAdminEndpoints,
  clubEndpoints,
  manageEndpoints,
} from '@ribbon/domain/clubs';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const aged = (age: number) => world.person({ birthYear: world.clock().getUTCFullYear() - age });
const friendsOf = async (who: Person) =>
  (await world.call(who, friendEndpoints.list, { query: {} })).people.map(
    ({ person }) => person.id,
  );
const opens = async (who: Person, { id: userId }: Person) =>
  (await world.send(who, profileEndpoints.read, { params: { userId } })).statusCode === 200;
const titlesOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ title }) => title);
};

async function befriend(one: Person, other: Person): Promise<void> {
  await world.call(one, friendEndpoints.request, { body: { userId: other.id } });
  await world.call(other, friendEndpoints.accept, { params: { userId: one.id } });
}

/** A confirmed coach and a teenager of one club, who are friends; somebody looks after the teenager. */
async function coachAndGymnast() {
  const club = await clubIn(world);
  const coach = await world.person({ userType: 'coach' });
  const membershipId = await enrol(world, club.id, coach, {
    membership_type: 'coach',
    coach_confirmed_at: world.clock(),
  });
  await world.db
    .insertInto('user_roles')
    .values({ user_id: coach.id, club_id: club.id, role: 'coach' })
    .execute();
  const teen = await aged(14);
  await club.join(teen);
  const guardian = await world.person({ userType: 'parent' });
  await world.db
    .insertInto('parental_relationships')
    .values({ parent_id: guardian.id, child_id: teen.id, role: 'primary', origin: 'teen_link' })
    .execute();
  await befriend(coach, teen);
  return { club, coach, teen, guardian, membershipId };
}

type Scene = Awaited<ReturnType<typeof coachAndGymnast>>;

/** Each way in which a coach stops being the coach of a gymnast. */
const ENDINGS: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'the coach is a plain member again': ({ club, membershipId }) =>
    world.call(club.admin, manageEndpoints.changeRole, {
      params: { clubId: club.id, membershipId: MembershipId.parse(membershipId) },
      body: { role: 'member' },
    }),
  'the coach is removed from the club': ({ club, membershipId }) =>
    world.call(club.admin, manageEndpoints.removeMember, {
      params: { clubId: club.id, membershipId: MembershipId.parse(membershipId) },
    }),
  'the coach leaves the club': ({ club, coach }) =>
    world.call(coach, clubEndpoints.leave, { params: { clubId: club.id } }),
  'the gymnast leaves the club': ({ club, teen }) =>
    world.call(teen, clubEndpoints.leave, { params: { clubId: club.id } }),
  'nobody runs the club any more': async ({ club }) => {
    const system = await world.person({ roles: ['system_admin'] });
    await world.call(system, clubAdminEndpoints.removeAdmin, {
      params: { clubId: club.id, userId: club.admin.id },
      body: { reason: 'Has left' },
    });
  },
  'the club is deleted': async ({ club }) => {
    const system = await world.person({ roles: ['system_admin'] });
    await world.call(system, clubAdminEndpoints.remove, {
      params: { clubId: club.id },
      body: { confirmation: 'Larkspur Rhythmic', reason: 'It has closed' },
    });
  },
};

describe('a friendship of coach and gymnast ends at once when', () => {
  it.each(Object.entries(ENDINGS))('%s, and everybody concerned is told', async (_, end) => {
    const scene = await coachAndGymnast();
    const { coach, teen, guardian } = scene;
    expect(await friendsOf(teen)).toEqual([coach.id]);
    await end(scene);
    expect(await friendsOf(teen)).toEqual([]);
    expect(await friendsOf(coach)).toEqual([]);
    expect(await opens(coach, teen)).toBe(false);
    expect(await titlesOf(teen)).toContain('A friendship has ended');
    expect(await titlesOf(coach)).toContain('A friendship has ended');
    expect(await titlesOf(guardian)).toContain('Your child’s friendship has ended');
    const [mail] = await world.mailsTo(guardian.email);
    expect(mail?.subject).toMatch(/are no longer friends$/u);
  });

  it('the reason of one of two clubs ends, but not while another one lasts', async () => {
    const scene = await coachAndGymnast();
    const second = await clubIn(world);
    await second.join(scene.coach, 'coach');
    await second.join(scene.teen);
    await ENDINGS['the coach leaves the club']?.(scene);
    expect(await friendsOf(scene.teen)).toEqual([scene.coach.id]);
  });

  it('the coach leaves, also where coach and gymnast are linked: from 13 a link is no reason', async () => {
    const scene = await coachAndGymnast();
    await linked(world, scene.teen, scene.coach, 'teen_link');
    await ENDINGS['the coach leaves the club']?.(scene);
    expect(await friendsOf(scene.teen)).toEqual([]);
    expect(await friendsOf(scene.coach)).toEqual([]);
  });
});

describe('a coach of a club whose last administrator is gone', () => {
  it('reads no register, plans nothing and is no coach when somebody else claims the club', async () => {
    const { club, coach, teen } = await coachAndGymnast();
    const eventId = await club.event();
    await world.call(teen, calendarEndpoints.answer, {
      params: { eventId, userId: teen.id },
      body: { going: true },
    });
    expect(
      (await world.send(coach, calendarEndpoints.register, { params: { eventId } })).statusCode,
    ).toBe(200);
    await ENDINGS['nobody runs the club any more']?.({ club } as Scene);
    expect(
      (await world.send(coach, calendarEndpoints.register, { params: { eventId } })).statusCode,
    ).not.toBe(200);
    const { clubs } = await world.call(coach, calendarEndpoints.calendars);
    expect(clubs.filter(({ canManage }) => canManage)).toEqual([]);
    const rows = await world.db
      .selectFrom('club_memberships')
      .select('coach_confirmed_at')
      .where('user_id', '=', coach.id)
      .execute();
    expect(rows).toEqual([{ coach_confirmed_at: null }]);
    const roles = await world.db
      .selectFrom('user_roles')
      .select('role')
      .where('user_id', '=', coach.id)
      .where('is_active', '=', true)
      .execute();
    expect(roles).toEqual([]);
  });

  it('is the same when the last administrator’s account is erased', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const coach = await world.person({ userType: 'coach' });
    await enrol(world, clubId, coach, {
      membership_type: 'coach',
      coach_confirmed_at: world.clock(),
    });
    await world.db
      .insertInto('account_deletion_requests')
      .values({
        user_id: admin.id,
        requested_by: admin.id,
        status_before: 'active',
        undo_until: new Date(world.clock().getTime() - 1000),
      })
      .execute();
    await world.db
      .updateTable('athlete_profiles')
      .set({ status: 'deleting' })
      .where('id', '=', admin.id)
      .execute();
    await world.housekeeper.run();
    const row = await world.db
      .selectFrom('club_memberships')
      .select('coach_confirmed_at')
      .where('user_id', '=', coach.id)
      .executeTakeFirstOrThrow();
    expect(row.coach_confirmed_at).toBeNull();
  });
});

describe('turning 18', () => {
  it('ends friendships with minors, and leaves those with adults, guardians and gymnasts', async () => {
    const club = await clubIn(world);
    const [young, mate, peer] = [await aged(17), await aged(14), await aged(17)];
    for (const one of [young, mate, peer]) await club.join(one);
    await befriend(young, mate);
    await befriend(young, peer);
    const now = world.clock();
    for (const { id } of [young, peer]) {
      // The birthday was last month: only the month is known, and it counts when it is over.
      const month = now.getUTCMonth() === 0 ? 12 : now.getUTCMonth();
      const year = now.getUTCFullYear() - 18 - (now.getUTCMonth() === 0 ? 1 : 0);
      await world.db
        .updateTable('athlete_profiles')
        .set({ birth_month: month, birth_year: year })
        .where('id', '=', id)
        .execute();
    }
    await world.housekeeper.run();
    expect(await friendsOf(mate)).toEqual([]);
    expect(await friendsOf(young)).toEqual([peer.id]);
    expect(await titlesOf(mate)).toContain('A friendship has ended');
  });
});

describe('a guardian’s link that ends', () => {
  it('ends the friendship of guardian and child', async () => {
    const { child, guardian } = await family(world, { permissions: ['add_friends'] });
    await befriend(child, guardian);
    expect(await friendsOf(child)).toEqual([guardian.id]);
    const second = await world.person({ userType: 'parent' });
    await world.db
      .insertInto('parental_relationships')
      .values({ parent_id: second.id, child_id: child.id, role: 'full' })
      .execute();
    await befriend(child, second);
    await world.call(guardian, familyEndpoints.removeGuardian, {
      params: { childId: child.id, guardianId: second.id },
    });
    expect(await friendsOf(child)).toEqual([guardian.id]);
    expect(await friendsOf(second)).toEqual([]);
  });

  it('leaves the friendship of guardian and child alone that began before the 13th birthday', async () => {
    const { child, guardian } = await family(world, { permissions: ['add_friends'] });
    await befriend(child, guardian);
    await world.db
      .updateTable('athlete_profiles')
      .set({ birth_year: world.clock().getUTCFullYear() - 14 })
      .where('id', '=', child.id)
      .execute();
    const club = await clubIn(world);
    await club.join(guardian, 'coach');
    await world.call(guardian, clubEndpoints.leave, { params: { clubId: club.id } });
    expect(await friendsOf(child)).toEqual([guardian.id]);
  });
});

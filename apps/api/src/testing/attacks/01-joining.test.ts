import { claimOf } from '#testing/claims';
import { addAdmin, clubIn, enrol, newClub } from '#testing/club';
import { family, linked, youngPerson } from '#testing/family';
import { type Person, type World, createWorld, linkIn } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { claimEndpoints } from '@ribbon/domain/claims';
import {
  type JoinPolicy,
  clubAdminEndpoints,
  clubEndpoints,
  clubFaults,
  invitationEndpoints,
  manageEndpoints,
  teammateEndpoints,
} from '@ribbon/domain/clubs';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const aged = (age: number) => world.person({ birthYear: world.clock().getUTCFullYear() - age });

/** A club with a child in it, an event and a post of the child, that says it is open. */
async function clubWithChild(joinPolicy: JoinPolicy = 'open') {
  const club = await clubIn(world);
  const child = await aged(9);
  await club.join(child);
  const eventId = await club.event();
  const post = await world.db
    .insertInto('posts')
    .values({
      author_id: child.id,
      content: 'We train on Tuesdays',
      visibility: 'friends',
      approval_status: 'approved',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .updateTable('clubs')
    .set({ join_policy: joinPolicy })
    .where('id', '=', club.id)
    .execute();
  return { club, child, eventId, postId: post.id };
}

const joins = (who: Person, clubId: ClubId) =>
  world.call(who, clubEndpoints.join, { params: { clubId } });

async function seesNothingOf(
  who: Person,
  { club, child, eventId, postId }: Awaited<ReturnType<typeof clubWithChild>>,
): Promise<void> {
  const asked = { params: { clubId: club.id }, query: {} };
  expect((await world.send(who, teammateEndpoints.list, asked)).statusCode).toBe(404);
  expect((await world.send(who, teammateEndpoints.figures, asked)).statusCode).toBe(404);
  const events = await world.call(who, calendarEndpoints.list, { query: { when: 'upcoming' } });
  expect(events.events).toEqual([]);
  expect((await world.send(who, calendarEndpoints.read, { params: { eventId } })).statusCode).toBe(
    404,
  );
  const profile = { params: { userId: child.id } };
  expect((await world.send(who, profileEndpoints.read, profile)).statusCode).toBe(404);
  const opened = await world.send(who, postEndpoints.read, { params: { postId } });
  expect(opened.statusCode).toBe(404);
  const request = await world.send(who, friendEndpoints.request, { body: { userId: child.id } });
  expect(request.statusCode).toBe(403);
  const { people } = await world.call(who, friendEndpoints.suggestions);
  expect(people).toEqual([]);
}

describe('a stranger who joins a club', () => {
  it.each([
    ['an adult', 30],
    ['somebody who typed the birth year of a fifteen-year-old', 15],
    ['somebody who typed the birth year of a nine-year-old', 9],
  ])('as %s learns nothing of its children, its sessions and its people', async (_, age) => {
    const scene = await clubWithChild();
    const stranger = await aged(age);
    // Without a guardian's permission a child is refused; by then it may have come in another way.
    const answer = await world.send(stranger, clubEndpoints.join, {
      params: { clubId: scene.club.id },
    });
    expect(answer.json()).not.toMatchObject({ status: 'active' });
    if (age < 13) await enrol(world, scene.club.id, stranger, { status: 'joined' });
    await seesNothingOf(stranger, scene);
  });

  it('by a link that was passed on waits for the club as well', async () => {
    const scene = await clubWithChild('invitation');
    const { link } = await world.call(scene.club.admin, invitationEndpoints.create, {
      params: { clubId: scene.club.id },
      body: { email: null, role: 'member' },
    });
    const stranger = await world.person();
    const body = { token: new URL(link ?? '').pathname.split('/').at(-1) ?? '' };
    const { status } = await world.call(stranger, invitationEndpoints.accept, { body });
    expect(status).toBe('joined');
    await seesNothingOf(stranger, scene);
  });

  it('is told where it stands, and sees the club as everybody does', async () => {
    const { club } = await clubWithChild();
    const stranger = await world.person();
    await joins(stranger, club.id);
    const { memberships } = await world.call(stranger, clubEndpoints.memberships);
    expect(memberships).toMatchObject([{ clubId: club.id, status: 'joined' }]);
    await world.call(stranger, clubEndpoints.read, { params: { clubId: club.id } });
  });
});

describe('who belongs', () => {
  it('is whom somebody who runs the club has confirmed, several with one press', async () => {
    const { club, child } = await clubWithChild();
    const friends = [await aged(12), await aged(14), await aged(15)];
    for (const friend of friends) await enrol(world, club.id, friend, { status: 'waiting_club' });
    const params = { clubId: club.id };
    const { requests } = await world.call(club.admin, manageEndpoints.requests, { params });
    const body = { membershipIds: requests.map(({ membershipId }) => membershipId) };
    expect(await world.call(club.admin, manageEndpoints.confirm, { params, body })).toEqual({
      confirmed: 3,
    });
    const team = await world.call(friends[1], teammateEndpoints.list, { params, query: {} });
    expect(team.people.map(({ id }) => id)).toContain(child.id);
  });

  it('is also whom a confirmed coach has confirmed, who makes nobody a coach', async () => {
    const { club } = await clubWithChild();
    const [coach, waiting, other] = [
      await world.person({ userType: 'coach' }),
      await world.person(),
      await world.person({ userType: 'coach' }),
    ];
    await club.join(coach, 'coach');
    await enrol(world, club.id, waiting, { status: 'waiting_club' });
    const wish = await enrol(world, club.id, other, {
      status: 'waiting_club',
      membership_type: 'coach',
    });
    const params = { clubId: club.id };
    const { requests } = await world.call(coach, manageEndpoints.requests, { params });
    expect(requests).toHaveLength(1);
    const body = { membershipIds: [...requests.map((one) => one.membershipId), wish] };
    expect(await world.call(coach, manageEndpoints.confirm, { params, body })).toEqual({
      confirmed: 1,
    });
    // Nor does anybody among many others.
    const alone = { membershipIds: [wish] };
    expect(await world.call(club.admin, manageEndpoints.confirm, { params, body: alone })).toEqual({
      confirmed: 0,
    });
    const refusal = await world.refusal(coach, manageEndpoints.decide, {
      params: { clubId: club.id, membershipId: wish },
      body: { approve: true },
    });
    expect(refusal.status).toBe(403);
  });

  it('is whose own address those who run the club have invited', async () => {
    const { club } = await clubWithChild('invitation');
    const invited = await world.person();
    await world.call(club.admin, invitationEndpoints.create, {
      params: { clubId: club.id },
      body: { email: invited.email, role: 'member' },
    });
    const [mail] = await world.mailsTo(invited.email);
    const token =
      linkIn(mail ?? { text: '' })
        .pathname.split('/')
        .at(-1) ?? '';
    expect(
      await world.call(invited, invitationEndpoints.accept, { body: { token } }),
    ).toMatchObject({ status: 'active' });
  });

  it('is not whom somebody invited who does not run the club any more', async () => {
    const { club } = await clubWithChild('invitation');
    const former = await addAdmin(world, club.id);
    const invited = await world.person();
    await world.call(former, invitationEndpoints.create, {
      params: { clubId: club.id },
      body: { email: invited.email, role: 'member' },
    });
    const [mail] = await world.mailsTo(invited.email);
    await world.call(former, clubEndpoints.leave, { params: { clubId: club.id } });
    const token =
      linkIn(mail ?? { text: '' })
        .pathname.split('/')
        .at(-1) ?? '';
    const { status } = await world.call(invited, invitationEndpoints.accept, { body: { token } });
    expect(status).toBe('joined');
  });

  it('is not, from 13, whose linked adult was invited: the club has asked the adult', async () => {
    const { club } = await clubWithChild('invitation');
    const [adult, teen] = [await world.person(), await youngPerson(world)];
    await linked(world, teen, adult, 'teen_link');
    await world.call(club.admin, invitationEndpoints.create, {
      params: { clubId: club.id },
      body: { email: adult.email, role: 'member' },
    });
    const [mail] = await world.mailsTo(adult.email);
    const token =
      linkIn(mail ?? { text: '' })
        .pathname.split('/')
        .at(-1) ?? '';
    const body = { token };
    expect(await world.refusal(teen, invitationEndpoints.accept, { body })).toMatchObject({
      code: clubFaults.otherAddress.code,
    });
    const { status } = await world.call(adult, invitationEndpoints.accept, { body });
    expect(status).toBe('active');
  });

  it('takes no guardian’s yes back when the child follows a link as well', async () => {
    const { club } = await clubWithChild('approval');
    const { child } = await family(world, { permissions: ['join_clubs'] });
    await enrol(world, club.id, child, { status: 'waiting_club' });
    const { link } = await world.call(club.admin, invitationEndpoints.create, {
      params: { clubId: club.id },
      body: { email: null, role: 'member' },
    });
    const body = { token: new URL(link ?? '').pathname.split('/').at(-1) ?? '' };
    const { status } = await world.call(child, invitationEndpoints.accept, { body });
    expect(status).toBe('waiting_club');
  });

  it.each([
    ['has confirmed', 'active', 'active'],
    ['has not confirmed', 'joined', 'waiting_club'],
  ] as const)(
    'with the guardian’s yes a child whose guardian the club %s is %s',
    async (_, guardians, childs) => {
      const { club } = await clubWithChild('approval');
      const { child, guardian } = await family(world, { permissions: ['join_clubs'] });
      await enrol(world, club.id, guardian, { status: guardians });
      expect((await joins(child, club.id)).status).toBe('waiting_guardian');
      const { children } = await world.call(guardian, familyEndpoints.overview);
      const [item] = children.flatMap(({ inbox }) => inbox);
      await world.call(guardian, familyEndpoints.decide, {
        params: { itemId: InboxItemId.parse(item?.id) },
        body: { approve: true },
      });
      const { memberships } = await world.call(child, clubEndpoints.memberships);
      expect(memberships.map(({ status }) => status)).toEqual([childs]);
    },
  );
});

describe('a club with minors', () => {
  const policyOf = async (clubId: ClubId) =>
    (await world.call(undefined, clubEndpoints.read, { params: { clubId } })).joinPolicy;

  it('closes its door behind the first of them, and cannot open it again', async () => {
    const clubId = await newClub(world, { join_policy: 'open' });
    const admin = await addAdmin(world, clubId);
    expect((await joins(await world.person(), clubId)).status).toBe('joined');
    expect(await policyOf(clubId)).toBe('open');
    await joins(await aged(15), clubId);
    const { requests } = await world.call(admin, manageEndpoints.requests, { params: { clubId } });
    const body = { membershipIds: requests.map(({ membershipId }) => membershipId) };
    await world.call(admin, manageEndpoints.confirm, { params: { clubId }, body });
    expect(await policyOf(clubId)).toBe('approval');
    const { club } = await world.call(admin, manageEndpoints.overview, { params: { clubId } });
    const refusal = await world.refusal(admin, manageEndpoints.update, {
      params: { clubId },
      body: { version: club.version, details: { ...club.details, joinPolicy: 'open' } },
    });
    expect(refusal).toMatchObject({ code: 'openWithMinors', status: 422 });
    const system = await world.person({ roles: ['system_admin'] });
    const { clubs } = await world.call(system, clubAdminEndpoints.list, { query: {} });
    const listed = clubs.find(({ id }) => id === clubId);
    const { name, city, country } = club.details;
    const bySystem = await world.refusal(system, clubAdminEndpoints.update, {
      params: { clubId },
      body: {
        version: listed?.version ?? 0,
        details: { name, city, country, joinPolicy: 'open' } as never,
      },
    });
    expect(bySystem.code).toBe('openWithMinors');
  });

  it('begins with asking, also when somebody has just claimed it', async () => {
    const clubId = await newClub(world, { status: 'listed', join_policy: 'open' });
    const [claimer, system] = [
      await world.person({ userType: 'club_admin' }),
      await world.person({ roles: ['system_admin'] }),
    ];
    await world.call(system, claimEndpoints.decide, {
      params: { claimId: await claimOf(world, claimer, clubId) },
      body: { approve: true },
    });
    expect(await policyOf(clubId)).toBe('approval');
  });
});

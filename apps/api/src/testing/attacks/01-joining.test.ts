import { claimOf } from '#testing/decisions/claims';
import { addAdmin, enrol, newClub } from '#testing/club';
import type { Person } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { claimEndpoints } from '@ribbon/domain/claims';
import {
  clubAdminEndpoints,
  clubEndpoints,
  invitationEndpoints,
  manageEndpoints,
  teammateEndpoints,
} from '@ribbon/domain/clubs';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { friendEndpoints } from '@ribbon/domain/friends';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { describe, expect, it } from 'vitest';
import { aged, clubWithChild, joins, openWorld, world } from './01-joining.fixture.ts';

openWorld();

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
        reason: 'A test',
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
      body: { approve: true, reason: 'A test' },
    });
    expect(await policyOf(clubId)).toBe('approval');
  });
});

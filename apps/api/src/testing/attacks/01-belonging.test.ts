import { addAdmin, enrol } from '#testing/club';
import { family, linked, youngPerson } from '#testing/family';
import { linkIn } from '#testing/world';
import {
  clubEndpoints,
  clubFaults,
  invitationEndpoints,
  manageEndpoints,
  teammateEndpoints,
} from '@ribbon/domain/clubs';
import { InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { describe, expect, it } from 'vitest';
import { aged, clubWithChild, joins, openWorld, world } from './01-joining.fixture.ts';

openWorld();

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

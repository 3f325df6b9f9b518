import { addAdmin, clubWithAdmin, crowd, enrol } from '#testing/club';
import { family } from '#testing/family';
import { type Person, type World, createWorld, linkIn } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  INVITATIONS_OPEN,
  INVITATION_DAYS,
  INVITATION_KEPT_DAYS,
  type NewInvitation,
  manageEndpoints,
  clubEndpoints,
  invitationEndpoints as endpoints,
} from '@ribbon/domain/clubs';
import { InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const tokenIn = (link: string | null) => ({ token: (link ?? '').split('/').at(-1) ?? '' });
async function invite(admin: Person, clubId: ClubId, more: Partial<NewInvitation> = {}) {
  const body = { email: null, role: 'member' as const, ...more };
  return tokenIn((await world.call(admin, endpoints.create, { params: { clubId }, body })).link);
}
const mailed = async (address: string) => {
  const [mail] = await world.mailsTo(address);
  return tokenIn(linkIn(mail ?? { text: '' }).pathname);
};
const open = async (admin: Person, clubId: ClubId) =>
  (await world.call(admin, endpoints.list, { params: { clubId } })).invitations;

describe('a link', () => {
  it('shows the club to whoever holds it, and lets one person in, also where only invitations do', async () => {
    const { clubId, admin } = await clubWithAdmin(world, {
      name: 'Bluebell',
      join_policy: 'invitation',
    });
    const body = await invite(admin, clubId);
    expect(await world.call(undefined, endpoints.open, { body })).toMatchObject({
      clubName: 'Bluebell',
      city: 'Leeds',
      role: 'member',
      isPersonal: false,
      status: null,
    });
    const person = await world.person();
    expect(await world.call(person, endpoints.accept, { body })).toEqual({
      clubId,
      clubName: 'Bluebell',
      status: 'joined',
    });
    const late = await world.refusal(await world.person(), endpoints.accept, { body });
    expect(late).toMatchObject({
      status: 410,
      message: 'This link has expired or has already been used. Please ask for a new one.',
    });
    expect((await world.refusal(undefined, endpoints.open, { body })).status).toBe(410);
  });

  it('is kept only as a hash, and listed without its secret', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const { token } = await invite(admin, clubId);
    const row = await world.db
      .selectFrom('club_invitations')
      .selectAll()
      .where('club_id', '=', clubId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await open(admin, clubId)).toMatchObject([{ email: null, role: 'member' }]);
    expect(JSON.stringify(await open(admin, clubId))).not.toContain('token');
  });

  it('used by two at the same moment takes one of them', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const body = await invite(admin, clubId);
    const people = await crowd(world, 20);
    const answers = await Promise.all(
      people.map((person) => world.send(person, endpoints.accept, { body })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 410)).toHaveLength(19);
  });

  it('pressed twice by one person joins once', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const body = await invite(admin, clubId);
    const person = await world.person();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.send(person, endpoints.accept, { body })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is over after its days, and forgotten some time later', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const body = await invite(admin, clubId);
    world.turnClock((INVITATION_DAYS * 24 + 1) * 60);
    const visitor = await world.person();
    expect((await world.refusal(visitor, endpoints.accept, { body })).status).toBe(410);
    // Somebody with a session of that day.
    expect(
      await world.call(await addAdmin(world, clubId), endpoints.list, { params: { clubId } }),
    ).toEqual({
      invitations: [],
    });
    const rows = () =>
      world.db.selectFrom('club_invitations').where('club_id', '=', clubId).select('id').execute();
    await world.housekeeper.run();
    expect(await rows()).toHaveLength(1);
    world.turnClock(INVITATION_KEPT_DAYS * 24 * 60);
    await world.housekeeper.run();
    expect(await rows()).toHaveLength(0);
  });

  it('that was taken back works no more', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const body = await invite(admin, clubId);
    const [invitation] = await open(admin, clubId);
    const params = { clubId, invitationId: invitation?.id ?? ('' as never) };
    await world.call(admin, endpoints.revoke, { params });
    expect(await open(admin, clubId)).toEqual([]);
    expect((await world.refusal(await world.person(), endpoints.accept, { body })).status).toBe(
      410,
    );
    expect((await world.refusal(admin, endpoints.revoke, { params })).code).toBe('notFound');
    const acts = await world.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', clubId)
      .orderBy('id')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual([
      'club.invitation_created',
      'club.invitation_revoked',
    ]);
  });

  it('is not spent by somebody who is in already', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const body = await invite(admin, clubId);
    const member = await world.person();
    await enrol(world, clubId, member);
    expect((await world.refusal(member, endpoints.accept, { body })).message).toBe(
      'You are already a member of this club.',
    );
    expect((await world.call(member, endpoints.open, { body })).status).toBe('active');
    expect((await world.call(await world.person(), endpoints.accept, { body })).status).toBe(
      'joined',
    );
  });

  it('lets somebody in who had asked and waits, and who waits for the club still', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { join_policy: 'approval' });
    const person = await world.person();
    await world.call(person, clubEndpoints.join, { params: { clubId } });
    const body = await invite(admin, clubId);
    expect((await world.call(person, endpoints.accept, { body })).status).toBe('joined');
    const { requests } = await world.call(admin, manageEndpoints.requests, {
      params: { clubId },
    });
    expect(requests).toMatchObject([{ hasJoined: true }]);
  });

  it('for a coach makes one who counts only once the club confirms it', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const coach = await world.person({ userType: 'coach' });
    await world.call(coach, endpoints.accept, {
      body: await invite(admin, clubId, { role: 'coach' }),
    });
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 16 });
    await world.call(teen, endpoints.accept, {
      body: await invite(admin, clubId, { role: 'coach' }),
    });
    const { requests } = await world.call(admin, manageEndpoints.requests, { params: { clubId } });
    expect(requests.map(({ role, hasJoined }) => [role, hasJoined])).toEqual([
      ['coach', true],
      ['member', false],
    ]);
    const given = await world.db
      .selectFrom('user_roles')
      .select('role')
      .where('user_id', '=', coach.id)
      .execute();
    expect(given).toEqual([]);
  });

  it('cannot be made without end', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    await Promise.all(
      Array.from({ length: INVITATIONS_OPEN + 5 }, () =>
        world.send(admin, endpoints.create, {
          params: { clubId },
          body: { email: null, role: 'member' },
        }),
      ),
    );
    expect(await open(admin, clubId)).toHaveLength(INVITATIONS_OPEN);
  });
});

describe('an invitation by mail', () => {
  it('works for the address it was sent to, and for no other', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { name: 'Foxglove' });
    const email = 'invited@people.ribbon.test';
    expect((await invite(admin, clubId, { email })).token).toBe('');
    const [mail] = await world.mailsTo(email);
    expect(mail?.subject).toBe('Foxglove has invited you to join Ribbon');
    const body = await mailed(email);
    const stranger = await world.refusal(await world.person(), endpoints.accept, { body });
    expect(stranger.message).toBe(
      'This invitation was sent to another email address. Please sign in with that one.',
    );
    const invited = await world.person({ email });
    expect((await world.call(invited, endpoints.accept, { body })).status).toBe('active');
  });

  it('sent again replaces the one before', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const email = 'again@people.ribbon.test';
    await invite(admin, clubId, { email });
    const first = await mailed(email);
    await invite(admin, clubId, { email });
    const second = await mailed(email);
    expect(await open(admin, clubId)).toHaveLength(1);
    const person = await world.person({ email });
    expect((await world.refusal(person, endpoints.accept, { body: first })).status).toBe(410);
    expect((await world.call(person, endpoints.accept, { body: second })).status).toBe('active');
  });
});

describe('a child who is invited', () => {
  const decide = async (guardian: Person) => {
    const [item] = (await world.call(guardian, familyEndpoints.overview)).children.flatMap(
      ({ inbox }) => inbox,
    );
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: InboxItemId.parse(item?.id) },
      body: { approve: true },
    });
  };

  it('by mail needs the guardian’s yes, and is in with it, because the club has said yes already', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { join_policy: 'invitation' });
    const { child, guardian } = await family(world, { permissions: ['join_clubs'] });
    await invite(admin, clubId, { email: guardian.email });
    const body = await mailed(guardian.email);
    expect((await world.call(child, endpoints.accept, { body })).status).toBe('waiting_guardian');
    await decide(guardian);
    const { memberships } = await world.call(child, clubEndpoints.memberships);
    expect(memberships).toMatchObject([{ clubId, status: 'active' }]);
  });

  it('whose guardian allows no clubs is refused, and the link stays good', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const { child } = await family(world);
    const body = await invite(admin, clubId);
    expect((await world.refusal(child, endpoints.accept, { body })).code).toBe('guardianSaysNo');
    expect((await world.call(await world.person(), endpoints.accept, { body })).status).toBe(
      'joined',
    );
  });

  it('may use the mail that went to the guardian', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const { child, guardian } = await family(world, { permissions: ['join_clubs'] });
    await invite(admin, clubId, { email: guardian.email });
    const body = await mailed(guardian.email);
    expect((await world.call(child, endpoints.accept, { body })).status).toBe('waiting_guardian');
  });
});

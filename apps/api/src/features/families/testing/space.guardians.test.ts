import { clubWithAdmin, enrol } from '#testing/club';
import { approvalForm, family, guardianLink } from '#testing/family';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { type InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { postEndpoints } from '@ribbon/domain/posts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { describe, expect, it } from 'vitest';
import { childOf, openWorld, post, world } from './space.fixture.ts';

const { me } = accountEndpoints;
const {
  accept,
  decide,
  decline,
  endOwnLink,
  handOver,
  inviteGuardian,
  inviteOwnGuardian,
  openRequest,
  overview,
  removeGuardian,
  setPause,
  setPermission,
  withdrawInvite,
} = familyEndpoints;

openWorld();

const join = async (guardian: Person, email: string, child: Person, role: 'full' | 'view_only') => {
  const params = { childId: child.id };
  await world.call(guardian, inviteGuardian, { params, body: { email, role } });
  const second = await world.person({ email });
  const link = await guardianLink(world, email);
  await world.call(second, accept, {
    body: { ...link, relationship: 'grandparent', noticeRead: true },
  });
  return second;
};

describe('guardians', () => {
  it('are several: full ones decide, view-only ones look, and only the main one invites', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const gran = await join(guardian, 'gran@people.ribbon.test', child, 'full');
    const uncle = await join(guardian, 'uncle@people.ribbon.test', child, 'view_only');
    await post(child);
    const [item] = (await childOf(uncle, child))?.inbox ?? [];
    const decision = { params: { itemId: item?.id as InboxItemId }, body: { approve: true } };
    expect(await world.refusal(uncle, decide, decision)).toMatchObject({ status: 403 });
    const params = { childId: child.id };
    expect(await world.refusal(uncle, setPause, { params, body: { paused: true } })).toMatchObject({
      status: 403,
    });
    await world.call(gran, decide, decision);
    const invite = { params, body: { email: 'more@people.ribbon.test', role: 'full' } } as const;
    expect(await world.refusal(gran, inviteGuardian, invite)).toMatchObject({ status: 403 });
    expect((await childOf(guardian, child))?.guardians.map(({ role }) => role)).toEqual([
      'primary',
      'full',
      'view_only',
    ]);
    // Leaving is for everybody but the main guardian; removing is for the main guardian only.
    const remove = (who: Person, whom: Person) =>
      world.send(who, removeGuardian, { params: { childId: child.id, guardianId: whom.id } });
    expect((await remove(gran, uncle)).statusCode).toBe(403);
    expect((await remove(guardian, guardian)).statusCode).toBe(403);
    expect((await remove(uncle, uncle)).statusCode).toBe(204);
    expect((await remove(guardian, gran)).statusCode).toBe(204);
    expect((await world.call(gran, overview)).children).toEqual([]);
    expect((await world.mailsTo(gran.email))[0]?.subject).toBe(
      'You no longer look after Mia’s account',
    );
  });

  it('pass the main role on, and only the main one can', async () => {
    const { child, guardian } = await family(world);
    const gran = await join(guardian, `gran.${child.email}`, child, 'full');
    const uncle = await join(guardian, `uncle.${child.email}`, child, 'view_only');
    const pass = (who: Person, to: Person) =>
      world.send(who, handOver, { params: { childId: child.id, guardianId: to.id } });
    expect((await pass(gran, gran)).statusCode).toBe(403);
    expect((await pass(guardian, uncle)).statusCode).toBe(403);
    expect((await pass(guardian, gran)).statusCode).toBe(204);
    const roles = (await childOf(gran, child))?.guardians.map(({ id, role }) => [id, role]);
    expect(roles).toEqual([
      [gran.id, 'primary'],
      [guardian.id, 'full'],
      [uncle.id, 'view_only'],
    ]);
    expect((await world.mailsTo(gran.email)).map(({ subject }) => subject)).toContain(
      'You’re now Mia’s main guardian',
    );
  });

  it('are at most four', async () => {
    const { child, guardian } = await family(world);
    for (const n of [1, 2, 3]) {
      await join(guardian, `full${n}.${child.email}`, child, 'full');
    }
    const invite = { params: { childId: child.id }, body: { email: 'x@x.test', role: 'full' } };
    expect(await world.refusal(guardian, inviteGuardian, invite as never)).toMatchObject({
      code: 'tooManyGuardians',
    });
  });

  it('are told apart from strangers, to whom a child does not exist', async () => {
    const { child } = await family(world);
    const stranger = await world.person({ userType: 'parent' });
    const params = { childId: child.id };
    for (const refusal of [
      await world.refusal(stranger, setPause, { params, body: { paused: true } }),
      await world.refusal(stranger, setPermission, {
        params: { ...params, permission: 'comment' },
        body: { granted: true },
      }),
      await world.refusal(stranger, inviteGuardian, {
        params,
        body: { email: 'x@people.ribbon.test', role: 'full' },
      }),
    ]) {
      expect(refusal).toMatchObject({ code: 'notFound', status: 404 });
    }
  });

  it('whose invitation was withdrawn find nothing behind the link', async () => {
    const { child, guardian } = await family(world);
    const email = 'late@people.ribbon.test';
    await world.call(guardian, inviteGuardian, {
      params: { childId: child.id },
      body: { email, role: 'full' },
    });
    const body = await guardianLink(world, email);
    const [invite] = (await childOf(guardian, child))?.invites ?? [];
    expect(invite).toMatchObject({ sentTo: email });
    const params = { requestId: invite?.id as never };
    const stranger = await world.person();
    expect(await world.refusal(stranger, withdrawInvite, { params })).toMatchObject({
      status: 404,
    });
    await world.call(guardian, withdrawInvite, { params });
    expect(await world.refusal(undefined, openRequest, { body })).toMatchObject({ status: 410 });
  });

  it('may look after several children and see only their own', async () => {
    const one = await family(world);
    const two = await family(world, { guardian: one.guardian });
    await family(world);
    const { children } = await world.call(one.guardian, overview);
    expect(new Set(children.map(({ id }) => id))).toEqual(new Set([one.child.id, two.child.id]));
  });
});

describe('a teenager', () => {
  const teenager = () => world.person({ birthYear: world.clock().getUTCFullYear() - 15 });
  /** Somebody who runs a club of the young person. */
  const clubAdminOf = async (teen: Person) => {
    const { clubId, admin } = await clubWithAdmin(world);
    await enrol(world, clubId, teen);
    return admin;
  };

  it('links an adult who looks, once somebody has stood before it, and can end it again', async () => {
    const teen = await teenager();
    const email = `mum.of.${teen.email}`;
    await world.call(teen, inviteOwnGuardian, { body: { email } });
    const mum = await world.person({ email });
    const link = await guardianLink(world, email);
    expect(await world.call(mum, openRequest, { body: link })).toMatchObject({
      state: 'ready',
      kind: 'teen_link',
      child: { email: null },
    });
    await world.call(mum, accept, { body: { ...link, relationship: 'parent', noticeRead: true } });
    expect((await world.call(mum, overview)).children).toEqual([]);
    const admin = await clubAdminOf(teen);
    const [waiting] = (await world.call(admin, familyEndpoints.linksToConfirm)).links;
    expect(waiting).toMatchObject({ adult: { id: mum.id }, club: expect.any(String) });
    await world.call(admin, familyEndpoints.answerLink, {
      params: { linkId: waiting?.id ?? '' },
      body: { approve: true },
    });
    const child = await childOf(mum, teen);
    expect(child).toMatchObject({
      ageBand: '13-15',
      myRole: 'view_only',
      birthMonth: null,
      activity: { posts: 0, comments: 0, friends: 0, trainingMinutes: 0 },
    });
    const profile = { params: { userId: teen.id } };
    expect((await world.send(mum, profileEndpoints.read, profile)).statusCode).toBe(200);
    // Switches and decisions belong to the years before.
    const params = { childId: teen.id, permission: 'comment' } as const;
    expect(
      await world.refusal(mum, setPermission, { params, body: { granted: false } }),
    ).toMatchObject({ status: 403 });
    expect((await world.call(teen, overview)).guardians).toMatchObject([
      { id: mum.id, canRemove: true },
    ]);
    await world.call(teen, endOwnLink, { params: { guardianId: mum.id } });
    expect((await world.call(mum, overview)).children).toEqual([]);
  });

  it('stays without one when the invitation is declined', async () => {
    const teen = await teenager();
    const email = `no.${teen.email}`;
    await world.call(teen, inviteOwnGuardian, { body: { email } });
    const body = await guardianLink(world, email);
    await world.call(undefined, decline, { body });
    expect((await world.call(teen, me)).member?.status).toBe('active');
    expect(await world.refusal(undefined, openRequest, { body })).toMatchObject({ status: 410 });
  });

  it('is the only one who may: a child has its guardian, an adult needs none', async () => {
    const adult = await world.person();
    const { child } = await family(world);
    for (const who of [adult, child]) {
      const refusal = await world.refusal(who, inviteOwnGuardian, {
        body: { email: 'x@people.ribbon.test' },
      });
      expect(refusal).toMatchObject({ status: 403 });
    }
  });
});

describe('a guardian who leaves for good', () => {
  const leave = async (own: World, guardian: Person) => {
    const { member } = await own.call(guardian, me);
    await own.call(guardian, privacyEndpoints.scheduleDeletion, {
      body: { confirmation: member?.username ?? '', password: PASSWORD },
    });
    own.turnClock(14 * 24 * 60 + 1);
    await own.housekeeper.run();
  };

  it('is followed by the next one who decides', async () => {
    const own = await createWorld();
    const { child, guardian } = await family(own);
    const params = { childId: child.id };
    const email = 'dad@people.ribbon.test';
    await own.call(guardian, inviteGuardian, { params, body: { email, role: 'full' } });
    const dad = await own.person({ email });
    const link = await guardianLink(own, email);
    await own.call(dad, accept, { body: { ...link, relationship: 'parent', noticeRead: true } });
    await leave(own, guardian);
    const back = await own.enter(dad.id, dad.email);
    expect((await own.call(back, overview)).children).toMatchObject([
      { id: child.id, myRole: 'primary', status: 'active' },
    ]);
    await own.close();
  });

  it('lets a child without another wait again, with nothing allowed, until somebody says yes', async () => {
    const own = await createWorld();
    const { child, username, guardian } = await family(own, { permissions: ['create_posts'] });
    await leave(own, guardian);
    const back = await own.enter(child.id, child.email);
    expect((await own.call(back, me)).member).toMatchObject({ status: 'awaiting_guardian' });
    expect(await own.call(back, familyEndpoints.waiting)).toMatchObject({ guardianEmail: null });
    expect((await own.mailsTo(child.email))[0]?.subject).toBe(
      'Your account needs a grown-up again',
    );

    const gran = await own.person();
    await own.call(back, familyEndpoints.askGuardian, { body: { guardianEmail: gran.email } });
    await own.call(gran, familyEndpoints.approve, {
      body: {
        ...(await guardianLink(own, gran.email)),
        ...approvalForm,
        birthYear: own.clock().getUTCFullYear() - 10,
        permissions: {},
      },
    });
    expect((await own.call(gran, overview)).children).toMatchObject([
      { username, myRole: 'primary' },
    ]);
    const body = { content: 'hello', visibility: 'friends' } as const;
    expect(await own.refusal(back, postEndpoints.create, { body })).toMatchObject({
      code: 'guardianSaysNo',
    });
    await own.close();
  });
});

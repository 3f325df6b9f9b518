import { clubWithAdmin, enrol } from '#testing/club';
import { approvalForm, family, guardianLink } from '#testing/family';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { type InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { postEndpoints } from '@ribbon/domain/posts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const post = (child: Person, content = 'My new hoop routine') =>
  world.call(child, postEndpoints.create, { body: { content, visibility: 'friends' } });
const statusOf = async (child: Person, id: string) =>
  (await world.call(child, postEndpoints.mine)).posts.find((own) => own.id === id)?.approvalStatus;
const childOf = async (guardian: Person, child: Person) =>
  (await world.call(guardian, overview)).children.find(({ id }) => id === child.id);
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

describe('a child’s post', () => {
  it('waits for the guardian, who is told, reads it and says yes', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const { id, approvalStatus } = await post(child);
    expect(approvalStatus).toBe('waiting_guardian');
    expect((await world.mailsTo(guardian.email))[0]?.subject).toBe(
      'Mia is waiting for your decision',
    );
    expect((await world.call(guardian, me)).member?.family.waiting).toBe(1);
    const [item] = (await childOf(guardian, child))?.inbox ?? [];
    expect(item).toMatchObject({ kind: 'post', content: 'My new hoop routine' });
    await world.call(guardian, decide, {
      params: { itemId: item?.id as InboxItemId },
      body: { approve: true },
    });
    expect(await statusOf(child, id)).toBe('approved');
    expect((await childOf(guardian, child))?.inbox).toEqual([]);
  });

  it('is not published when the guardian says no', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const { id } = await post(child);
    const [item] = (await childOf(guardian, child))?.inbox ?? [];
    const params = { itemId: item?.id as InboxItemId };
    await world.call(guardian, decide, { params, body: { approve: false } });
    expect(await statusOf(child, id)).toBe('rejected');
    const again = await world.refusal(guardian, decide, { params, body: { approve: true } });
    expect(again).toMatchObject({ code: 'alreadyDecided', status: 409 });
  });

  it('is refused while the guardian has not allowed posts, or no longer does', async () => {
    const { child, guardian } = await family(world);
    const body = { content: 'hello', visibility: 'friends' } as const;
    const refusal = () => world.refusal(child, postEndpoints.create, { body });
    expect(await refusal()).toMatchObject({ code: 'guardianSaysNo', status: 403 });
    const params = { childId: child.id, permission: 'create_posts' } as const;
    await world.call(guardian, setPermission, { params, body: { granted: true } });
    await post(child);
    await world.call(guardian, setPermission, { params, body: { granted: false } });
    expect(await refusal()).toMatchObject({ code: 'guardianSaysNo' });
    const row = await world.db
      .selectFrom('minor_permissions')
      .select(['is_granted', 'granted_at'])
      .where('minor_id', '=', child.id)
      .where('permission_type', '=', 'create_posts')
      .executeTakeFirst();
    expect(row).toEqual({ is_granted: false, granted_at: null });
  });

  it('that the child deletes leaves nothing to decide', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const { id } = await post(child);
    await world.call(child, postEndpoints.remove, { params: { postId: id } });
    expect((await childOf(guardian, child))?.inbox).toEqual([]);
    expect((await world.call(guardian, me)).member?.family.waiting).toBe(0);
  });

  it('reaches friends at most', async () => {
    const { child } = await family(world, { permissions: ['create_posts'] });
    const body = { content: 'hello', visibility: 'public' } as const;
    expect(await world.refusal(child, postEndpoints.create, { body })).toMatchObject({
      code: 'audienceTooWide',
      status: 422,
    });
  });
});

describe('a permission', () => {
  it('ends by itself on the day the guardian chose', async () => {
    const own = await createWorld();
    const { child, guardian } = await family(own);
    const expiresAt = new Date(own.clock().getTime() + 3_600_000).toISOString();
    await own.call(guardian, setPermission, {
      params: { childId: child.id, permission: 'create_posts' },
      body: { granted: true, expiresAt },
    });
    const body = { content: 'hello', visibility: 'friends' } as const;
    expect((await own.send(child, postEndpoints.create, { body })).statusCode).toBe(200);
    own.turnClock(15);
    await own.call(child, accountEndpoints.keepAlive);
    await own.call(guardian, accountEndpoints.keepAlive);
    own.turnClock(15);
    await own.call(child, accountEndpoints.keepAlive);
    await own.call(guardian, accountEndpoints.keepAlive);
    own.turnClock(15);
    await own.call(child, accountEndpoints.keepAlive);
    await own.call(guardian, accountEndpoints.keepAlive);
    own.turnClock(16);
    expect(await own.refusal(child, postEndpoints.create, { body })).toMatchObject({
      code: 'guardianSaysNo',
    });
    const [shown] = (await own.call(guardian, overview)).children;
    expect(
      shown?.permissions.find(({ permission }) => permission === 'create_posts'),
    ).toMatchObject({ granted: false });
    await own.close();
  });

  it('is recorded each time, and the record cannot be changed', async () => {
    const { child, guardian } = await family(world);
    const params = { childId: child.id, permission: 'comment' } as const;
    for (const granted of [true, false, true]) {
      await world.call(guardian, setPermission, { params, body: { granted } });
    }
    const records = await world.db
      .selectFrom('consent_records')
      .select('action')
      .where('child_id', '=', child.id)
      .where('purpose', '=', 'comment')
      .orderBy('id')
      .execute();
    expect(records.map(({ action }) => action)).toEqual(['refused', 'given', 'withdrawn', 'given']);
    await expect(
      world.db.deleteFrom('consent_records').where('child_id', '=', child.id).execute(),
    ).rejects.toThrow(/append-only/u);
  });
});

describe('a pause', () => {
  it('stops the child at once, and lets it go on', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const params = { childId: child.id };
    await world.call(guardian, setPause, { params, body: { paused: true } });
    expect((await world.call(child, me)).member?.status).toBe('paused');
    const body = { content: 'hello', visibility: 'friends' } as const;
    expect(await world.refusal(child, postEndpoints.create, { body })).toMatchObject({
      code: 'accountPaused',
    });
    await world.call(guardian, setPause, { params, body: { paused: false } });
    await post(child);
  });
});

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
      'You no longer look after the account of Mia',
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
      'You are the main guardian of Mia now',
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
    expect(child).toMatchObject({ ageBand: '13-15', myRole: 'view_only' });
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

describe('a child’s data', () => {
  it('is downloaded and erased by the guardian, with 14 days to undo it', async () => {
    const { child, username, guardian } = await family(world);
    const params = { childId: child.id };
    const zip = await world.send(guardian, familyEndpoints.downloadChild, { params });
    expect(zip.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
    });
    expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const wrong = await world.refusal(guardian, familyEndpoints.eraseChild, {
      params,
      body: { confirmation: 'somebody' },
    });
    expect(wrong).toMatchObject({ code: 'confirmationWrong', issues: [{ path: 'confirmation' }] });
    await world.call(guardian, familyEndpoints.eraseChild, {
      params,
      body: { confirmation: username },
    });
    expect((await world.mailsTo(guardian.email)).map(({ subject }) => subject)).toContain(
      `The account of ${username} will be deleted`,
    );
    expect(await childOf(guardian, child)).toMatchObject({
      status: 'deleting',
      deletionUndoUntil: expect.any(Date),
    });
    const back = await world.enter(child.id, child.email);
    const undo = await world.refusal(back, privacyEndpoints.cancelDeletion, {});
    expect(undo).toMatchObject({ code: 'guardianDecides', status: 403 });
    await world.call(guardian, familyEndpoints.keepChild, { params });
    expect(await childOf(guardian, child)).toMatchObject({
      status: 'active',
      deletionUndoUntil: null,
    });
  });
});

describe('growing up', () => {
  it('ends the switches at 13 and the guardians’ rights at 18, and tells both', async () => {
    const own = await createWorld();
    const { child, guardian } = await family(own, { age: 12, permissions: ['create_posts'] });
    const { id: postId } = await own.call(child, postEndpoints.create, {
      body: { content: 'My first hoop', visibility: 'friends', media: [] },
    });
    const years = (n: number) => own.turnClock(n * 366 * 24 * 60);
    await own.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2100-01-01') })
      .execute();
    years(1);
    await own.housekeeper.run();
    const back = await own.signIn(child.id, child.email);
    expect((await own.call(back, me)).member).toMatchObject({
      ageBand: '13-15',
      userType: 'gymnast',
    });
    // What waited for the guardian's word waits no more.
    const waited = await own.db
      .selectFrom('posts')
      .select('approval_status')
      .where('id', '=', postId)
      .executeTakeFirstOrThrow();
    expect(waited.approval_status).toBe('approved');
    const subjects = (await own.mailsTo(guardian.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Mia is 13: a few things change');
    expect((await own.mailsTo(child.email))[0]?.subject).toBe('You are 13: a few things change');

    const parent = await own.signIn(guardian.id, guardian.email);
    const pause = { params: { childId: child.id }, body: { paused: true } };
    expect(await own.refusal(parent, setPause, pause)).toMatchObject({ status: 403 });
    years(5);
    await own.housekeeper.run();
    expect((await own.mailsTo(guardian.email))[0]?.subject).toContain('Mia is 18');
    expect((await own.mailsTo(child.email))[0]?.subject).toBe('Your account is yours alone now');
    const grown = await own.signIn(child.id, child.email);
    expect((await own.call(grown, me)).member).toMatchObject({
      ageBand: 'adult',
      status: 'active',
      family: { lookedAfterBy: [] },
    });
    const late = await own.signIn(guardian.id, guardian.email);
    expect((await own.call(late, overview)).children).toEqual([]);
    // Once: the next round sweeps the old mails of the development mailbox and writes none.
    await own.housekeeper.run();
    expect(await own.mailsTo(guardian.email)).toEqual([]);
    await own.close();
  });
});

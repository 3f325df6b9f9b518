import { family } from '#testing/family';
import { type Person, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { type InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { postEndpoints } from '@ribbon/domain/posts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { describe, expect, it } from 'vitest';
import { childOf, openWorld, post, world } from './space.fixture.ts';

const { me } = accountEndpoints;
const { decide, overview, setPause, setPermission } = familyEndpoints;

openWorld();

const statusOf = async (child: Person, id: string) =>
  (await world.call(child, postEndpoints.mine, { query: {} })).posts.find((own) => own.id === id)
    ?.approvalStatus;

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
      `${username}’s account will be deleted`,
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
    expect(subjects).toContain('Mia is 13: a few things are changing');
    expect((await own.mailsTo(child.email))[0]?.subject).toBe(
      'You’re 13: a few things are changing',
    );

    const parent = await own.signIn(guardian.id, guardian.email);
    const pause = { params: { childId: child.id }, body: { paused: true } };
    expect(await own.refusal(parent, setPause, pause)).toMatchObject({ status: 403 });
    years(5);
    await own.housekeeper.run();
    expect((await own.mailsTo(guardian.email))[0]?.subject).toContain('Mia is 18');
    expect((await own.mailsTo(child.email))[0]?.subject).toBe('Your account is all yours now');
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

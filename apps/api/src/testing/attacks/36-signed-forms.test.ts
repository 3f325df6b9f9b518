import { openStorage } from '#platform/storage/open';
import { clubIn } from '#testing/club';
import { family, linked, verified, youngPerson } from '#testing/family';
import { formPicture, sendForm, waitingForm } from '#testing/decisions/guardian-forms';
import { NOBODY } from '#testing/matrix/case';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { adminStartEndpoints } from '@ribbon/domain/admin-start';
import {
  type FormDecision,
  guardianFormEndpoints as endpoints,
} from '@ribbon/domain/guardian-forms';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { queueEndpoints } from '@ribbon/domain/moderation';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const ACCEPT = { accept: true, reason: 'Signature, names and reference match' } as const;
const DECLINE = { accept: false, problem: 'incomplete' } as const;
const opens = async (who: Person | undefined, mediaId: MediaId) =>
  (await world.send(who, mediaEndpoints.read, { params: { mediaId, variant: 'small' } }))
    .statusCode;
const decide = async (by: Person | undefined, formId: string, body: object = ACCEPT) =>
  (await world.send(by, endpoints.decide, { params: { formId }, body: body as FormDecision }))
    .statusCode;
const listedTo = async (who: Person) =>
  (await world.call(who, endpoints.list, { query: {} })).forms.map(({ id }) => id as string);
const countedTo = async (who: Person) =>
  (await world.call(who, adminStartEndpoints.waiting)).kinds.find(
    ({ kind }) => kind === 'guardian_forms',
  )?.figure?.count;
const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type }) => type);
};
const isVerified = async ({ id }: { id: UserId }) =>
  (
    await world.db
      .selectFrom('athlete_profiles')
      .select('in_community')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).in_community;
const sends = async (who: Person, childId: string, fileId: string) =>
  (await world.send(who, endpoints.send, { params: { childId }, body: { fileId } })).statusCode;

describe('the picture of a signed form', () => {
  it('is opened by its guardian and by moderators, and by nobody else', async () => {
    const { child, guardian, fileId } = await waitingForm(world);
    const club = await clubIn(world);
    await club.join(child);
    const coach = await world.person({ userType: 'coach' });
    await club.join(coach, 'coach');
    const second = await world.person({ userType: 'parent' });
    await linked(world, child, second);
    const others = [undefined, child, coach, club.admin, second, await world.person()];
    for (const other of others) expect(await opens(other, fileId)).toBe(404);
    expect(await opens(guardian, fileId)).toBe(200);
    expect(await opens(admin, fileId)).toBe(200);
  });

  it('is not in the queue of moderators, where a household could see it', async () => {
    const { fileId } = await waitingForm(world);
    const { items } = await world.call(admin, queueEndpoints.list, { query: {} });
    expect(items.map(({ media }) => media?.id)).not.toContain(fileId);
  });

  it.each([ACCEPT, DECLINE])('is gone with the decision (accepted: $accept)', async (decision) => {
    const { guardian, fileId, formId } = await waitingForm(world);
    const storage = await openStorage(world.config);
    const { key } = await world.db
      .selectFrom('media_files')
      .select('storage_key as key')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    expect(await storage.size(key)).toBeGreaterThan(0);
    expect(await decide(admin, formId, decision)).toBe(204);
    for (const anybody of [guardian, admin]) expect(await opens(anybody, fileId)).toBe(404);
    await world.worker.run();
    expect(await storage.size(key)).toBeUndefined();
  });

  it('goes when the guardian looks after the child no longer, or is verified in another way', async () => {
    const left = await waitingForm(world);
    await world.db
      .updateTable('parental_relationships')
      .set({ ended_at: world.clock(), end_reason: 'left' })
      .where('parent_id', '=', left.guardian.id)
      .execute();
    const vouched = await waitingForm(world);
    await verified(world, vouched.child);
    for (const { guardian, fileId, formId } of [left, vouched]) {
      expect(await opens(guardian, fileId)).toBe(404);
      expect(await decide(admin, formId)).toBe(404);
    }
  });
});

describe('a form whose picture is gone', () => {
  it('verifies nobody, because no person has looked at it, and can be declined', async () => {
    const { child, fileId, formId } = await waitingForm(world);
    await world.db.deleteFrom('media_files').where('id', '=', fileId).execute();
    expect(await decide(admin, formId)).toBe(409);
    expect(await isVerified(child)).toBe(false);
    expect(await decide(admin, formId, DECLINE)).toBe(204);
  });

  it('goes with the account of its guardian, and the picture with it', async () => {
    const { guardian, fileId } = await waitingForm(world);
    await world.db.deleteFrom('users').where('id', '=', guardian.id).execute();
    const of = (table: 'guardian_forms' | 'media_files', column: string) =>
      world.db
        .selectFrom(table)
        .select('id')
        .where(column as 'id', '=', table === 'media_files' ? fileId : guardian.id)
        .execute();
    expect(await of('guardian_forms', 'guardian_id')).toEqual([]);
    expect(await of('media_files', 'id')).toEqual([]);
  });
});

describe('a moderator of the same household', () => {
  it('neither sees nor decides the form', async () => {
    const own = await world.person({ roles: ['system_admin'] });
    const { child, formId } = await waitingForm(world, { guardian: own });
    expect(await listedTo(own)).not.toContain(formId);
    expect(await listedTo(admin)).toContain(formId);
    expect(await countedTo(own)).toBe(((await countedTo(admin)) ?? 0) - 1);
    expect(await notificationsOf(own)).not.toContain('guardian_form_waiting');
    expect(await notificationsOf(admin)).toContain('guardian_form_waiting');
    for (const body of [ACCEPT, DECLINE]) expect(await decide(own, formId, body)).toBe(404);
    expect(await isVerified(child)).toBe(false);
  });

  it('nor does one who looked after the child once', async () => {
    const once = await world.person({ roles: ['system_admin'] });
    const { child, guardian } = await family(world, { isVerified: false });
    await linked(world, child, once);
    await world.db
      .updateTable('parental_relationships')
      .set({ ended_at: world.clock(), end_reason: 'left' })
      .where('parent_id', '=', once.id)
      .execute();
    const { fileId, formId } = await sendForm(world, guardian, child);
    expect(await listedTo(once)).not.toContain(formId);
    expect(await opens(once, fileId)).toBe(404);
    expect(await decide(once, formId)).toBe(404);
    expect(await isVerified(child)).toBe(false);
  });
});

describe('a decision', () => {
  it('is made once, and by moderators alone', async () => {
    const { child, guardian, formId } = await waitingForm(world);
    for (const other of [undefined, guardian, child, await world.person()]) {
      expect(await decide(other, formId)).toBeGreaterThanOrEqual(401);
    }
    const second = await world.person({ roles: ['system_admin'] });
    const both = await Promise.all([decide(admin, formId), decide(second, formId, DECLINE)]);
    expect(both.toSorted((one, other) => one - other)).toEqual([204, 409]);
    expect(await decide(admin, formId)).toBe(409);
  });

  it('needs a reason, and words where the problem is another', async () => {
    const { formId } = await waitingForm(world);
    for (const body of [
      { accept: true, reason: '  ' },
      { accept: false },
      { accept: false, problem: 'ugly' },
      { accept: false, problem: 'other', words: ' ' },
      {},
    ]) {
      expect(await decide(admin, formId, body)).toBe(400);
    }
    expect(await decide(admin, NOBODY)).toBe(404);
  });
});

describe('a form is not taken', () => {
  it('for somebody else’s child, or from the child itself', async () => {
    const { child, guardian } = await family(world, { isVerified: false });
    const stranger = await world.person({ userType: 'parent' });
    expect(await sends(stranger, child.id, await formPicture(world, stranger))).toBe(404);
    expect(await sends(child, child.id, NOBODY)).toBe(404);
    expect(await sends(guardian, NOBODY, await formPicture(world, guardian))).toBe(404);
  });

  it('for somebody of 13 or more, or from somebody who only looks', async () => {
    const young = await youngPerson(world);
    const adult = await world.person({ userType: 'parent' });
    await linked(world, young, adult, 'teen_link');
    await world.db
      .updateTable('parental_relationships')
      .set({ verified_at: null, verified_how: null })
      .where('parent_id', '=', adult.id)
      .execute();
    expect(await sends(adult, young.id, await formPicture(world, adult))).toBe(403);
    const { child, guardian } = await family(world, { isVerified: false });
    await world.db
      .updateTable('parental_relationships')
      .set({ role: 'view_only' })
      .where('parent_id', '=', guardian.id)
      .execute();
    expect(await sends(guardian, child.id, await formPicture(world, guardian))).toBe(403);
  });

  it('with somebody else’s picture, a second time, or from a guardian who is verified', async () => {
    const { child, guardian } = await waitingForm(world);
    expect(await sends(guardian, child.id, await formPicture(world, guardian))).toBe(409);
    const other = await family(world, { isVerified: false });
    expect(await sends(other.guardian, other.child.id, await formPicture(world, guardian))).toBe(
      422,
    );
    const known = await family(world);
    expect(await sends(known.guardian, known.child.id, NOBODY)).toBe(409);
  });
});

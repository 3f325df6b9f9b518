import { family } from '#testing/family';
import { formPicture, sendForm, waitingForm } from '#testing/decisions/guardian-forms';
import { type Person, type World, createWorld } from '#testing/world';
import { familyEndpoints } from '@ribbon/domain/families';
import {
  FORMS_PER_WEEK,
  FORM_KEPT_DAYS,
  type FormDecision,
  guardianFormEndpoints as endpoints,
} from '@ribbon/domain/guardian-forms';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod';

const DAY_MINUTES = 24 * 60;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const formOf = (who: Person, child: Person) =>
  world.call(who, endpoints.read, { params: { childId: child.id } });
const decide = (formId: string, body: z.input<typeof FormDecision>) =>
  world.call(admin, endpoints.decide, { params: { formId }, body });
const mailOf = async ({ email }: Person) => (await world.mailsTo(email))[0];

it('is printed with both names and a number that stays the same', async () => {
  const { child, guardian, username } = await family(world, { isVerified: false });
  const form = await formOf(guardian, child);
  expect(form).toMatchObject({
    child: { name: 'Mia Lark Testfield', username },
    relationship: 'parent',
    isVerified: false,
    latest: null,
  });
  expect(form.reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u);
  expect((await formOf(guardian, child)).reference).toBe(form.reference);
});

it('verifies the guardian when it is accepted, and is written down', async () => {
  const { child, guardian, fileId, formId } = await waitingForm(world);
  const { reference, latest } = await formOf(guardian, child);
  expect(latest).toMatchObject({ state: 'waiting', problem: null });
  const { forms } = await world.call(admin, endpoints.list, { query: {} });
  expect(forms.find(({ id }) => id === formId)).toMatchObject({
    reference,
    file: { id: fileId },
    child: { name: 'Mia Lark Testfield' },
    declinedBefore: 0,
  });
  const reason = 'Signature, names and reference match';
  await decide(formId, { accept: true, reason });
  const { children } = await world.call(guardian, familyEndpoints.overview);
  expect(children[0]?.community).toMatchObject({ isOpen: true, verified: { how: 'form' } });
  const consents = await world.db
    .selectFrom('consent_records')
    .select(['action', 'method'])
    .where('child_id', '=', child.id)
    .where('purpose', '=', 'community')
    .execute();
  expect(consents).toEqual([{ action: 'given', method: 'form' }]);
  const acts = await world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'reason'])
    .where('subject_id', '=', guardian.id)
    .where('action', 'like', 'guardian.%')
    .execute();
  expect(acts).toEqual([{ actor_id: admin.id, action: 'guardian.verified', reason }]);
  await world.worker.run();
  expect((await mailOf(guardian))?.subject).toBe('We’ve accepted your form for Mia');
});

it('that is declined says why, and may be sent again', async () => {
  const { child, guardian, formId } = await waitingForm(world);
  await decide(formId, { accept: false, problem: 'other', words: 'Please sign it with a pen.' });
  expect((await formOf(guardian, child)).latest).toMatchObject({
    state: 'declined',
    problem: 'other',
    words: 'Please sign it with a pen.',
  });
  await world.worker.run();
  expect((await mailOf(guardian))?.text).toContain('Please sign it with a pen.');
  const { notifications } = await world.call(guardian, notificationEndpoints.list, { query: {} });
  expect(notifications.map(({ type }) => type)).toContain('guardian_form_declined');
  const again = await sendForm(world, guardian, child);
  const { forms } = await world.call(admin, endpoints.list, { query: {} });
  expect(forms.find(({ id }) => id === again.formId)).toMatchObject({ declinedBefore: 1 });
});

it('that waits is withdrawn by its guardian, once', async () => {
  const { child, guardian } = await waitingForm(world);
  const params = { childId: child.id };
  await world.call(guardian, endpoints.withdraw, { params });
  expect((await formOf(guardian, child)).latest).toBeNull();
  expect((await world.send(guardian, endpoints.withdraw, { params })).statusCode).toBe(404);
});

it('is sent so often in a week, and no more', async () => {
  const strict = await createWorld({ rateLimits: true });
  try {
    const { child, guardian } = await family(strict, { isVerified: false });
    const params = { childId: child.id };
    for (let sent = 0; sent < FORMS_PER_WEEK; sent += 1) {
      await sendForm(strict, guardian, child);
      await strict.call(guardian, endpoints.withdraw, { params });
    }
    const body = { fileId: await formPicture(strict, guardian) };
    const refusal = await strict.refusal(guardian, endpoints.send, { params, body });
    expect(refusal.code).toBe('tooManyForms');
  } finally {
    await strict.close();
  }
});

it('is not needed from 13 on, and not kept for ever', async () => {
  const grown = await waitingForm(world);
  await world.db
    .updateTable('athlete_profiles')
    .set({ birth_year: world.clock().getUTCFullYear() - 14 })
    .where('id', '=', grown.child.id)
    .execute();
  const old = await waitingForm(world);
  const left = async () =>
    (await world.db.selectFrom('guardian_forms').select('id').execute()).map(({ id }) => id);
  await world.housekeeper.run();
  expect(await left()).toContain(old.formId);
  expect(await left()).not.toContain(grown.formId);
  world.turnClock((FORM_KEPT_DAYS + 1) * DAY_MINUTES);
  await world.housekeeper.run();
  expect(await left()).toEqual([]);
});

import { asVerified } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import {
  type Correction,
  type UserId,
  accountEndpoints,
  correctionEndpoints as endpoints,
} from '@ribbon/domain/accounts';
import { adminAccountEndpoints } from '@ribbon/domain/admin-accounts';
import { familyEndpoints } from '@ribbon/domain/families';
import { proposalEndpoints } from '@ribbon/domain/proposals';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const reason = 'The passport says so';
const yearsAgo = (years: number) => world.clock().getUTCFullYear() - years;
const details = (over: Partial<Correction> = {}): Correction => ({
  fullName: 'Robin Field',
  birthMonth: 1,
  birthYear: 1990,
  ...over,
});
const profileOf = (id: UserId) =>
  world.db
    .selectFrom('athlete_profiles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const me = async (who: Person) => (await world.call(who, accountEndpoints.me)).member;
const refused = async (who: Person, body: Correction) =>
  (await world.refusal(who, endpoints.correct, { body })).code;
/** Corrected by one administrator and, where that waits, agreed to by a second. */
async function byAdmin(userId: UserId, correction: Correction) {
  const { outcome } = await world.call(admin, adminAccountEndpoints.correct, {
    params: { userId },
    body: { ...correction, reason },
  });
  if (outcome !== 'waits') return outcome;
  const second = await world.person({ roles: ['system_admin'] });
  const [proposal] = (await world.call(second, proposalEndpoints.list)).proposals;
  await world.call(second, proposalEndpoints.decide, {
    params: { proposalId: proposal?.id ?? '' },
    body: { agree: true, reason },
  });
  await world.db.deleteFrom('user_roles').where('user_id', '=', second.id).execute();
  return 'agreed';
}

async function family() {
  const guardian = await world.person({ userType: 'parent' });
  const child = await world.person({ userType: 'child_gymnast', birthYear: yearsAgo(9) });
  await world.db
    .insertInto('parental_relationships')
    .values({
      parent_id: guardian.id,
      child_id: child.id,
      role: 'primary',
      ...asVerified(world),
    })
    .execute();
  return { guardian, child };
}

it('an adult corrects name and month of birth twice a year, and loses the badge with the name', async () => {
  const person = await world.person({ isVerified: true });
  await world.call(person, endpoints.correct, { body: details({ fullName: 'Robin Fields' }) });
  expect(await me(person)).toMatchObject({ fullName: 'Robin Fields', isVerified: false });
  await world.call(person, endpoints.correct, { body: details({ birthYear: 1991 }) });
  expect(await refused(person, details({ birthYear: 1992 }))).toBe('correctedTooOften');
  expect((await world.call(person, endpoints.own)).nextAt).not.toBeNull();
  world.turnClock(366 * 24 * 60);
  const later = await world.enter(person.id, person.email);
  expect(await world.call(later, endpoints.own)).toMatchObject({ nextAt: null, birthYear: 1991 });
  await world.call(later, endpoints.correct, { body: details({ birthYear: 1992 }) });
  admin = await world.enter(admin.id, admin.email);
});

it('nobody crosses 13 or 18 alone, and under 18 the month of birth is fixed', async () => {
  const person = await world.person();
  expect(await refused(person, details({ birthYear: yearsAgo(16) }))).toBe('crossesAges');
  expect(await refused(person, details({ birthYear: yearsAgo(-2) }))).toBe('invalidInput');
  expect(await refused(person, details({ fullName: 'Ribbon Support' }))).toBe('invalidInput');
  const young = await world.person({ birthYear: yearsAgo(15) });
  expect(await refused(young, details({ birthYear: yearsAgo(16) }))).toBe('birthIsFixed');
  await world.call(young, endpoints.correct, { body: details({ birthYear: yearsAgo(15) }) });
  expect((await profileOf(young.id)).full_name).toBe('Robin Field');
});

it('a guardian corrects a child’s name and month of birth, and not across 13', async () => {
  const { guardian, child } = await family();
  const params = { childId: child.id };
  await world.call(guardian, familyEndpoints.correctChild, {
    params,
    body: details({ fullName: 'Pip Small', birthYear: yearsAgo(10) }),
  });
  const { children } = await world.call(guardian, familyEndpoints.overview);
  expect(children[0]).toMatchObject({ fullName: 'Pip Small', birthYear: yearsAgo(10) });
  const older = { params, body: details({ birthYear: yearsAgo(14) }) };
  expect((await world.refusal(guardian, familyEndpoints.correctChild, older)).code).toBe(
    'crossesAges',
  );
  const stranger = await world.person();
  expect((await world.refusal(stranger, familyEndpoints.correctChild, older)).code).toBe(
    'notFound',
  );
  expect(await refused(child, details({ birthYear: yearsAgo(10) }))).toBe('birthIsFixed');
});

it('a correction of a child by two administrators waits for the guardian, who says yes or no', async () => {
  const { guardian, child } = await family();
  const params = { userId: child.id };
  const grown = details({ fullName: 'Pip Small', birthYear: yearsAgo(14) });
  const closed = { params, body: { ...grown, reason } };
  expect((await world.refusal(admin, adminAccountEndpoints.correct, closed)).code).toBe(
    'reasonFirst',
  );
  await world.call(admin, adminAccountEndpoints.open, { params, body: { reason } });
  expect(await byAdmin(child.id, grown)).toBe('agreed');
  expect((await world.refusal(admin, adminAccountEndpoints.correct, closed)).code).toBe(
    'correctionWaits',
  );
  expect((await profileOf(child.id)).full_name).not.toBe('Pip Small');
  const { children } = await world.call(guardian, familyEndpoints.overview);
  const [item] = children[0]?.inbox ?? [];
  expect(item).toMatchObject({
    kind: 'correction',
    content: `Pip Small, born in January ${yearsAgo(14)}`,
  });

  if (item === undefined) throw new Error('nothing waits');
  const decision = { params: { itemId: item.id }, body: { approve: true } };
  await world.call(guardian, familyEndpoints.decide, decision);
  expect(await me(child)).toMatchObject({ ageBand: '13-15', userType: 'gymnast' });
});

it('somebody who turns out to be under 13 waits for a guardian once a second administrator agrees', async () => {
  const parent = await world.person({ userType: 'parent' });
  const person = await world.person({ birthYear: yearsAgo(14) });
  await world.db
    .insertInto('parental_relationships')
    .values({ parent_id: parent.id, child_id: person.id, role: 'view_only' })
    .execute();
  expect(await byAdmin(person.id, details({ birthYear: yearsAgo(11) }))).toBe('agreed');
  expect(await me(person)).toMatchObject({
    ageBand: 'under13',
    userType: 'child_gymnast',
    status: 'awaiting_guardian',
  });
  const [mail] = await world.mailsTo(parent.email);
  expect(mail?.text).toContain('/parent/approve/');
  // It was a mistake: with nobody to agree, it is put right at once.
  await world.call(admin, adminAccountEndpoints.open, {
    params: { userId: person.id },
    body: { reason },
  });
  expect(await byAdmin(person.id, details({ birthYear: yearsAgo(14) }))).toBe('agreed');
  expect(await me(person)).toMatchObject({ ageBand: '13-15', status: 'active' });
});

it('who answers for others does not become a minor, and who becomes one is seen by nobody new', async () => {
  const { guardian } = await family();
  const young = {
    params: { userId: guardian.id },
    body: { ...details({ birthYear: yearsAgo(15) }), reason },
  };
  expect((await world.refusal(admin, adminAccountEndpoints.correct, young)).code).toBe(
    'rolesFirst',
  );
  const person = await world.person();
  await world.db
    .updateTable('athlete_profiles')
    .set({ feed_visibility: 'public', listed_in_directory: true })
    .where('id', '=', person.id)
    .execute();
  await byAdmin(person.id, details({ birthYear: yearsAgo(15) }));
  expect(await profileOf(person.id)).toMatchObject({
    feed_visibility: 'private',
    listed_in_directory: false,
  });
  await byAdmin(person.id, details({ birthYear: yearsAgo(20) }));
  expect(await me(person)).toMatchObject({ ageBand: 'adult' });
});

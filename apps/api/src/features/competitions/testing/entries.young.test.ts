import { clubIn } from '#testing/club';
import { openCompetition } from '#testing/sport/entries';
import { family, linked, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { entryEndpoints } from '@ribbon/domain/competitions';
import { familyEndpoints } from '@ribbon/domain/families';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { agree, enter, mine, withdraw } = entryEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A young person in a club whose administrator enters them. */
async function entered(age: number, { holdsConsent = false, adults = 0 } = {}) {
  const club = await clubIn(world);
  const young = await youngPerson(world, age);
  await club.join(young);
  const linkedAdults: Person[] = [];
  while (linkedAdults.length < adults) {
    const adult = await world.person({ userType: 'parent' });
    await linked(world, young, adult, 'teen_link');
    linkedAdults.push(adult);
  }
  const { competitionId, categoryId } = await openCompetition(world.db);
  const params = { competitionId };
  const body = { categoryId, entries: [{ userId: young.id, clubId: club.id }], holdsConsent };
  const { entries } = await world.call(club.admin, enter, { params, body });
  const entryId = entries[0]?.id ?? '';
  return { club, young, adults: linkedAdults, params: { competitionId, entryId }, body };
}
const statusFor = async (who: Person, { competitionId }: { competitionId: string }) =>
  (await world.call(who, mine, { params: { competitionId } })).entries[0];
async function decide(adult: Person, approve: boolean): Promise<void> {
  const { children } = await world.call(adult, familyEndpoints.overview);
  const [item] = children.flatMap(({ inbox }) => inbox);
  await world.call(adult, familyEndpoints.decide, {
    params: { itemId: item?.id ?? '' },
    body: { approve },
  });
}

it('of 15 hears that the club would like to enter them, and it counts with both yeses', async () => {
  const { young, adults, params } = await entered(15, { adults: 1 });
  const [adult] = adults as [Person];
  await world.worker.run();
  const { notifications } = await world.call(young, notificationEndpoints.list, { query: {} });
  expect(notifications.map(({ type }) => type)).toContain('competition_asked');
  expect(await statusFor(young, params)).toMatchObject({
    status: 'waiting_guardian',
    waitsFor: { own: true, guardian: true },
    canAgree: true,
  });
  await decide(adult, true);
  expect(await statusFor(young, params)).toMatchObject({
    waitsFor: { own: true, guardian: false },
  });
  await world.call(young, agree, { params });
  expect(await statusFor(young, params)).toMatchObject({ status: 'entered', canAgree: false });
});

it('of 14 without a linked adult is entered once the club states that it holds a consent', async () => {
  const { club, young, params, body } = await entered(14);
  await world.call(young, agree, { params });
  expect(await statusFor(young, params)).toMatchObject({
    status: 'waiting_guardian',
    waitsFor: { own: false, guardian: true },
  });
  const { competitionId } = params;
  const stated = { params: { competitionId }, body: { ...body, holdsConsent: true } };
  await world.call(club.admin, enter, stated);
  expect(await statusFor(young, params)).toMatchObject({ status: 'entered' });
  const row = await world.db
    .selectFrom('competition_entries')
    .select(['consent_stated_by', 'consent_stated_at'])
    .where('id', '=', params.entryId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ consent_stated_by: club.admin.id });
  expect(row.consent_stated_at).not.toBeNull();
});

it('of 17 alone says yes, and nobody linked takes it back', async () => {
  const { young, adults, params } = await entered(17, { adults: 1 });
  const [adult] = adults as [Person];
  expect(await statusFor(adult, params)).toMatchObject({ canWithdraw: false, canAgree: false });
  expect(await world.refusal(adult, agree, { params })).toMatchObject({ status: 404 });
  await world.call(young, agree, { params });
  expect(await statusFor(young, params)).toMatchObject({ status: 'entered' });
  expect(await world.refusal(adult, withdraw, { params })).toMatchObject({ status: 403 });
});

it('of 15 is asked about by another linked adult when the one who said yes is gone', async () => {
  const { young, adults, params } = await entered(15, { adults: 2 });
  const [one, other] = adults as [Person, Person];
  await world.call(young, agree, { params });
  await decide(one, true);
  expect(await statusFor(young, params)).toMatchObject({ status: 'entered' });
  await world.call(young, familyEndpoints.endOwnLink, { params: { guardianId: one.id } });
  expect(await statusFor(young, params)).toMatchObject({
    status: 'waiting_guardian',
    waitsFor: { own: false, guardian: true },
  });
  await decide(other, true);
  expect(await statusFor(young, params)).toMatchObject({ status: 'entered' });
});

it('under 13 the guardian reads exactly what the organiser will see', async () => {
  const club = await clubIn(world);
  const { child, guardian } = await family(world);
  await club.join(child);
  const { competitionId, categoryId } = await openCompetition(world.db);
  const body = { categoryId, entries: [{ userId: child.id, clubId: club.id }] };
  await world.call(club.admin, enter, { params: { competitionId }, body });
  const { children } = await world.call(guardian, familyEndpoints.overview);
  expect(children.flatMap(({ inbox }) => inbox)).toMatchObject([
    {
      kind: 'competition_entry',
      entry: {
        name: 'Mia T.',
        club: 'Larkspur Rhythmic',
        organizer: 'Silver Hoop Gymnastics',
        categories: ['Junior · All-around'],
      },
    },
  ]);
});

/** As if years had gone by since the entry; the chores of the hour do the rest. */
async function grow(who: Person, age: number): Promise<void> {
  const birth_year = world.clock().getUTCFullYear() - age - 1;
  await world.db
    .updateTable('athlete_profiles')
    .set({ birth_year, birth_month: 1 })
    .where('id', '=', who.id)
    .execute();
  await world.housekeeper.run();
  await world.worker.run();
}

it('turning 13 while it waits is asked as well, and reads who would see the name', async () => {
  const club = await clubIn(world);
  const { child, guardian } = await family(world);
  await club.join(child);
  const { competitionId, categoryId } = await openCompetition(world.db);
  const body = { categoryId, entries: [{ userId: child.id, clubId: club.id }] };
  await world.call(club.admin, enter, { params: { competitionId }, body });
  await grow(child, 13);
  const { notifications } = await world.call(child, notificationEndpoints.list, { query: {} });
  expect(notifications.map(({ type }) => type)).toContain('competition_asked');
  await decide(guardian, true);
  const waiting = await statusFor(child, { competitionId });
  expect(waiting).toMatchObject({
    status: 'waiting_guardian',
    waitsFor: { own: true, guardian: false },
    canAgree: true,
  });
  await world.call(child, agree, { params: { competitionId, entryId: waiting?.id ?? '' } });
  expect(await statusFor(child, { competitionId })).toMatchObject({ status: 'entered' });
});

it('turning 13 with a place keeps it, and says anew whether the name is shown', async () => {
  const { child, guardian } = await family(world);
  const { competitionId, categoryId } = await openCompetition(world.db);
  const wish = { categoryId, entries: [{ userId: child.id, clubId: null }] };
  const { entries } = await world.call(guardian, enter, { params: { competitionId }, body: wish });
  const params = { competitionId, entryId: entries[0]?.id ?? '' };
  const body = { shown: true, clubShown: true };
  await world.call(guardian, entryEndpoints.showName, { params, body });
  await grow(child, 13);
  expect(await statusFor(child, params)).toMatchObject({
    status: 'entered',
    shows: { name: false, club: false },
  });
});

it('turning 16 no longer needs a linked adult', async () => {
  const { young, adults, params } = await entered(15, { adults: 1 });
  await world.call(young, agree, { params });
  await grow(young, 16);
  expect(await statusFor(young, params)).toMatchObject({ status: 'entered' });
  const [adult] = adults as [Person];
  const { children } = await world.call(adult, familyEndpoints.overview);
  expect(children.flatMap(({ inbox }) => inbox)).toEqual([]);
});

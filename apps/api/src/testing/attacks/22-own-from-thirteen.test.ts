import { clubIn } from '#testing/club';
import { openCompetition } from '#testing/sport/entries';
import { linked, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { entryEndpoints } from '@ribbon/domain/competitions';
import { familyEndpoints } from '@ribbon/domain/families';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A girl of this age in a club, with an adult who is linked to her if asked for, and a competition. */
async function girl(age: number, { isLinked = true } = {}) {
  const club = await clubIn(world);
  const young = await youngPerson(world, age);
  await club.join(young);
  const adult = await world.person({ userType: 'parent' });
  if (isLinked) await linked(world, young, adult, 'teen_link');
  return { club, young, adult, open: await openCompetition(world.db) };
}
type Open = Awaited<ReturnType<typeof openCompetition>>;

const enter = (by: Person, open: Open, young: Person, clubId: ClubId | null) =>
  world.send(by, entryEndpoints.enter, {
    params: { competitionId: open.competitionId },
    body: { categoryId: open.categoryId, entries: [{ userId: young.id, clubId }] },
  });

/** Whatever waits for this adult, approved. */
async function sayYesTo(adult: Person): Promise<number> {
  const { children } = await world.call(adult, familyEndpoints.overview);
  const inbox = children.flatMap((child) => child.inbox);
  for (const { id: itemId } of inbox) {
    await world.call(adult, familyEndpoints.decide, {
      params: { itemId },
      body: { approve: true },
    });
  }
  return inbox.length;
}
const entryOf = async ({ id }: Person) =>
  world.db
    .selectFrom('competition_entries')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirst();
const statusOf = async (young: Person) => (await entryOf(young))?.status;

it('a coach and a linked adult do not enter a girl of 15 without her', async () => {
  const { club, young, adult, open } = await girl(15);
  await enter(club.admin, open, young, club.id);
  await sayYesTo(adult);
  expect(await statusOf(young)).not.toBe('entered');
});

it('a linked adult does not show her name', async () => {
  const { young, adult, open } = await girl(15);
  await enter(young, open, young, null);
  await sayYesTo(adult);
  expect(await statusOf(young)).toBe('entered');
  const entryId = (await entryOf(young))?.id ?? '';
  const answer = await world.send(adult, entryEndpoints.showName, {
    params: { competitionId: open.competitionId, entryId },
    body: { shown: true, clubShown: true },
  });
  expect(answer.statusCode).toBe(403);
  expect((await entryOf(young))?.shows_name).toBe(false);
});

it('she shows it herself', async () => {
  const { young, adult, open } = await girl(14);
  await enter(young, open, young, null);
  await sayYesTo(adult);
  const entryId = (await entryOf(young))?.id ?? '';
  const answer = await world.send(young, entryEndpoints.showName, {
    params: { competitionId: open.competitionId, entryId },
    body: { shown: true, clubShown: false },
  });
  expect(answer.statusCode).toBe(204);
});

it('what the link allowed and is still ahead ends with the link', async () => {
  const { young, adult, open } = await girl(15);
  await enter(young, open, young, null);
  await sayYesTo(adult);
  expect(await statusOf(young)).toBe('entered');
  await world.call(young, familyEndpoints.endOwnLink, { params: { guardianId: adult.id } });
  expect(await statusOf(young)).not.toBe('entered');
});

it('at 16 she enters alone, and nobody else is asked', async () => {
  const { young, adult, open } = await girl(16);
  expect((await enter(young, open, young, null)).statusCode).toBe(200);
  expect(await sayYesTo(adult)).toBe(0);
  expect(await statusOf(young)).toBe('entered');
});

it('at 16 a coach asks her, and nobody else', async () => {
  const { club, young, adult, open } = await girl(16, { isLinked: false });
  expect((await enter(club.admin, open, young, club.id)).statusCode).toBe(200);
  expect(await sayYesTo(adult)).toBe(0);
  expect(await statusOf(young)).toBe('waiting_guardian');
});

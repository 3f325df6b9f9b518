import { clubIn } from '#testing/club';
import { family, youngPerson } from '#testing/family';
import { begunCompetition, startOf, typedScore } from '#testing/sport/results';
import { type Person, type World, createWorld } from '#testing/world';
import { passportEndpoints, resultEndpoints } from '@ribbon/domain/competitions';
import { trainingSharingEndpoints as sharing } from '@ribbon/domain/training';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { read } = passportEndpoints;

let world: World;
let organiser: Person;
beforeAll(async () => {
  world = await createWorld();
  organiser = await world.person();
});
afterAll(() => world.close());

async function compete(who: Person, points: Parameters<typeof typedScore>[1] = {}) {
  const place = await begunCompetition(world.db, { by: organiser.id });
  const { entryId } = await startOf(world.db, place, { userId: who.id });
  const body = { scores: [typedScore('ribbon', points)], reason: '' };
  await world.call(organiser, resultEndpoints.score, { params: { ...place, entryId }, body });
  return { place, entryId };
}
const publish = (params: Awaited<ReturnType<typeof compete>>['place']) =>
  world.call(organiser, resultEndpoints.publish, { params });
const passport = (reader: Person, of: Person) =>
  world.call(reader, read, { params: { userId: of.id } });
const statusFor = async (reader: Person, of: Person) =>
  (await world.send(reader, read, { params: { userId: of.id } })).statusCode;

it('holds published scores and nothing about anybody else', async () => {
  const ada = await world.person();
  const { place } = await compete(ada, { penalty: '0.3' });
  expect((await passport(ada, ada)).performances).toEqual([]);
  await publish(place);
  const { performances } = await world.call(ada, passportEndpoints.own);
  expect(performances).toEqual([
    {
      competitionId: place.competitionId,
      competition: 'Silver Hoop Open',
      day: '2099-05-01',
      category: 'Junior · All-around',
      isCorrected: false,
      points: {
        apparatus: 'ribbon',
        db: 5100,
        da: 4200,
        a: 7050,
        e: 6875,
        score: null,
        penalty: 300,
        total: 22_925,
      },
    },
  ]);
});

it('is without what was withdrawn, and says what was corrected', async () => {
  const ada = await world.person();
  const { place, entryId } = await compete(ada);
  await publish(place);
  const body = { scores: [typedScore('ribbon', { e: '7' })], reason: 'A typing error' };
  await world.call(organiser, resultEndpoints.score, { params: { ...place, entryId }, body });
  expect((await passport(ada, ada)).performances).toMatchObject([
    { points: { total: 23_350 }, isCorrected: true },
  ]);
  await world.db
    .updateTable('competition_entries')
    .set({ status: 'withdrawn' })
    .where('id', '=', entryId)
    .execute();
  expect((await passport(ada, ada)).performances).toEqual([]);
});

it('is a child’s and the guardian’s, and the coach’s only while the log is shared', async () => {
  const club = await clubIn(world);
  const { child, guardian } = await family(world);
  await club.join(child);
  const coach = await world.person({ userType: 'coach' });
  await club.join(coach, 'coach');
  const { place } = await compete(child);
  await publish(place);
  expect((await passport(guardian, child)).performances).toHaveLength(1);
  expect(await statusFor(coach, child)).toBe(404);
  expect(await statusFor(organiser, child)).toBe(404);
  const params = { userId: child.id, clubId: club.id };
  await world.call(guardian, sharing.share, { params });
  expect((await passport(coach, child)).name).toBe('Mia T.');
  await world.call(guardian, sharing.withdraw, { params });
  expect(await statusFor(coach, child)).toBe(404);
});

it('from 13 is nobody’s but one’s own until one shares it', async () => {
  const young = await youngPerson(world, 15);
  const adult = await world.person();
  await world.db
    .insertInto('parental_relationships')
    .values({
      parent_id: adult.id,
      child_id: young.id,
      parent_email: adult.email,
      relationship_type: 'parent',
      role: 'view_only',
      origin: 'teen_link',
    })
    .execute();
  expect(await statusFor(young, young)).toBe(200);
  expect(await statusFor(adult, young)).toBe(404);
});

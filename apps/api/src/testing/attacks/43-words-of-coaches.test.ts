import { clubIn } from '#testing/club';
import { linked, youngPerson } from '#testing/family';
import { sharedSession } from '#testing/sport/training';
import { type Person, type World, createWorld } from '#testing/world';
import { trainingSharingEndpoints as endpoints } from '@ribbon/domain/training';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A young person who shares the log with a coach, who has said something, and a linked adult. */
async function scene(age: number) {
  const club = await clubIn(world);
  const young = await youngPerson(world, age);
  const coach = await world.person({ userType: 'coach' });
  await club.join(young);
  await club.join(coach, 'coach');
  const adult = await world.person({ userType: 'parent' });
  await linked(world, young, adult, 'teen_link');
  const sessionId = await sharedSession(world, young, club.id);
  await world.call(coach, endpoints.comment, {
    params: { sessionId },
    body: { content: 'Well done today' },
  });
  return { club, young, coach, adult };
}
const asks = (who: Person, young: Person) =>
  world.send(who, endpoints.coachWords, { params: { userId: young.id } });

describe('what a coach writes into the log of somebody from 13 to 17', () => {
  it.each([14, 17])(
    'is read by the linked adult, and nothing else of the log: at %i',
    async (age) => {
      const { young, adult } = await scene(age);
      const { words } = await world.call(adult, endpoints.coachWords, {
        params: { userId: young.id },
      });
      expect(words).toMatchObject([{ content: 'Well done today' }]);
      const log = await world.send(adult, endpoints.log, {
        params: { userId: young.id },
        query: {},
      });
      expect(log.statusCode).toBe(404);
    },
  );

  it('is read in spite of a block between adult and coach', async () => {
    const { young, adult, coach } = await scene(14);
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: coach.id, blocked_id: adult.id })
      .execute();
    expect((await asks(adult, young)).body).toContain('Well done today');
  });

  it('is read by nobody else, nor when the link has ended or the young person is 18', async () => {
    const { young, adult, club } = await scene(15);
    for (const who of [await world.person(), await club.member(), club.admin]) {
      expect((await asks(who, young)).statusCode).toBe(404);
    }
    await world.db
      .updateTable('parental_relationships')
      .set({ ended_at: world.clock(), end_reason: 'left' })
      .where('parent_id', '=', adult.id)
      .execute();
    expect((await asks(adult, young)).statusCode).toBe(404);
    const grown = await scene(17);
    await world.db
      .updateTable('athlete_profiles')
      .set({ birth_year: world.clock().getUTCFullYear() - 19 })
      .where('id', '=', grown.young.id)
      .execute();
    expect((await asks(grown.adult, grown.young)).statusCode).toBe(404);
  });
});

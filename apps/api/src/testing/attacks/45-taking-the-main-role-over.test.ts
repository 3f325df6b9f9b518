import { beside, joins, vouchedFor } from '#testing/beside';
import { clubIn } from '#testing/club';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { familyEndpoints } from '@ribbon/domain/families';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erases, handsOver, removes, rolesOf } from './45-guardians-acts.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const newsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ message }) => message);
};
const subjectsTo = async ({ email }: Person) =>
  (await world.mailsTo(email)).map(({ subject }) => subject);

describe('a verified guardian', () => {
  it('takes the main role over from one nobody has verified, and both hear of it', async () => {
    const { club, child, fake, mother } = await beside(world);
    expect(await erases(world, mother, { club, child, other: fake })).toBe(403);
    expect(await handsOver(world, mother, child, mother)).toBe(204);
    expect(await rolesOf(world, mother)).toEqual(
      new Map([
        [mother.id, 'primary'],
        [fake.id, 'full'],
      ]),
    );
    expect(await newsOf(mother)).toContain('You’re now Mia T.’s main guardian.');
    expect(await newsOf(fake)).toContainEqual(
      expect.stringMatching(/is now Mia T\.’s main guardian/u),
    );
    expect(await subjectsTo(mother)).toContain('You’re now Mia’s main guardian');
    expect(await subjectsTo(fake)).toContain('You’re no longer Mia’s main guardian');
  });

  it('then has what a main guardian has, and the other one does not take it back', async () => {
    const { child, fake, mother } = await beside(world);
    await handsOver(world, mother, child, mother);
    expect(await handsOver(world, fake, child, fake)).toBe(403);
    expect(await handsOver(world, fake, child, mother)).toBe(403);
    // To somebody nobody has verified the role does not go either.
    expect(await handsOver(world, mother, child, fake)).toBe(403);
    expect(await removes(world, mother, child, fake)).toBe(204);
    expect((await world.call(fake, familyEndpoints.overview)).children).toEqual([]);
  });

  it('takes nothing from a main guardian who is verified', async () => {
    const { child, guardian } = await family(world);
    const second = await joins(world, child, guardian);
    expect(await handsOver(world, second, child, second)).toBe(403);
    expect((await rolesOf(world, guardian)).get(guardian.id)).toBe('primary');
  });

  it.each([
    ['nobody has verified', 'full'],
    ['who only looks', 'view_only'],
  ] as const)('is no guardian %s, who takes over nothing', async (_, role) => {
    const club = await clubIn(world);
    const { child, guardian: fake } = await family(world, { isVerified: false });
    await club.join(child);
    const [mother, third] = [
      await joins(world, child, fake),
      await joins(world, child, fake, role),
    ];
    expect(await handsOver(world, third, child, third)).toBe(403);
    await vouchedFor(world, club, { child, guardian: mother });
    expect(await handsOver(world, third, child, third)).toBe(403);
    expect(await handsOver(world, third, child, mother)).toBe(403);
  });

  it('is one of two who reach for the role in the same moment, and there is one main guardian', async () => {
    const club = await clubIn(world);
    const { child, guardian: fake } = await family(world, { isVerified: false });
    await club.join(child);
    const both = [await joins(world, child, fake), await joins(world, child, fake)];
    for (const guardian of both) await vouchedFor(world, club, { child, guardian });
    const answers = await Promise.all(both.map((who) => handsOver(world, who, child, who)));
    expect(answers.toSorted((one, other) => one - other)).toEqual([204, 403]);
    const roles = [...(await rolesOf(world, fake)).values()];
    expect(roles.toSorted()).toEqual(['full', 'full', 'primary']);
  });

  it('is nobody to a stranger’s child', async () => {
    const { child } = await beside(world);
    const { guardian } = await family(world);
    expect(await handsOver(world, guardian, child, guardian)).toBe(404);
  });
});

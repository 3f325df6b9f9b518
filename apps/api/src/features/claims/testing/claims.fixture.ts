import { type Person, type World, createWorld } from '#testing/world';
import { type ClaimId, claimEndpoints } from '@ribbon/domain/claims';
import { afterAll, beforeAll } from 'vitest';

const { decide } = claimEndpoints;

export let world: World;
export let admin: Person;
export let other: Person;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
    admin = await world.person({ roles: ['system_admin'], email: 'ada@people.ribbon.test' });
    other = await world.person({ roles: ['system_admin'], email: 'bob@people.ribbon.test' });
  });
  afterAll(() => world.close());
}

export const claim = {
  name: 'Nadia Newcomer',
  email: 'nadia@people.ribbon.test',
  message: 'I run it.',
};

export const approve = (who: Person, claimId: ClaimId, message: string | null = null) =>
  world.send(who, decide, {
    params: { claimId },
    body: { approve: true, message, reason: 'A test' },
  });

export const crowd = async (size: number) => {
  const people: Person[] = [];
  while (people.length < size) people.push(await world.person());
  return people;
};

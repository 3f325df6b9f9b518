import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { type Teammate, teammateEndpoints as endpoints } from '@ribbon/domain/clubs';
import { afterAll, beforeAll } from 'vitest';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

export const list = async (who: Person, clubId: ClubId, query: Record<string, string> = {}) => {
  const people: Teammate[] = [];
  let after: string | null = null;
  do {
    const page: { people: Teammate[]; next: string | null } = await world.call(
      who,
      endpoints.list,
      {
        params: { clubId },
        query: { ...query, ...(after !== null && { after }) },
      },
    );
    people.push(...page.people);
    after = page.next;
  } while (after !== null);
  return people;
};

export const figures = (who: Person, clubId: ClubId) =>
  world.call(who, endpoints.figures, { params: { clubId } });

export const profile = (person: Person, change: Record<string, unknown>) =>
  world.db.updateTable('athlete_profiles').set(change).where('id', '=', person.id).execute();

export const YEAR = new Date().getUTCFullYear();

import { competitionDraft } from '#testing/sport/competitions';
import { type World, createWorld } from '#testing/world';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import {
  type CompetitionId,
  competitionAdminEndpoints as admin,
  competitionEndpoints,
} from '@ribbon/domain/competitions';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { list, submit } = competitionEndpoints;

let world: World;
let published: CompetitionId;
beforeAll(async () => {
  world = await createWorld();
  const systemAdmin = await world.person({ roles: ['system_admin'] });
  const { id } = await world.call(await world.person(), submit, {
    body: {
      ...competitionDraft(addDays(clubTimeOf(world.clock()).day, 40)),
      name: 'Rose Challenge Cup of the Été, U-12',
      organizer: 'Wisteria St John’s',
      city: 'York',
    },
  });
  const { competitions } = await world.call(systemAdmin, admin.list, { query: {} });
  await world.call(systemAdmin, admin.decide, {
    params: { competitionId: id },
    body: {
      decision: 'approved',
      reason: 'It is complete',
      seen: competitions[0]?.updatedAt.toISOString() ?? '',
    },
  });
  published = id;
});
afterAll(() => world.close());

it.each([
  ['its words in any order', 'cup rose', true],
  ['the beginning of the last word', 'rose challenge cu', true],
  ['a word without its accent, in capitals', 'ETE', true],
  ['a name with a sign in it', 'u-12', true],
  ['an apostrophe or none', 'johns', true],
  ['its organiser and its city', 'wisteria york', true],
  ['a word that it does not have', 'rose gala', false],
  ['the middle of a word', 'halleng', false],
  ['signs alone', "' & !", false],
  ['what means something to the database', 'gala | cup', false],
])('looking for %s', async (_, search, isFound) => {
  const { competitions } = await world.call(undefined, list, { query: { search } });
  expect(competitions.map(({ id }) => id)).toEqual(isFound ? [published] : []);
});

import { type TestClub, clubIn, eventDetails } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import { type EventId, type NewEvent, calendarEndpoints } from '@ribbon/domain/calendar';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const { answer, create, list, read } = calendarEndpoints;

export let world: World;
export let club: TestClub;
export let member: Person;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    club = await clubIn(world);
    member = await club.member();
  });
  afterAll(() => world.close());
}

export const details = (days = 7, more: Partial<NewEvent> = {}) => ({
  ...eventDetails({ in: world.clock(), days }),
  ...more,
});

export const plan = (body: NewEvent, who = club.admin) =>
  world.call(who, create, { params: { clubId: club.id }, body });

export const see = (eventId: EventId, who = member) =>
  world.call(who, read, { params: { eventId } });

export const edit = (eventId: EventId, body: object, who = club.admin) => ({
  who,
  input: {
    params: { eventId },
    body: { ...details(), version: 1, scope: 'this', ...body },
  } as never,
});

export const upcoming = async (who = member) =>
  (await world.call(who, list, { query: { clubId: club.id } })).events;

export const going = (who: Person, eventId: EventId) =>
  world.call(who, answer, { params: { eventId, userId: who.id }, body: { going: true } });

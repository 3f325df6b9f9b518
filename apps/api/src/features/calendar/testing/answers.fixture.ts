import { type TestClub, clubIn } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { type EventId, calendarEndpoints } from '@ribbon/domain/calendar';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const { answer, read } = calendarEndpoints;

export let world: World;
export let club: TestClub;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    club = await clubIn(world);
  });
  afterAll(() => world.close());
}

export const say = (who: Person, eventId: EventId, going: boolean, about: { id: UserId } = who) =>
  world.call(who, answer, { params: { eventId, userId: about.id }, body: { going } });

export const refusal = (
  who: Person,
  eventId: EventId,
  going: boolean,
  about: { id: UserId } = who,
) => world.refusal(who, answer, { params: { eventId, userId: about.id }, body: { going } });

export const see = (who: Person, eventId: EventId) =>
  world.call(who, read, { params: { eventId } });

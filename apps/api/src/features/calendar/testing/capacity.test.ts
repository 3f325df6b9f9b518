import { clubIn, eventDetails } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import { type AnswerStatus, type EventId, calendarEndpoints } from '@ribbon/domain/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { answer, change, read } = calendarEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const say = (who: Person, eventId: EventId, going: boolean) =>
  world.call(who, answer, { params: { eventId, userId: who.id }, body: { going } });

/** The state of the tables: each answer, the queue in its order, and the counters. */
async function books(eventId: EventId) {
  const rows = await world.db
    .selectFrom('club_event_rsvps')
    .select(['user_id', 'status'])
    .where('event_id', '=', eventId)
    .orderBy('created_at')
    .execute();
  const of = (status: AnswerStatus) =>
    rows.filter((row) => row.status === status).map((row) => row.user_id);
  const counters = await world.db
    .selectFrom('club_events')
    .select(['going_count as going', 'waiting_count as waiting'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  return { going: of('going'), queue: of('waiting_list'), counters };
}

it('of a hundred who answer at once ten have a place and ninety wait in the order of their arrival', async () => {
  const club = await clubIn(world);
  const eventId = await club.event({ capacity: 10 });
  const people: Person[] = [];
  for (let index = 0; index < 100; index += 1) people.push(await club.member());
  const answers = await Promise.all(
    people.map(async (person) => ({ ...(await say(person, eventId, true)), id: person.id })),
  );
  expect(answers.filter(({ status }) => status === 'going')).toHaveLength(10);
  const received = answers
    .filter(({ status }) => status === 'waiting_list')
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  expect(received.map(({ position }) => position)).toEqual(
    Array.from({ length: 90 }, (_, index) => index + 1),
  );
  const { going, queue, counters } = await books(eventId);
  expect(counters).toEqual({ going: 10, waiting: 90 });
  expect(going).toHaveLength(10);
  expect(queue).toEqual(received.map(({ id }) => id));

  // All ten leave at once: the people who waited longest get their places, and nobody has two.
  const leaving = new Set(going);
  await Promise.all(
    people.filter(({ id }) => leaving.has(id)).map((person) => say(person, eventId, false)),
  );
  const after = await books(eventId);
  expect(after.counters).toEqual({ going: 10, waiting: 80 });
  expect(new Set(after.going)).toEqual(new Set(queue.slice(0, 10)));
  expect(after.queue).toEqual(queue.slice(10));
}, 60_000);

/** The rule in its plainest form: a list of people inside and a queue. */
function model(capacity: number | null) {
  let limit = capacity;
  let going: string[] = [];
  let queue: string[] = [];
  const fill = () => {
    while (queue.length > 0 && (limit === null || going.length < limit)) {
      going.push(queue.shift() as string);
    }
  };
  return {
    come(id: string) {
      if (!going.includes(id) && !queue.includes(id)) queue.push(id);
      fill();
    },
    leave(id: string) {
      going = going.filter((other) => other !== id);
      queue = queue.filter((other) => other !== id);
      fill();
    },
    /** False when it is refused. */
    resize(next: number | null): boolean {
      if (next !== null && going.length > next) return false;
      limit = next;
      fill();
      return true;
    },
    books: () => ({
      going: new Set(going),
      queue: [...queue],
      counters: { going: going.length, waiting: queue.length },
    }),
  };
}

const PEOPLE = 6;
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('come' as const), who: fc.nat(PEOPLE - 1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('leave' as const), who: fc.nat(PEOPLE - 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('resize' as const),
      to: fc.option(fc.integer({ min: 1, max: PEOPLE })),
    }),
  },
);

it('coming, leaving and changing the number of places at random gives what a plain list gives', async () => {
  const club = await clubIn(world);
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await club.member());
  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.integer({ min: 1, max: 3 })),
      fc.array(step, { maxLength: 25 }),
      async (capacity, steps) => {
        const eventId = await club.event({ capacity });
        const expected = model(capacity);
        for (const now of steps) {
          if (now.does === 'resize') {
            const event = await world.call(club.admin, read, { params: { eventId } });
            const details = eventDetails({ in: world.clock(), days: 7 }, { capacity: now.to });
            const { statusCode } = await world.send(club.admin, change, {
              params: { eventId },
              body: { ...details, version: event.version, scope: 'this' },
            });
            if ((statusCode === 204) !== expected.resize(now.to)) {
              throw new Error(`${now.to} capacity: ${statusCode}`);
            }
          } else {
            const person = people[now.who] as Person;
            await say(person, eventId, now.does === 'come');
            expected[now.does](person.id);
          }
          const { going, queue, counters } = await books(eventId);
          expect({ going: new Set(going), queue, counters }).toEqual(expected.books());
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

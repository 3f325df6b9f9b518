import { type Person, type World, createWorld } from '#testing/world';
import { BlockId, friendEndpoints as endpoints } from '@ribbon/domain/friends';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const withPerson = ({ id }: Person) => ({ params: { userId: id } });
const ACTS = {
  request: (me: Person, other: Person) =>
    world.call(me, endpoints.request, { body: { userId: other.id } }),
  accept: (me: Person, other: Person) => world.call(me, endpoints.accept, withPerson(other)),
  decline: (me: Person, other: Person) => world.call(me, endpoints.decline, withPerson(other)),
  remove: (me: Person, other: Person) => world.call(me, endpoints.remove, withPerson(other)),
  block: (me: Person, other: Person) => world.call(me, endpoints.blockPerson, withPerson(other)),
  unblock: async (me: Person, other: Person) => {
    const row = await world.db
      .selectFrom('blocks')
      .select('id')
      .where('blocker_id', '=', me.id)
      .where('blocked_id', '=', other.id)
      .executeTakeFirst();
    return world.call(me, endpoints.unblock, {
      params: { blockId: BlockId.parse(row?.id ?? other.id) },
    });
  },
};
type Act = keyof typeof ACTS;

/** How each beginning comes about; the first letter says who acts. */
const BEGINNINGS = {
  none: [],
  sent: ['me request'],
  received: ['other request'],
  friends: ['me request', 'other accept'],
  'declined by the other': ['me request', 'other decline'],
  'declined by me': ['other request', 'me decline'],
  'blocked by me': ['me block'],
  'blocked by the other': ['other block'],
} as const satisfies Record<string, readonly `${'me' | 'other'} ${Act}`[]>;
type Beginning = keyof typeof BEGINNINGS;

type State = 'none' | 'sent' | 'received' | 'friends' | 'invisible';
/** What I see afterwards, or the words of the refusal, which changes nothing. */
type Outcome = State | { refused: string };
const no = (refused: string): Outcome => ({ refused });
const nothingThere = no('We couldn’t find that.');
const cannot = no('Cannot send friend request');

const TABLE: Readonly<Record<Beginning, Readonly<Record<Act, Outcome>>>> = {
  none: {
    request: 'sent',
    accept: nothingThere,
    decline: nothingThere,
    remove: nothingThere,
    block: 'invisible',
    unblock: nothingThere,
  },
  sent: {
    request: no('Friend request already sent'),
    accept: nothingThere,
    decline: nothingThere,
    remove: 'none',
    block: 'invisible',
    unblock: nothingThere,
  },
  received: {
    request: no('Friend request already sent'),
    accept: 'friends',
    decline: 'none',
    remove: nothingThere,
    block: 'invisible',
    unblock: nothingThere,
  },
  friends: {
    request: no('Already friends'),
    accept: nothingThere,
    decline: nothingThere,
    remove: 'none',
    block: 'invisible',
    unblock: nothingThere,
  },
  'declined by the other': {
    // Once declined one does not insist; the pause is in a test of its own.
    request: cannot,
    accept: nothingThere,
    decline: nothingThere,
    remove: nothingThere,
    block: 'invisible',
    unblock: nothingThere,
  },
  'declined by me': {
    request: 'sent',
    accept: nothingThere,
    decline: nothingThere,
    remove: nothingThere,
    block: 'invisible',
    unblock: nothingThere,
  },
  'blocked by me': {
    request: cannot,
    accept: nothingThere,
    decline: nothingThere,
    remove: nothingThere,
    block: 'invisible',
    unblock: 'none',
  },
  'blocked by the other': {
    request: cannot,
    accept: nothingThere,
    decline: nothingThere,
    remove: nothingThere,
    block: 'invisible',
    unblock: nothingThere,
  },
};

async function adult(): Promise<Person> {
  const person = await world.person();
  await world.db
    .updateTable('athlete_profiles')
    .set({ feed_visibility: 'public' })
    .where('id', '=', person.id)
    .execute();
  return person;
}

async function stateFor(me: Person, other: Person): Promise<State> {
  const params = { userId: other.id };
  const response = await world.send(me, profileEndpoints.read, { params });
  if (response.statusCode === 404) return 'invisible';
  const { friendship } = await world.call(me, profileEndpoints.read, { params });
  return friendship?.state ?? 'none';
}

const MIRROR: Readonly<Record<State, State>> = {
  none: 'none',
  sent: 'received',
  received: 'sent',
  friends: 'friends',
  invisible: 'invisible',
};

const cases = Object.entries(TABLE).flatMap(([beginning, acts]) =>
  Object.entries(acts).map(([act, outcome]) => ({
    beginning: beginning as Beginning,
    act: act as Act,
    outcome,
    says: typeof outcome === 'string' ? outcome : outcome.refused,
  })),
);

it.each(cases)('$beginning, $act: $says', async ({ beginning, act, outcome }) => {
  const [me, other] = [await adult(), await adult()];
  for (const step of BEGINNINGS[beginning]) {
    const [who, what] = step.split(' ') as ['me' | 'other', Act];
    await (who === 'me' ? ACTS[what](me, other) : ACTS[what](other, me));
  }
  const before = await stateFor(me, other);
  const refusal = await ACTS[act](me, other).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const after = await stateFor(me, other);
  expect({ refusal, after }).toEqual(
    typeof outcome === 'string'
      ? { refusal: undefined, after: outcome }
      : { refusal: outcome.refused, after: before },
  );
  expect(await stateFor(other, me)).toBe(MIRROR[after]);
});

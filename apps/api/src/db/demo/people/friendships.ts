import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { Guardianship } from './families.ts';
import { isConfirmedCoach } from '../clubs/memberships.ts';
import { type DemoPerson, isTeam } from './people.ts';
import { AWAKE_DAY, ago, hoursOf, later } from '../moments.ts';
import { demoId, type Dice, dice } from '../random.ts';

type Friendship = Insertable<DB['friendships']> & { id: string; created_at: Date };
type Origin = NonNullable<Friendship['origin']>;

interface Pair {
  readonly requester: DemoPerson;
  readonly addressee: DemoPerson;
  readonly origin: Origin;
  /** Not answered yet, whatever the dice say: the sign-ins should find something to decide. */
  readonly waits?: boolean;
}

const keyOf = ({ requester, addressee }: Pair): string =>
  [requester.index, addressee.index].toSorted((a, b) => a - b).join('-');

/**
 * Friendships as child-safety.md allows them: children with squad mates of their age group, with
 * their guardians and with confirmed coaches of their club; adults with anyone they like.
 */
export function friendshipRows(
  people: readonly DemoPerson[],
  links: readonly Guardianship[],
  now: Date,
): Friendship[] {
  const roll = dice('friendships');
  const pairs = [
    // From 13 on a link makes nobody a friend.
    ...links
      .filter(({ child }) => child.part === 'child')
      .map(({ child, guardian }): Pair => ({
        requester: guardian,
        addressee: child,
        origin: 'guardian',
      })),
    ...squadMates(people, roll),
    ...coached(people, roll),
    ...adults(people, roll),
  ];
  const unique = [...new Map(pairs.toReversed().map((pair) => [keyOf(pair), pair])).values()];
  return unique.map((pair) => friendship(pair, roll, now));
}

function friendship(pair: Pair, roll: Dice, now: Date): Friendship {
  const { requester, addressee, origin, waits } = pair;
  const known = Math.max(requester.joinedAt.getTime(), addressee.joinedAt.getTime());
  const days = (now.getTime() - known) / 86_400_000;
  const age = hoursOf(requester, addressee);
  const created_at = ago(now, days * (0.8 - roll.whole(0, 50) / 100), age);
  const row = {
    id: demoId('friendship', keyOf(pair)),
    requester_id: requester.id,
    addressee_id: addressee.id,
    origin,
    created_at,
  };
  if (waits ?? (origin !== 'guardian' && roll.chance(0.12))) {
    return { ...row, ...guardiansOf(pair, 'waiting'), status: 'pending' };
  }
  const responded_at = later(created_at, Math.min(2, days * 0.1) * AWAKE_DAY, { now, age });
  return { ...row, ...guardiansOf(pair, 'approved'), status: 'accepted', responded_at };
}

/** Under 13 a guardian has a say; the requester's guardian agreed before the request was sent. */
const guardiansOf = ({ requester, addressee }: Pair, addresseeState: 'waiting' | 'approved') => ({
  requester_guardian: requester.part === 'child' ? ('approved' as const) : ('not_needed' as const),
  addressee_guardian: addressee.part === 'child' ? addresseeState : ('not_needed' as const),
});

function squadMates(people: readonly DemoPerson[], roll: Dice): Pair[] {
  const young = people.filter(
    ({ part }) => part === 'child' || part === 'teen' || part === 'youth',
  );
  return young.flatMap((requester) => {
    const mates = young.filter(
      (other) =>
        other !== requester &&
        other.part === requester.part &&
        other.club?.id === requester.club?.id,
    );
    const size = requester.signsIn ? 5 : roll.whole(0, 3);
    return roll.sample(mates, size).map((mate, nth): Pair => {
      const origin = 'same_club';
      if (!requester.signsIn) return { requester, addressee: mate, origin };
      return nth === 0
        ? { requester: mate, addressee: requester, origin, waits: true }
        : { requester, addressee: mate, origin, waits: false };
    });
  });
}

function coached(people: readonly DemoPerson[], roll: Dice): Pair[] {
  return people.filter(isConfirmedCoach).flatMap((requester) => {
    const gymnasts = people.filter(
      ({ part, club }) => (part === 'child' || part === 'teen') && club?.id === requester.club?.id,
    );
    return roll
      .sample(gymnasts, requester.signsIn ? 4 : roll.whole(0, 2))
      .map((addressee): Pair => ({ requester, addressee, origin: 'coach' }));
  });
}

function adults(people: readonly DemoPerson[], roll: Dice): Pair[] {
  const grown = people.filter((person) => person.age >= 18 && !isTeam(person));
  return grown.flatMap((requester) =>
    roll
      .sample(
        grown.filter((other) => other !== requester),
        roll.whole(1, 4),
      )
      .map((addressee): Pair => ({ requester, addressee, origin: 'open' })),
  );
}

/** Each request that waits for a child's guardian is a question in the family inbox. */
export const inboxRows = (
  friendships: readonly Friendship[],
): Insertable<DB['guardian_inbox_items']>[] =>
  friendships
    .filter((row) => row.addressee_guardian === 'waiting')
    .map((row) => ({
      id: demoId('inbox', row.id),
      child_id: row.addressee_id,
      friendship_id: row.id,
      created_at: row.created_at,
    }));

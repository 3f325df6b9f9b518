import { describe, expect, it } from 'vitest';
import { AgeBand } from '../accounts/index.ts';
import { FriendCodeText, type FriendOrigin, type Relation, friendPolicy } from './index.ts';

const NOTHING: Relation = {
  sharesClub: false,
  sharesFriend: false,
  hasCode: false,
  isGuardian: false,
  isCoach: false,
};
const TIES = Object.keys(NOTHING) as (keyof Relation)[];
/** Every way in which two people can know each other. */
const RELATIONS = Array.from(
  { length: 2 ** TIES.length },
  (_, bits) =>
    Object.fromEntries(
      TIES.map((tie, nth) => [tie, (bits & (1 << nth)) !== 0]),
    ) as unknown as Relation,
);

type Row = Readonly<Record<AgeBand, FriendOrigin | undefined>>;
const nobody: Row = {
  under13: undefined,
  '13-15': undefined,
  '16-17': undefined,
  adult: undefined,
};
const minors = (origin: FriendOrigin): Row => ({
  ...nobody,
  under13: origin,
  '13-15': origin,
  '16-17': origin,
});
const grown: Row = { ...nobody, adult: 'open' };

/** The allowed requests with exactly this tie: rows ask, columns are asked. */
const TABLE: Readonly<Record<keyof Relation | 'nothing', Readonly<Record<AgeBand, Row>>>> = {
  nothing: { under13: nobody, '13-15': nobody, '16-17': nobody, adult: grown },
  sharesClub: {
    under13: minors('same_club'),
    '13-15': minors('same_club'),
    '16-17': minors('same_club'),
    adult: grown,
  },
  sharesFriend: {
    under13: { ...nobody, under13: 'friend_of_friend' },
    '13-15': nobody,
    '16-17': nobody,
    adult: grown,
  },
  hasCode: {
    under13: minors('friend_code'),
    '13-15': minors('friend_code'),
    '16-17': minors('friend_code'),
    adult: grown,
  },
  isGuardian: {
    under13: { ...nobody, adult: 'guardian' },
    '13-15': nobody,
    '16-17': nobody,
    adult: { ...nobody, under13: 'guardian', adult: 'open' },
  },
  isCoach: {
    under13: { ...nobody, adult: 'coach' },
    '13-15': { ...nobody, adult: 'coach' },
    '16-17': { ...nobody, adult: 'coach' },
    adult: { ...minors('coach'), adult: 'open' },
  },
};

const PAIRS = AgeBand.options.flatMap((from) => AgeBand.options.map((to) => ({ from, to })));

describe.each(Object.entries(TABLE))('tied by %s alone', (tie, rows) => {
  it.each(PAIRS)('$from asks $to', ({ from, to }) => {
    const relation = { ...NOTHING, ...(tie !== 'nothing' && { [tie]: true }) };
    expect(friendPolicy.origin({ ageBand: from }, { ageBand: to }, relation)).toBe(rows[from][to]);
  });
});

it('an adult and a minor are never friends but as guardian or coach, whatever else there is', () => {
  for (const { from, to } of PAIRS.filter(
    (pair) => (pair.from === 'adult') !== (pair.to === 'adult'),
  )) {
    for (const relation of RELATIONS) {
      const origin = friendPolicy.origin({ ageBand: from }, { ageBand: to }, relation);
      const isChild = from === 'under13' || to === 'under13';
      expect(origin !== undefined).toBe((relation.isGuardian && isChild) || relation.isCoach);
    }
  }
});

it('knowing each other in one more way never takes a friend away', () => {
  const steps = PAIRS.flatMap(({ from, to }) =>
    RELATIONS.flatMap((relation) => TIES.map((tie) => ({ from, to, relation, tie }))),
  );
  const lost = steps.filter(({ from, to, relation, tie }) => {
    const [less, more] = [false, true].map((value) =>
      friendPolicy.origin({ ageBand: from }, { ageBand: to }, { ...relation, [tie]: value }),
    );
    return less !== undefined && more === undefined;
  });
  expect(lost).toEqual([]);
});

it('only for children under 13 a guardian is asked, and never about the guardian', () => {
  const asked = AgeBand.options.filter((ageBand) =>
    friendPolicy.needsGuardian({ ageBand }, 'same_club'),
  );
  expect(asked).toEqual(['under13']);
  expect(friendPolicy.needsGuardian({ ageBand: 'under13' }, 'guardian')).toBe(false);
});

it('only adults with an open profile are followed, and not by anybody under 16', () => {
  const followed = PAIRS.filter(({ from, to }) =>
    friendPolicy.follow({ ageBand: from }, { ageBand: to, isOpen: true }),
  );
  expect(followed.map(({ from, to }) => `${from} ${to}`)).toEqual(['16-17 adult', 'adult adult']);
  expect(friendPolicy.follow({ ageBand: 'adult' }, { ageBand: 'adult', isOpen: false })).toBe(
    false,
  );
});

it.each(['Swift Otter, merry comet', ' swift-otter-merry-comet ', 'SWIFT – OTTER – MERRY – COMET'])(
  'a friend code may be written as %j',
  (text) => {
    expect(FriendCodeText.parse(text)).toBe('swift-otter-merry-comet');
  },
);

it.each(['', 'swift otter merry', 'one two three four five', '1-2-3-4', 'a b c d'])(
  '%j is no friend code',
  (text) => {
    expect(FriendCodeText.safeParse(text).success).toBe(false);
  },
);

import { describe, expect, it } from 'vitest';
import { AgeBand, type Member, UserId, type UserType } from '../accounts/index.ts';
import {
  type AddresseeFacts,
  COMMENT_MAX,
  type CommentFacts,
  NewComment,
  commentPolicy,
} from './index.ts';

const READER = UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');
const AUTHOR = UserId.parse('4d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');

const reader = (ageBand: AgeBand, over: Partial<Member> = {}): Member => ({
  id: READER,
  userType: 'gymnast',
  ageBand,
  roles: [],
  status: 'active',
  isVerified: false,
  ...over,
});
type Tie = Exclude<keyof CommentFacts, 'authorId' | 'authorAgeBand'>;
const postOf = (authorAgeBand: AgeBand, ...ties: Tie[]): CommentFacts => ({
  authorId: AUTHOR,
  authorAgeBand,
  isFriend: ties.includes('isFriend'),
  isGuardian: ties.includes('isGuardian'),
  isCoach: ties.includes('isCoach'),
  isStaff: ties.includes('isStaff'),
  sharesClub: ties.includes('sharesClub'),
  isOfOwnClub: ties.includes('isOfOwnClub'),
});

const MINORS = AgeBand.options.filter((band) => band !== 'adult');
const TIES = ['isFriend', 'isGuardian', 'isCoach', 'isStaff', 'sharesClub', 'isOfOwnClub'] as const;

/** The ties that alone are enough for `from` to comment on a post of `to`. */
const enough = (from: AgeBand, to: AgeBand) =>
  TIES.filter((tie) => commentPolicy.add(reader(from), postOf(to, tie)));

it('adults write below what any adult has written', () => {
  expect(commentPolicy.add(reader('adult'), postOf('adult'))).toBe(true);
});

it.each(MINORS)('below the post of somebody %s no adult writes who is a stranger', (band) => {
  expect(commentPolicy.add(reader('adult'), postOf(band))).toBe(false);
  expect(enough('adult', band)).toEqual(['isFriend', 'isGuardian', 'isCoach']);
});

it.each(MINORS)('somebody %s does not write below the post of an adult stranger', (band) => {
  expect(commentPolicy.add(reader(band), postOf('adult'))).toBe(false);
  const ties = ['isFriend', 'isGuardian', 'isCoach', 'isStaff', 'isOfOwnClub'];
  expect(enough(band, 'adult')).toEqual(ties);
});

it.each(MINORS.flatMap((from) => MINORS.map((to) => [from, to] as const)))(
  'somebody %s writes below the post of somebody %s as a friend or of the same club',
  (from, to) => {
    expect(commentPolicy.add(reader(from), postOf(to))).toBe(false);
    expect(enough(from, to)).toEqual(['isFriend', 'sharesClub']);
  },
);

it('the flag for minors’ posts opens nothing without running a club of the child', () => {
  const admin = reader('adult', { roles: [{ role: 'system_admin', clubId: null }] });
  expect(commentPolicy.add(admin, postOf('13-15'))).toBe(false);
  expect(commentPolicy.add(admin, postOf('13-15', 'isStaff'))).toBe(true);
  for (const userType of ['parent', 'coach', 'club_admin'] satisfies UserType[]) {
    expect(commentPolicy.add(reader('adult', { userType }), postOf('13-15', 'isStaff'))).toBe(
      false,
    );
  }
});

it('everybody answers below their own post, and a visitor nowhere', () => {
  for (const band of AgeBand.options) {
    expect(commentPolicy.add(reader(band), { ...postOf(band), authorId: READER })).toBe(true);
  }
  expect(commentPolicy.add(undefined, postOf('adult'))).toBe(false);
});

it('only whose words they are takes them away', () => {
  const admin = reader('adult', { roles: [{ role: 'system_admin', clubId: null }] });
  expect(commentPolicy.remove(admin, { author: { id: AUTHOR } })).toBe(false);
  expect(commentPolicy.remove(admin, { author: { id: READER } })).toBe(true);
  expect(commentPolicy.remove(undefined, { author: { id: READER } })).toBe(false);
});

it('comments of children under 13 are read by a guardian first, and nobody else’s', () => {
  expect(AgeBand.options.filter((ageBand) => commentPolicy.needsGuardian({ ageBand }))).toEqual([
    'under13',
  ]);
});

it.each([
  ['', 'Write something first'],
  [' \n ', 'Write something first'],
  ['x'.repeat(COMMENT_MAX + 1), 'Comments can be up to 500 characters'],
])('a comment of %j is refused in plain words', (content, message) => {
  expect(NewComment.safeParse({ content }).error?.issues[0]?.message).toBe(message);
});

describe('whether somebody may write below a post', () => {
  const open = { ...postOf('adult', 'isFriend'), isOff: false };
  const child = reader('under13');

  it.each([
    ['a visitor below a post without comments', undefined, { ...open, isOff: true }, true, 'off'],
    ['a visitor', undefined, open, true, 'signIn'],
    ['a member', reader('adult'), open, true, 'open'],
    [
      'a member below a post without comments',
      reader('adult'),
      { ...open, isOff: true },
      true,
      'off',
    ],
    ['somebody paused', reader('adult', { status: 'paused' }), open, true, 'notForYou'],
    [
      'a stranger of a minor',
      reader('adult'),
      { ...postOf('13-15'), isOff: false },
      true,
      'notForYou',
    ],
    ['a child whose guardian has switched it on', child, open, true, 'open'],
    ['a child whose guardian has not', child, open, false, 'guardianSaysNo'],
    [
      'a child who knows nobody here',
      child,
      { ...postOf('adult'), isOff: false },
      false,
      'notForYou',
    ],
    ['a young person, who needs no guardian', reader('13-15'), open, false, 'open'],
  ] as const)('%s', (_, actor, post, isPermitted, access) => {
    expect(commentPolicy.access(actor, post, isPermitted)).toBe(access);
  });
});

describe('the person a comment addresses', () => {
  const SPOKE = UserId.parse('5d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');
  const post = (over: Partial<AddresseeFacts> = {}): AddresseeFacts => ({
    ...postOf('adult'),
    isSuspect: false,
    spoke: null,
    youngest: null,
    ...over,
  });
  const toAuthor = { to: AUTHOR, isSuspect: true };
  const spoke = { id: SPOKE, isSuspect: true };
  const toSpoke = { to: SPOKE, isSuspect: true };
  const ofMinor = { authorAgeBand: '13-15', isSuspect: true } as const;
  const ofChild = { authorAgeBand: 'under13', isGuardian: true, isSuspect: true } as const;
  const ofTeen = { ...ofChild, authorAgeBand: '13-15' } as const;

  it.each<[string, AgeBand, Partial<AddresseeFacts>, object]>([
    ['an adult to an adult', 'adult', {}, { isToMinor: false }],
    ['an adult where minors read', 'adult', { youngest: '16-17' }, { isToMinor: true }],
    ['an adult after a minor', 'adult', { spoke }, { ...toSpoke, isToMinor: true }],
    ['an adult to a minor', 'adult', { ...ofMinor, spoke }, { ...toAuthor, isToMinor: true }],
    ['a guardian to their child', 'adult', ofChild, { ...toAuthor, isToMinor: false }],
    [
      'a guardian to their child, after another minor',
      'adult',
      { ...ofChild, spoke },
      { ...toSpoke, isToMinor: true },
    ],
    [
      'a guardian to their child, where others read',
      'adult',
      { ...ofChild, youngest: 'under13' },
      { ...toAuthor, isToMinor: true },
    ],
    ['a linked adult from 13 on', 'adult', ofTeen, { ...toAuthor, isToMinor: true }],
    ['a minor to a minor', '16-17', ofMinor, { ...toAuthor, isToMinor: false }],
    ['a minor to an adult', '16-17', { youngest: 'under13' }, { isToMinor: false }],
    ['a minor on their own post', '16-17', { ...ofMinor, authorId: READER }, { isToMinor: false }],
    [
      'an adult on their own post, after a minor',
      'adult',
      { authorId: READER, spoke },
      { ...toSpoke, isToMinor: true },
    ],
  ])('%s', (_, ageBand, facts, expected) => {
    expect(commentPolicy.addressee(reader(ageBand), post(facts))).toEqual(expected);
  });
});

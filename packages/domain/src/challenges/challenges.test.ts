import { expect, it } from 'vitest';
import { type Member, UserId } from '../accounts/index.ts';
import { NewChallenge, challengePolicy } from './index.ts';

const member = (change: Partial<Member>): Member => ({
  id: UserId.parse('5d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  userType: 'gymnast',
  ageBand: 'adult',
  status: 'active',
  isVerified: false,
  roles: [],
  ...change,
});
const nobody = { isAdmin: false, isConfirmedCoach: false };
const coach = { isAdmin: false, isConfirmedCoach: true };
const systemAdmin = member({ roles: [{ role: 'system_admin', clubId: null }] });

it.each([
  ['gymnast', 'adult', ['coach', 'community']],
  ['gymnast', '16-17', []],
  ['gymnast', 'under13', []],
  ['parent', 'adult', []],
  ['coach', 'adult', ['coach', 'community']],
  ['club_admin', 'adult', ['coach', 'community']],
] as const)('a %s who is %s creates challenges as %j', (userType, ageBand, makers) => {
  expect(challengePolicy.makers(member({ userType, ageBand }))).toEqual(makers);
});

it('only system admins create challenges for everyone, and only staff of a club for it', () => {
  expect(challengePolicy.create(systemAdmin, 'system', nobody)).toBe(true);
  expect(challengePolicy.create(member({}), 'system', coach)).toBe(false);
  expect(challengePolicy.create(member({ userType: 'coach' }), 'coach', nobody)).toBe(false);
  expect(challengePolicy.create(member({ userType: 'coach' }), 'coach', coach)).toBe(true);
  expect(challengePolicy.create(undefined, 'community', nobody)).toBe(false);
});

it('is managed by its author among friends, by the staff of its club, by the team', () => {
  const own = { maker: 'community', isOwn: true, staff: nobody } as const;
  expect(challengePolicy.manage(member({}), own)).toBe(true);
  expect(challengePolicy.manage(systemAdmin, { ...own, isOwn: false })).toBe(false);
  // Its author loses the right to manage a club's challenge by leaving the club.
  const ofClub = { maker: 'coach', isOwn: true, staff: nobody } as const;
  expect(challengePolicy.manage(member({ userType: 'coach' }), ofClub)).toBe(false);
  expect(
    challengePolicy.manage(member({ userType: 'coach' }), {
      ...ofClub,
      isOwn: false,
      staff: coach,
    }),
  ).toBe(true);
});

it.each([
  ['gymnast', 'adult', 'active', true, null],
  ['gymnast', 'adult', 'upcoming', true, null],
  ['gymnast', 'adult', 'completed', true, 'over'],
  ['gymnast', 'adult', 'cancelled', true, 'over'],
  ['parent', 'adult', 'active', true, 'type'],
  ['child_gymnast', 'under13', 'active', false, 'guardian'],
  ['child_gymnast', 'under13', 'active', true, null],
  ['gymnast', '13-15', 'active', false, null],
] as const)('a %s who is %s joins one that is %s (allowed: %s): %s', (...row) => {
  const [userType, ageBand, status, guardianAllows, refusal] = row;
  const who = member({ userType, ageBand });
  expect(challengePolicy.refusal(who, { status, guardianAllows })).toBe(refusal);
});

it('has a last day after the first, within a year, and a club only where it is for one', () => {
  const draft = {
    title: 'Balance week',
    description: 'Stand tall.',
    category: 'technique',
    difficulty: 'beginner',
    startDate: '2026-03-28',
    endDate: '2026-03-29',
    tasks: [{ title: 'Hold it', times: 3, element: '', apparatus: null }],
    rewards: [],
    requirements: [],
    imageId: null,
    maker: 'community',
    clubId: null,
  };
  const issues = (change: object) =>
    (NewChallenge.safeParse({ ...draft, ...change }).error?.issues ?? []).map(
      ({ path }) => path[0],
    );
  expect(issues({})).toEqual([]);
  expect(issues({ endDate: '2026-03-27' })).toEqual(['endDate']);
  expect(issues({ endDate: '2027-03-29' })).toEqual(['endDate']);
  expect(issues({ maker: 'coach' })).toEqual(['clubId']);
  expect(issues({ tasks: [] })).toEqual(['tasks']);
  const both = { title: 'Both', times: 1, element: 'Split leap', apparatus: 'hoop' };
  expect(issues({ tasks: [both] })).toEqual(['tasks']);
});

import { describe, expect, it } from 'vitest';
import { type AgeBand, type Member, type Role, UserId, UserType } from '../accounts/index.ts';
import { ReviewDraft, reviewPolicy, shownRating } from './index.ts';

const member = (change: Partial<Member>): Member => ({
  id: UserId.parse('5d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  userType: 'gymnast',
  ageBand: 'adult',
  status: 'active',
  isVerified: false,
  roles: [],
  ...change,
});
const elsewhere = { runsClub: false };
const here = { runsClub: true };

it.each([
  ['gymnast', 'adult', true],
  ['gymnast', '13-15', true],
  ['gymnast', 'under13', false],
  ['child_gymnast', 'under13', false],
  ['child_gymnast', '13-15', false],
  ['parent', 'adult', true],
  ['coach', 'adult', true],
  ['club_admin', 'adult', false],
] as const)('a %s who is %s may review: %s', (userType, ageBand, may) => {
  expect(reviewPolicy.write(member({ userType, ageBand }), elsewhere)).toBe(may);
});

it('nobody reviews a club that they run, and system admins none at all', () => {
  expect(reviewPolicy.write(member({ userType: 'parent' }), here)).toBe(false);
  const roles = [{ role: 'system_admin', clubId: null }] as const;
  expect(reviewPolicy.write(member({ roles }), elsewhere)).toBe(false);
  expect(reviewPolicy.write(undefined, elsewhere)).toBe(false);
});

it('for a club answers who manages clubs and runs this one', () => {
  const manager = member({ userType: 'club_admin' });
  expect(reviewPolicy.reply(manager, here)).toBe(true);
  expect(reviewPolicy.reply(manager, elsewhere)).toBe(false);
  expect(reviewPolicy.reply(member({}), here)).toBe(false);
});

it('a rating is shown to one decimal', () => {
  expect(shownRating(4)).toBe('4.0');
  expect(shownRating(3.67)).toBe('3.7');
  expect(shownRating(null)).toBe('Not rated');
  expect(shownRating(null, 'No rating')).toBe('No rating');
});

it('a comment is optional and at most 500 characters long', () => {
  expect(ReviewDraft.safeParse({ rating: 5, comment: '  ' }).data).toEqual({
    rating: 5,
    comment: '',
  });
  expect(ReviewDraft.safeParse({ rating: 5, comment: 'x'.repeat(500) }).success).toBe(true);
  expect(ReviewDraft.safeParse({ rating: 5, comment: 'x'.repeat(501) }).success).toBe(false);
});

it('a review names nobody under 18 but to themselves', () => {
  expect(reviewPolicy.namesAuthor({ ageBand: 'adult', isOwn: false })).toBe(true);
  expect(reviewPolicy.namesAuthor({ ageBand: '16-17', isOwn: false })).toBe(false);
  expect(reviewPolicy.namesAuthor({ ageBand: '13-15', isOwn: true })).toBe(true);
});

describe('who rates coaches', () => {
  const settled = { isOfClub: true, isStaff: false, isHousehold: false };
  const person = (userType: UserType, ageBand: AgeBand, roles: Role[] = []) =>
    member({ userType, ageBand, roles: roles.map((role) => ({ role, clubId: null })) });

  it('is the flag and the scope together', () => {
    for (const type of UserType.options) {
      const may = ['parent', 'gymnast'].includes(type);
      expect(reviewPolicy.rateCoach(person(type, 'adult'), settled)).toBe(may);
    }
    const parent = person('parent', 'adult');
    expect(reviewPolicy.rateCoach(undefined, settled)).toBe(false);
    expect(reviewPolicy.rateCoach(parent, { ...settled, isOfClub: false })).toBe(false);
    expect(reviewPolicy.rateCoach(parent, { ...settled, isStaff: true })).toBe(false);
    expect(reviewPolicy.rateCoach(parent, { ...settled, isHousehold: true })).toBe(false);
  });

  it('is nobody under 13, whatever the account calls itself, and nobody with a role over others', () => {
    expect(reviewPolicy.rateCoach(person('gymnast', 'under13'), settled)).toBe(false);
    expect(reviewPolicy.rateCoach(person('gymnast', '13-15'), settled)).toBe(true);
    for (const role of ['system_admin', 'club_admin', 'coach'] as const) {
      expect(reviewPolicy.rateCoach(person('gymnast', 'adult', [role]), settled)).toBe(false);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { AgeBand, UserId, type UserType } from '../../accounts/index.ts';
import { photoPolicy, seasonAt, seasonName } from '../../families/index.ts';
import { type TagAudience, type TaggedPerson, tagChoiceOf, tagPolicy } from '../index.ts';

const author = (userType: UserType, ageBand: AgeBand = 'adult') => ({
  id: UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  userType,
  ageBand,
  roles: [],
  status: 'active' as const,
  isVerified: false,
});
const FRIENDS: TagAudience = { visibility: 'friends', clubId: null };
const CLUBS: TagAudience = { visibility: 'public', clubId: 'a club' };
const OWN_PUBLIC: TagAudience = { visibility: 'public', clubId: null };
const PRIVATE: TagAudience = { visibility: 'private', clubId: null };

const friend: TaggedPerson = {
  ageBand: 'adult',
  userType: 'gymnast',
  choice: 'ask',
  isFriend: true,
  sharesClub: false,
  isOwnChild: false,
  isCoached: false,
  hasConsent: false,
  isOfClub: true,
};
const child: TaggedPerson = {
  ...friend,
  ageBand: 'under13',
  userType: 'child_gymnast',
  choice: 'nobody',
  isFriend: false,
  isCoached: true,
  hasConsent: true,
};
const teen: TaggedPerson = { ...child, ageBand: '13-15', userType: 'gymnast', choice: 'ask' };

describe('how a tag begins', () => {
  it.each<[string, ReturnType<typeof author>, TaggedPerson, TagAudience, string | undefined]>([
    ['a friend is asked', author('gymnast'), friend, OWN_PUBLIC, 'waiting'],
    [
      'unless friends may',
      author('gymnast'),
      { ...friend, choice: 'friends' },
      FRIENDS,
      'accepted',
    ],
    ['nobody means nobody', author('gymnast'), { ...friend, choice: 'nobody' }, FRIENDS, undefined],
    [
      'a club mate is asked',
      author('gymnast'),
      { ...friend, isFriend: false, sharesClub: true, choice: 'friends' },
      FRIENDS,
      'waiting',
    ],
    ['not a stranger', author('parent'), { ...friend, isFriend: false }, FRIENDS, undefined],
    ['not in what nobody reads', author('gymnast'), friend, PRIVATE, undefined],
    ['minors tag nobody', author('gymnast', '16-17'), friend, FRIENDS, undefined],
    ['a coach tags a child', author('coach'), child, FRIENDS, 'accepted'],
    ['also for the club', author('club_admin'), child, CLUBS, 'accepted'],
    ['not for everybody', author('coach'), child, OWN_PUBLIC, undefined],
    ['not without consent', author('coach'), { ...child, hasConsent: false }, FRIENDS, undefined],
    ['not without a tie', author('coach'), { ...child, isCoached: false }, FRIENDS, undefined],
    ['not without the flag', author('gymnast'), child, FRIENDS, undefined],
    ['not of another club', author('coach'), { ...child, isOfClub: false }, CLUBS, undefined],
    ['from 13 they are asked', author('coach'), teen, FRIENDS, 'waiting'],
    ['and may say nobody', author('coach'), { ...teen, choice: 'nobody' }, FRIENDS, undefined],
  ])('%s', (_, actor, person, place, state) => {
    expect(tagPolicy.begins(actor, person, place)).toBe(state);
  });
});

it('a stored choice counts as far as the age allows', () => {
  const counts = (ageBand: AgeBand, stored: 'nobody' | 'ask' | 'friends' | null) =>
    tagChoiceOf({ ageBand, userType: 'gymnast' }, stored);
  expect(AgeBand.options.map((band) => counts(band, 'friends'))).toEqual([
    'nobody',
    'ask',
    'ask',
    'friends',
  ]);
  expect(AgeBand.options.map((band) => counts(band, null))).toEqual([
    'nobody',
    'ask',
    'ask',
    'ask',
  ]);
});

it.each([
  ['under13', false, true],
  ['13-15', true, true],
  ['16-17', true, false],
  ['adult', false, false],
] as const)('at %s pictures need the own yes: %s, an adult’s: %s', (ageBand, own, guardian) => {
  const subject = { ageBand, hasGuardian: true, isUnderConsentAge: false };
  expect(photoPolicy.needsOwn(subject)).toBe(own);
  expect(photoPolicy.needsGuardian(subject)).toBe(guardian);
});

it.each([
  ['2026-08-31T23:00:00Z', '2025/26'],
  ['2026-09-01T00:00:00Z', '2026/27'],
  ['2099-12-31T00:00:00Z', '2099/00'],
])('%s is in the season %s', (moment, name) => {
  expect(seasonName(seasonAt(new Date(moment)))).toBe(name);
});

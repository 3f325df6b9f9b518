import type { AgeBand } from '../../accounts/index.ts';
import { describe, expect, it } from 'vitest';
import {
  FEDERATION_CLASSES,
  FederationClass,
  isOfClass,
  revealsAge,
} from './competitions.entry-ages.rules.ts';
import { type EnteredBy, entryPolicy } from './competitions.entries.policy.ts';
import { categoryName } from './competitions.entries.schema.ts';
import { entryConsent } from './competitions.entries.texts.ts';

const NOBODY = 'nobody';
const OWN = 'own';
const GUARDIAN = 'guardian';
const BOTH = 'own, guardian';

describe('whose yes an entry waits for', () => {
  it.each<[AgeBand, EnteredBy, 'linked' | 'alone', 'stated' | 'unstated', string]>([
    ['adult', 'self', 'alone', 'unstated', NOBODY],
    ['adult', 'club', 'alone', 'unstated', NOBODY],
    ['16-17', 'self', 'alone', 'unstated', NOBODY],
    ['16-17', 'self', 'linked', 'unstated', NOBODY],
    ['16-17', 'club', 'alone', 'unstated', OWN],
    ['16-17', 'club', 'linked', 'stated', OWN],
    ['13-15', 'self', 'linked', 'unstated', GUARDIAN],
    ['13-15', 'club', 'linked', 'unstated', BOTH],
    // A linked adult is asked also where the club holds something in writing.
    ['13-15', 'club', 'linked', 'stated', BOTH],
    ['13-15', 'club', 'alone', 'unstated', BOTH],
    ['13-15', 'club', 'alone', 'stated', OWN],
    ['under13', 'self', 'linked', 'unstated', GUARDIAN],
    ['under13', 'club', 'linked', 'stated', GUARDIAN],
    ['under13', 'guardian', 'linked', 'unstated', NOBODY],
  ])('%s, entered by %s, %s, %s: %s', (ageBand, by, link, consent, expected) => {
    const missing = entryPolicy.waitsFor({
      ageBand,
      by,
      hasGuardian: link === 'linked',
      holdsConsent: consent === 'stated',
    });
    const whose = [missing.own && OWN, missing.guardian && GUARDIAN].filter(Boolean).join(', ');
    expect(whose || NOBODY).toBe(expected);
  });

  it('nobody could say yes to an entry of 13 to 15 that has no linked adult and no club', () => {
    const facts = { by: 'self', hasGuardian: false, holdsConsent: false } as const;
    expect(entryPolicy.isStuck({ ...facts, ageBand: '13-15' })).toBe(true);
    expect(entryPolicy.isStuck({ ...facts, ageBand: '16-17' })).toBe(false);
    expect(entryPolicy.isStuck({ ...facts, ageBand: '13-15', hasGuardian: true })).toBe(false);
  });
});

it.each<[AgeBand, 'self' | 'guardian', boolean]>([
  ['under13', 'guardian', true],
  ['under13', 'self', false],
  ['13-15', 'self', true],
  ['13-15', 'guardian', false],
  ['16-17', 'self', true],
  ['16-17', 'guardian', false],
  ['adult', 'self', false],
])('the name of %s is shown by %s: %s', (ageBand, as, may) => {
  expect(entryPolicy.showName({ ageBand }, as)).toBe(may);
});

describe('who enters somebody', () => {
  it.each([
    ['themselves', { as: 'person', isSelf: true, isRuled: false }, true],
    ['a guardian with a say', { as: 'person', isSelf: false, isRuled: true }, true],
    ['anybody else', { as: 'person', isSelf: false, isRuled: false }, false],
    ['staff of the club, for members', { as: 'club', isStaff: true, isMember: true }, true],
    ['staff of the club, for others', { as: 'club', isStaff: true, isMember: false }, false],
    ['a member of the club', { as: 'club', isStaff: false, isMember: true }, false],
  ] as const)('%s', (_, who, may) => {
    expect(entryPolicy.enter(who)).toBe(may);
  });
});

it.each([
  ['an adult', false, false, 'adult', false],
  ['a linked adult of somebody of 16', false, false, '16-17', false],
  ['a linked adult of somebody of 13', false, false, '13-15', true],
  ['a guardian of a child', false, false, 'under13', true],
  ['the person themselves', true, false, '16-17', true],
  ['the club', false, true, 'adult', true],
  ['the club of a group', false, true, null, true],
  ['anybody else of a group', false, false, null, false],
] as const)('%s withdraws an entry', (_, isOwn, isOfClub, ageBand, may) => {
  expect(entryPolicy.withdraw({ isOwn, isOfClub, ageBand })).toBe(may);
});

it.each([
  ['more, with a say', true, { shown: true, clubShown: true }, true],
  ['more, without one', false, { shown: true, clubShown: false }, false],
  ['the club, without one', false, { shown: false, clubShown: true }, false],
  ['less, without one', false, { shown: false, clubShown: false }, true],
] as const)('showing %s', (_, mayShow, choice, may) => {
  const shows = { name: false, club: false };
  expect(entryPolicy.chooseName({ shows, mayShow }, choice)).toBe(may);
  expect(entryPolicy.chooseName({ shows: null, mayShow: true }, choice)).toBe(false);
});

it('a yes is the young person’s own, and needed', () => {
  expect(entryPolicy.agree({ isOwn: true, needsOwn: true })).toBe(true);
  expect(entryPolicy.agree({ isOwn: true, needsOwn: false })).toBe(false);
  expect(entryPolicy.agree({ isOwn: false, needsOwn: true })).toBe(false);
});

it('what is over stays as it is', () => {
  expect(entryPolicy.isFinal({ status: 'completed' })).toBe(true);
  expect(entryPolicy.isFinal({ status: 'cancelled' })).toBe(false);
});

describe('a category', () => {
  it.each([
    [10, 10, true],
    [10, 11, false],
    [17, 17, true],
    [17, 18, true],
    [16, null, false],
    [17, null, true],
    [18, 18, false],
    [null, 3, true],
    [null, 4, false],
    [null, null, false],
  ])('from %s to %s tells an age: %s', (ageFrom, ageTo, tells) => {
    expect(revealsAge({ ageFrom, ageTo, federationClass: null })).toBe(tells);
  });

  it.each(FederationClass.options)('of one year is there for %s, with its ages', (one) => {
    const { ageFrom, ageTo, label } = FEDERATION_CLASSES[one];
    const ages = { ageFrom, ageTo, federationClass: one };
    expect(revealsAge(ages)).toBe(false);
    expect(isOfClass(ages)).toBe(true);
    expect(isOfClass({ ...ages, ageTo: ageTo + 1 })).toBe(false);
    expect(categoryName({ ...ages, level: 'Junior', discipline: 'hoop' })).toContain(label);
  });
});

it('the consent names the form of the name, the club, the category and who sees them', () => {
  const words = entryConsent({
    name: 'Mia T.',
    club: 'Larkspur',
    categories: ['Junior · Hoop'],
    organizer: 'Silver Hoop',
  });
  for (const one of ['Mia T.', 'Larkspur', 'Junior · Hoop', 'Silver Hoop', 'number']) {
    expect(words).toContain(one);
  }
});

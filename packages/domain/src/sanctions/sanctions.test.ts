import { describe, expect, it } from 'vitest';
import { SanctionId, capabilitiesOf, restrictionText, strongest } from '../accounts/index.ts';
import { serves } from '../kernel/index.ts';
import {
  Consequence,
  SanctionKind,
  SanctionReason,
  WORDS_MAX,
  kindsFor,
  sanctionPolicy,
  templateFor,
} from './index.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const restriction = (kind: 'limit' | 'suspension', untilAt: Date | null) => ({
  sanctionId: SanctionId.parse('5d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  kind,
  untilAt,
  isForGuardianFirst: false,
});
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

it.each([
  ['GET', 'signedIn', undefined, true, false],
  ['POST', 'signedIn', undefined, false, false],
  ['POST', 'signedIn', 'limited', true, false],
  ['POST', 'signedIn', 'suspended', true, true],
  ['POST', 'anyAccount', undefined, true, true],
  ['POST', 'anyone', undefined, true, true],
  ['GET', 'systemAdmin', undefined, false, false],
] as const)('%s for %s, open while %s', (method, access, openWhile, limited, suspended) => {
  const endpoint = { method, access, ...(openWhile && { openWhile }) };
  expect([serves(endpoint, 'limit'), serves(endpoint, 'suspension')]).toEqual([limited, suspended]);
});

it('of several restrictions the strongest that is not over counts', () => {
  const [limit, short] = [restriction('limit', later(30)), restriction('suspension', later(1))];
  expect(strongest([limit, short], NOW)).toBe(short);
  expect(strongest([limit, short], later(2))).toBe(limit);
  expect(strongest([limit, short], later(31))).toBeNull();
  expect(strongest([short, restriction('suspension', null)], NOW)?.untilAt).toBeNull();
});

it('says what and until when, and to a child nothing but that a grown-up will talk', () => {
  const limit = restriction('limit', new Date('2027-03-03T14:05:00Z'));
  expect(restrictionText(limit)).toBe(
    'You can’t post, comment, like things or send requests until 3 March 2027 at 14:05.',
  );
  expect(restrictionText({ ...limit, isForGuardianFirst: true })).toContain('A grown-up');
});

it('flags over others sleep while somebody is limited', () => {
  const coach = { userType: 'coach', ageBand: 'adult', roles: [] } as const;
  expect(capabilitiesOf(coach)).toContain('viewPrivateProfiles');
  expect(capabilitiesOf({ ...coach, restriction: {} })).not.toContain('viewPrivateProfiles');
});

describe('a consequence', () => {
  it.each(SanctionKind.options)('has kind words for each reason: %s', (kind) => {
    for (const reason of SanctionReason.options) {
      const words = templateFor({ kind, reason, days: 7 });
      expect(words.length).toBeLessThanOrEqual(WORDS_MAX);
      expect(words).toContain('appeal within 20 days');
    }
  });

  it('limits for 1, 7 or 30 days', () => {
    const of = (days: number | null) =>
      Consequence.safeParse({ kind: 'limit', reason: 'spam', days, words: 'Please stop' }).success;
    expect([1, 7, 30, 2, null].map(of)).toEqual([true, true, true, false, false]);
  });

  it('hides posts and reviews, and removes comments', () => {
    expect(kindsFor('comment')).toEqual(['removed', 'warning', 'limit', 'suspension']);
    expect(kindsFor('post')[0]).toBe('hidden');
    expect(kindsFor(undefined)).toEqual(['warning', 'limit', 'suspension']);
  });
});

it('an appeal is possible once, within 20 days, by who may speak for the person', () => {
  const facts = { createdAt: NOW, undoneAt: null, hasAppeal: false, isOpen: true };
  const may = (change: object, at = later(19)) =>
    sanctionPolicy.appeal({ ...facts, speaksForPerson: true, ...change }, at);
  expect(may({})).toBe(true);
  expect(may({}, later(20))).toBe(false);
  for (const change of [
    { undoneAt: NOW },
    { hasAppeal: true },
    { isOpen: false },
    { speaksForPerson: false },
  ])
    expect(may(change)).toBe(false);
});

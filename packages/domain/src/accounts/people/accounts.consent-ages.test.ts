import { describe, expect, it } from 'vitest';
import { countryCode } from '../../kernel/index.ts';
import { CONSENT_AGES, consentAge, isUnderConsentAge } from './accounts.consent-ages.codes.ts';

const NOVEMBER = new Date('2026-11-19T00:00:00Z');

describe('the age of consent', () => {
  it.each([
    ['United Kingdom', 13],
    ['United States', 13],
    ['Portugal', 13],
    ['Bulgaria', 14],
    ['Italy', 14],
    ['Spain', 14],
    ['France', 15],
    ['Denmark', 15],
    ['Germany', 16],
    ['Ukraine', 16],
    ['Other', 16],
    [null, 16],
  ])('in %s is %i', (country, age) => {
    expect(consentAge(country)).toBe(age);
  });

  it('is known by countries that we can name in every language, each once', () => {
    const all = CONSENT_AGES.flatMap(({ countries }) => countries);
    expect(all.filter((country) => countryCode(country) === undefined)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    [11, 2010, false],
    [12, 2011, true],
    [11, 2011, true],
    [10, 2011, false],
    [null, 2000, true],
  ])('of 15 is ahead for somebody born %s/%i: %s', (birthMonth, birthYear, isAhead) => {
    const person = { birthMonth, birthYear, country: 'France' };
    expect(isUnderConsentAge(person, NOVEMBER)).toBe(isAhead);
  });
});

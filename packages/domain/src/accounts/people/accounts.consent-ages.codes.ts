import { type BirthDate, ageAt } from './accounts.ages.rules.ts';

/** Where we know of no other age: the highest that the GDPR knows. */
export const HIGHEST_CONSENT_AGE = 16;

/**
 * From which age a young person alone consents to the use of their data (Article 8 of the GDPR and
 * national laws; outside the EU the nearest rule, and the strictest where a country has several). Read
 * in November 2026; the highest age everywhere else. Countries as accounts name them.
 */
export const CONSENT_AGES: readonly { age: number; countries: readonly string[] }[] = [
  {
    age: 13,
    countries: [
      'Belgium',
      'Estonia',
      'Finland',
      'Iceland',
      'Latvia',
      'Malta',
      'Norway',
      'Portugal',
      'Sweden',
      'United Kingdom',
      'United States',
    ],
  },
  {
    age: 14,
    countries: [
      'Austria',
      'Bulgaria',
      'Canada',
      'China',
      'Cyprus',
      'Italy',
      'Lithuania',
      'South Korea',
      'Spain',
    ],
  },
  {
    age: 15,
    countries: ['Australia', 'Czechia', 'Denmark', 'France', 'Greece', 'Slovenia'],
  },
];

/** The age of consent where somebody lives; the highest where that is not known. */
export const consentAge = (country: string | null): number =>
  CONSENT_AGES.find(({ countries }) => country !== null && countries.includes(country))?.age ??
  HIGHEST_CONSENT_AGE;

/** Whether an adult has to consent as well. An unknown age counts as too young. */
export function isUnderConsentAge(
  { country, ...birth }: BirthDate & { country: string | null },
  now: Date,
): boolean {
  const age = ageAt(birth, now);
  return age === undefined || age < consentAge(country);
}

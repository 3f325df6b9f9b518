import * as z from 'zod';
import { t } from '../../kernel/index.ts';

/**
 * Age groups of one year of birth that a federation publishes, so that being listed in one reveals
 * no more than the federation's own lists. "Under 10" is for children who turn nine in the year.
 */
export const FederationClass = z.enum(['bg_u8', 'bg_u9', 'bg_u10', 'bg_u11', 'bg_u12', 'bg_u13']);
export type FederationClass = z.infer<typeof FederationClass>;

interface PublishedClass {
  label: string;
  ageFrom: number;
  ageTo: number;
}

const under = (age: number): PublishedClass => ({
  label: t('British Gymnastics Under {age}', { age }),
  ageFrom: age - 1,
  ageTo: age - 1,
});

export const FEDERATION_CLASSES: Readonly<Record<FederationClass, PublishedClass>> = {
  bg_u8: under(8),
  bg_u9: under(9),
  bg_u10: under(10),
  bg_u11: under(11),
  bg_u12: under(12),
  bg_u13: under(13),
};

export const AGE_MIN = 3;
export const AGE_MAX = 99;
const LAST_MINOR_AGE = 17;
/** Fewer would reveal the age of a minor who starts there (child-safety rule 36). */
const YEARS_OF_BIRTH_MIN = 2;

interface Ages {
  ageFrom: number | null;
  ageTo: number | null;
  federationClass: FederationClass | null;
}

/** Whether a category reveals the age of its minors, because all of them were born in one year. */
export function revealsAge({ ageFrom, ageTo, federationClass }: Ages): boolean {
  if (federationClass !== null) return false;
  const minorYears =
    Math.min(ageTo ?? AGE_MAX, LAST_MINOR_AGE) - Math.max(ageFrom ?? AGE_MIN, AGE_MIN) + 1;
  return minorYears > 0 && minorYears < YEARS_OF_BIRTH_MIN;
}

/** Whether a category that names a federation's class has its ages. */
export function isOfClass({ ageFrom, ageTo, federationClass }: Ages): boolean {
  if (federationClass === null) return true;
  const published = FEDERATION_CLASSES[federationClass];
  return published.ageFrom === ageFrom && published.ageTo === ageTo;
}

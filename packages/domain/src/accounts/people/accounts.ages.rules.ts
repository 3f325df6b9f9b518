import * as z from 'zod';
import { t } from '../../kernel/index.ts';

export const UNDER_THIRTEEN = 13;
export const OLDEST_BIRTH_YEAR = 1930;

/** The bands that child-safety rules speak of, youngest first. */
export const AgeBand = z.enum(['under13', '13-15', '16-17', 'adult']);
export type AgeBand = z.infer<typeof AgeBand>;
export const AGE_BAND_LABELS: Readonly<Record<AgeBand, string>> = {
  under13: 'Under 13',
  '13-15': t('13 to 15'),
  '16-17': t('16 or 17'),
  adult: 'Adult',
};

export const isChild = (band: AgeBand | undefined) => band === 'under13';

/** Under 16: strangers neither find them nor are found by them (rule 33). */
export const isUnderSixteen = (ageBand: AgeBand): boolean =>
  isChild(ageBand) || ageBand === '13-15';
export const isAdult = (band: AgeBand | undefined) => band === 'adult';
export const isMinor = (band: AgeBand) => band !== 'adult';

export interface BirthDate {
  birthMonth: number | null;
  birthYear: number | null;
}

/**
 * Whole years lived, read in the child's favour: we know the month only, so a birthday counts once
 * its month is over. Unknown without a month and a year.
 */
export function ageAt({ birthMonth, birthYear }: BirthDate, now: Date): number | undefined {
  if (birthMonth === null || birthYear === null) return undefined;
  const hadBirthday = now.getUTCMonth() + 1 > birthMonth;
  return now.getUTCFullYear() - birthYear - (hadBirthday ? 0 : 1);
}

/** Unknown age counts as the youngest band. */
export function ageBandAt(birth: BirthDate, now: Date): AgeBand {
  const age = ageAt(birth, now);
  if (age === undefined || age < UNDER_THIRTEEN) return 'under13';
  if (age < 16) return '13-15';
  return age < 18 ? '16-17' : 'adult';
}

/** The years offered at sign-up, newest first. */
export function birthYears(now: Date): number[] {
  const newest = now.getUTCFullYear();
  return Array.from({ length: newest - OLDEST_BIRTH_YEAR + 1 }, (_, index) => newest - index);
}

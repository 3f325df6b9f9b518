import * as z from 'zod';
import { ClubLevel } from '../clubs/index.ts';
import { t } from '../kernel/index.ts';

export const AGE_MIN = 3;
export const AGE_MAX = 99;

const ageWords = t('Please enter an age from {ageMin} to {ageMax}', {
  ageMin: AGE_MIN,
  ageMax: AGE_MAX,
});

/** The youngest or the oldest; null for no limit. */
export const audienceAge = z.int(ageWords).min(AGE_MIN, ageWords).max(AGE_MAX, ageWords).nullable();

/** The people something is meant for. */
export interface Audience {
  level: ClubLevel | null;
  ageFrom: number | null;
  ageTo: number | null;
}
export type Ages = Pick<Audience, 'ageFrom' | 'ageTo'>;

/** The audience of an event, as it appears in answers. */
export const audience = {
  level: ClubLevel.nullable(),
  ageFrom: z.int().nullable(),
  ageTo: z.int().nullable(),
};

export function checkAges(
  {
    ageFrom = null,
    ageTo = null,
  }: { ageFrom?: number | null | undefined; ageTo?: number | null | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (ageFrom === null || ageTo === null || ageTo >= ageFrom) return;
  const message = 'The maximum age can’t be below the minimum age';
  context.addIssue({ code: 'custom', path: ['ageTo'], message });
}

/** For which ages, in words; nothing where every age is welcome. */
export function agesInWords({ ageFrom, ageTo }: Ages): string | undefined {
  if (ageFrom !== null && ageTo !== null) {
    return ageFrom === ageTo
      ? t('Age {ageFrom}', { ageFrom })
      : t('Ages {ageFrom}–{ageTo}', { ageFrom, ageTo });
  }
  if (ageFrom !== null) return t('From age {ageFrom}', { ageFrom });
  return ageTo === null ? undefined : t('Up to age {ageTo}', { ageTo });
}

import { t } from '../kernel/index.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** So many days, as people say it. */
export function lasting(days: number): string {
  if (days === 1) return 'a day';
  if (days < 365) return t('{days} days', { days });
  const years = Math.round(days / 365.25);
  return years === 1 ? 'a year' : t('{years} years', { years: NUMBERS[years] ?? years });
}

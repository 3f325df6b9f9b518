import { t } from '../kernel/index.ts';

/** So many days, as people say it. */
export function lasting(days: number): string {
  if (days < 365) return t('{days, plural, =1 {a day} one {# day} other {# days}}', { days });
  return t(
    '{years, plural, =1 {a year} =2 {two years} =3 {three years} =4 {four years} =5 {five years} =6 {six years} =7 {seven years} one {# year} other {# years}}',
    { years: Math.round(days / 365.25) },
  );
}

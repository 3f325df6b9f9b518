import { CONSENT_AGES, COUNTRIES, HIGHEST_CONSENT_AGE } from '@ribbon/domain/accounts';
import { type RawBuilder, sql } from 'kysely';
import { monthAt } from './visibility.ts';

/** Whether the law of the person's country asks an adult to consent as well. */
export function isUnderConsentAge(profile: string, now: Date): RawBuilder<boolean> {
  const ages = CONSENT_AGES.map(({ age, countries }) => {
    const offered = COUNTRIES.filter((country) => countries.includes(country));
    return sql`when ${sql.ref(`${profile}.country`)} in (${sql.join(offered.map((name) => sql.lit(name)))}) then ${sql.lit(age)}`;
  });
  return sql<boolean>`coalesce(${sql.ref(`${profile}.birth_year`)} * 12 + ${sql.ref(`${profile}.birth_month`)}
    >= ${sql.lit(monthAt(now))} - 12 * (case ${sql.join(ages, sql` `)} else ${sql.lit(HIGHEST_CONSENT_AGE)} end), true)`;
}

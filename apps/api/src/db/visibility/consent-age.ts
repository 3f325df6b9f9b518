import { type RawBuilder, sql } from 'kysely';
import { monthAt } from './visibility.ts';

/** Whether the law of the person's country asks an adult to consent as well. */
export const isUnderConsentAge = (profile: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${profile}.birth_year`)} * 12 + ${sql.ref(`${profile}.birth_month`)}
    >= ${sql.lit(monthAt(now))} - 12 * ${sql.ref(`${profile}.consent_age`)}, true)`;

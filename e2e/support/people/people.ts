import type { Language } from '@ribbon/domain/kernel';
import { expect } from '@playwright/test';
import { changeRows } from '../database.ts';
import { newcomer } from '../journey.ts';

/** Somebody with a confirmed account; how one signs up is a journey of its own. */
export async function addPerson({
  fullName,
  birthYear,
  language = 'en',
}: {
  fullName: string;
  birthYear: number;
  language?: Language;
}): Promise<{ email: string; username: string }> {
  const { email, username } = newcomer();
  const made = await changeRows(
    `with made as (
       insert into users (name, email, email_verified) values ($2, $1, true) returning id),
     signs as (
       insert into credentials (user_id, account_id, provider_id, password)
       select made.id, made.id::text, 'credential', c.password from made, credentials c
       join users u on u.id = c.user_id where u.email = 'admin@ribbon.test')
     insert into athlete_profiles (id, username, full_name, country, user_type, birth_month, birth_year, language)
     select id, $2, $3, 'United Kingdom', 'gymnast', 1, $4, $5 from made`,
    [email, username, fullName, birthYear, language],
  );
  expect(made).toBe(1);
  return { email, username };
}

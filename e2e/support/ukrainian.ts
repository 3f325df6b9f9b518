import type { Page } from '@playwright/test';
import { type Reader, type Words, readBy, t } from '@ribbon/domain/kernel';
import { catalogueOf } from '@ribbon/languages/catalogue';
import { PASSWORD } from './site.ts';

const UKRAINIAN: Reader = {
  language: 'uk',
  translated: (english) => {
    const words = catalogueOf('uk').get(english);
    if (words === undefined) throw new Error(`not in the Ukrainian catalogue: ${english}`);
    return words;
  },
};

let reader: Reader = { language: 'en' };
readBy(() => reader);

/** What the product says to a Ukrainian reader, by its message in English. */
export const say: Words = (english, ...values) => {
  const before = reader;
  reader = UKRAINIAN;
  try {
    return t(english, ...values);
  } finally {
    reader = before;
  }
};

/** What everybody types first, whatever their age. */
export async function fillCredentials(page: Page, { email, username }: Record<string, string>) {
  const dialog = page.getByRole('dialog');
  const mail = dialog.getByLabel(say('Email'), { exact: true });
  if (await mail.isEditable()) await mail.fill(email ?? '');
  await dialog.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(say('Confirm password')).fill(PASSWORD);
  await dialog.getByLabel(say('Username'), { exact: true }).fill(username ?? '');
}

/** The person behind the account. */
export async function fillPerson(page: Page, name: RegExp, person: { name: string; year: number }) {
  await page.getByLabel(name).fill(person.name);
  await page.getByLabel(say('Birth month')).selectOption('3');
  await page.getByLabel(say('Birth year')).selectOption(String(person.year));
  await page.getByLabel(say('Country')).selectOption('Ukraine');
}

import { type Page, expect } from '@playwright/test';
import { linkMailedTo, newcomer } from '../journey.ts';
import { PASSWORD } from '../site.ts';

/** Somebody with a confirmed account, signed in on this page. */
export async function signUpConfirmed(
  page: Page,
  { fullName = 'Nora Newcomer', userType = 'parent' } = {},
): Promise<{ email: string; username: string }> {
  const person = newcomer();
  const answer = await page.request.post('/api/accounts', {
    data: {
      ...person,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName,
      birthMonth: 3,
      birthYear: 1985,
      country: 'United Kingdom',
      userType,
      clubId: null,
    },
  });
  expect(answer.ok()).toBe(true);
  const link = await linkMailedTo(page, person.email, 'Confirm your email for Ribbon');
  const token = new URL(link).searchParams.get('token');
  const confirmed = await page.request.post('/api/accounts/verify-email', { data: { token } });
  expect(confirmed.ok()).toBe(true);
  return person;
}

import type { Page } from '@playwright/test';
import { changeRows } from './support/database.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkMailedTo,
  newcomer,
  test,
} from './support/journey.ts';
import { PASSWORD } from './support/site.ts';

/** A child whose guardian has said yes long ago, of this age now, and whose account is paused. */
async function pausedPerson(page: Page, age: number) {
  const person = newcomer();
  const answer = await page.request.post('/api/accounts/children', {
    data: {
      ...person,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      guardianEmail: newcomer().email,
      clubId: null,
    },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(await linkMailedTo(page, person.email, 'Confirm your email for Ribbon'));
  await expect(page.getByRole('heading', { name: 'Almost on the carpet!' })).toBeVisible();
  await changeRows(
    `update athlete_profiles set status = 'paused', paused_at = now(), waiting_since = null,
       full_name = 'Nadia Newcomer', country = 'Ukraine', birth_month = 1, birth_year = $2::int,
       user_type = case when $2::int > extract(year from now()) - 13 then 'child_gymnast' else 'gymnast' end
     where username = $1`,
    [person.username, new Date().getUTCFullYear() - age],
  );
  const guardian = newcomer();
  await changeRows(
    `with adult as (
       insert into users (name, email, email_verified) values ($2, $3, true) returning id),
     profile as (
       insert into athlete_profiles (id, username, full_name, country, birth_month, birth_year, user_type)
       select id, $2, 'Pia Guardian', 'Ukraine', 1, 1985, 'parent' from adult)
     insert into parental_relationships (parent_id, child_id, role)
     select adult.id, child.id, 'primary' from adult, athlete_profiles child where child.username = $1`,
    [person.username, guardian.username, guardian.email],
  );
  await arriveAs(page, person.email);
  return { ...person, guardian };
}

test('a guardian sees with whom a child is friends, and ends a friendship', async ({
  page,
  browser,
}) => {
  await changeRows(
    `insert into friendships (requester_id, addressee_id, status, origin, responded_at)
     select child.id, coach.id, 'accepted', 'coach', now() from users child, users coach
     where child.email = 'child@ribbon.test' and coach.email = 'coach@ribbon.test'
     on conflict (least(requester_id, addressee_id), greatest(requester_id, addressee_id))
     do update set status = 'accepted', origin = 'coach', responded_at = now()`,
    [],
  );
  const child = await another(browser, page, 'child@ribbon.test');
  await child.page.goto('/notifications');
  await arriveAs(page, 'parent@ribbon.test');
  await page.goto('/family');
  const friends = page.getByRole('list', { name: 'Rosie’s friends' });
  const coach = friends.getByRole('listitem').filter({ hasText: 'Kateřina Říhová' });
  await expect(coach).toContainText('Coach, since');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await coach.getByRole('button', { name: 'End friendship with Kateřina Říhová' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('We’ll tell them both, gently');
  await question.getByRole('button', { name: 'End friendship' }).click();
  await expect(coach).toHaveCount(0);
  await expect(child.page.getByText(/no longer friends here/u).first()).toBeVisible();
  await child.leave();
});

test('a paused child tells somebody, reports and blocks', async ({ page }) => {
  const { guardian } = await pausedPerson(page, 9);
  await page.goto('/community');
  await expect(page.getByRole('heading', { name: 'Time for a break' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pia Guardian' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'End this link' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Carry on' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Report someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Their username').fill('nobody.has.this');
  await dialog.getByLabel('What is wrong?').selectOption('Harassment or bullying');
  await dialog.getByLabel('What happened?').fill('They write to me all the time');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog.getByText('We couldn’t find anyone with that username.')).toBeVisible();
  await dialog.getByLabel('Their username').fill('gwen.gymnast');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog.getByText('Report Submitted')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Block someone' }).click();
  await dialog.getByLabel('Username').fill(guardian.username);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByText('What you can do instead')).toBeVisible();
  await dialog.getByLabel('Username').fill('gwen.gymnast');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('@gwen.gymnast has been blocked')).toBeVisible();

  await page.getByRole('button', { name: 'Tell someone' }).click();
  await dialog.getByRole('button', { name: 'Ask someone to write to me' }).click();
  await expect(dialog.getByText('You did the right thing.')).toBeVisible();
  await expectAccessible(page);
});

test('from 13 one ends a link, cancels one that waits, and lets a paused account go on', async ({
  page,
}) => {
  const young = await pausedPerson(page, 14);
  await changeRows(
    `insert into waiting_guardian_links (child_id, guardian_id, relationship_type, takes_effect_at)
     select young.id, adult.id, 'other', now() + interval '5 days'
     from athlete_profiles young, users adult
     where young.username = $1 and adult.email = 'gymnast@ribbon.test'`,
    [young.username],
  );
  await page.goto('/community');
  await expect(page.getByText('Only link an adult you know well in real life')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cancel this link' }).click();
  await expect(page.getByText('Gwen Hartnoll won’t be linked.')).toBeVisible();
  await page.getByRole('button', { name: 'End this link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End this link' }).click();
  await expect(page.getByRole('heading', { name: 'Pia Guardian' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(page.getByRole('heading', { name: 'Time for a break' })).toHaveCount(0);
  await page.goto('/family');
  await expect(page.getByText('Nobody yet')).toBeVisible();
  await expectAccessible(page);
});

import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  hearNothing,
  linkMailedTo,
  mailTo,
  newcomer,
  test,
} from './support/journey.ts';
import { clubCard, openClub } from './support/content/clubs.ts';
import { PASSWORD } from './support/site.ts';
import type { Page } from '@playwright/test';

/** Somebody who has just signed up, and has reviewed nothing. */
async function arriveAsNewcomer(page: Page): Promise<{ email: string }> {
  const { email, username } = newcomer();
  const answer = await page.request.post('/api/accounts', {
    data: {
      email,
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Rosa Reviewing',
      birthMonth: 3,
      birthYear: 1999,
      country: 'Spain',
      userType: 'gymnast',
      clubId: null,
    },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(await linkMailedTo(page, email, 'Confirm your email for Ribbon'));
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
  return { email };
}

test('a gymnast reviews a club, an admin approves it, and everybody who looks sees it @once', async ({
  page,
  browser,
}, { project }) => {
  const words = `Bright hall and patient coaches (${project.name})`;
  const { email } = await arriveAsNewcomer(page);
  // Journeys run side by side, so each has a club of its own.
  const { name } = await openClub(page, project.name === 'phone' ? 'Portsmouth' : 'Dundee');

  // A visitor has the reviews open the whole time.
  const visitor = await another(browser, page);
  await openClub(visitor.page, name);
  await clubCard(visitor.page, name)
    .getByRole('button', { name: /Reviews for/u })
    .click();
  const reviews = visitor.page.getByRole('dialog', { name: `Reviews for ${name}` });
  await expect(reviews.getByRole('button', { name: 'Leave Review' })).toBeVisible();

  await clubCard(page, name).getByRole('button', { name: 'Leave Review' }).click();
  const form = page.getByRole('dialog', { name: 'Leave Review' });
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(form.getByText('Please choose a rating')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('radio', { name: '1 of 5: Poor' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByText('Fair', { exact: true })).toBeVisible();
  await form.getByLabel('Your comment').fill('the coach is a stupid idiot');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  const refusal = page.getByRole('dialog', { name: 'Content Safety Check' });
  await expect(refusal).toContainText('This content could hurt someone in our gymnastics family');
  await refusal.getByRole('button', { name: 'Change what I wrote' }).click();
  await expect(form.getByLabel('Your comment')).toHaveValue('the coach is a stupid idiot');
  await form.getByLabel('Your comment').fill(words);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Your review will be visible once it is approved')).toBeVisible();
  await expect(form).toBeHidden();

  await clubCard(page, name)
    .getByRole('button', { name: /Reviews for/u })
    .click();
  const own = page.getByRole('dialog').getByRole('region', { name: 'Your review' });
  await expect(own).toContainText('Waiting for approval');
  await expect(own).toContainText(words);
  await expect(reviews.getByText(words)).toHaveCount(0);

  const admin = await another(browser, page, 'admin@ribbon.test');
  await admin.page.goto('/admin/reviews');
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText('Review Management');
  await admin.page.getByPlaceholder('Search reviews, clubs, or users...').fill(words);
  const row = admin.page.getByRole('row').filter({ hasText: words });
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: /^View details/u }).click();
  const details = admin.page.getByRole('dialog', { name: 'Review Details' });
  await expect(details).toContainText('2/5');
  await expectNoSidewaysScroll(admin.page);
  await details.getByRole('button', { name: 'Approve Review' }).click();
  await expect(details).toBeHidden();
  await expect(row).toBeHidden();
  await admin.page.getByLabel('Status').selectOption('Approved');
  await expect(row).toContainText('Approved');
  await expectAccessible(admin.page);
  await admin.leave();

  // Nobody has pressed anything: the server has told both browsers.
  await expect(own).toContainText('Published');
  await expect(reviews.getByText(words)).toBeVisible();
  await expect(reviews.getByRole('listitem').filter({ hasText: words })).toContainText(
    'Rosa Reviewing',
  );
  await expectAccessible(visitor.page);
  await visitor.leave();
  await mailTo(page, { email, subject: `Your review of ${name} has been published` });
});

test('a change of a published review waits beside it, and a review can be deleted @once', async ({
  page,
  browser,
}) => {
  // The news of the approval would lie over the button that is pressed next.
  await hearNothing(page);
  await arriveAsNewcomer(page);
  const { name } = await openClub(page, 'Lavender');
  const { clubs } = await (
    await page.request.get(`/api/clubs/choices?scope=all&search=${name}`)
  ).json();
  const reviews = `/api/clubs/${clubs[0].id}/reviews`;
  const written = await page.request.post(reviews, { data: { rating: 2, comment: 'Cold hall' } });
  const { id, updatedAt } = await written.json();
  const admin = await another(browser, page, 'admin@ribbon.test');
  const data = { decision: 'approved', reason: 'Looked at', seen: updatedAt };
  await admin.page.request.post(`/api/admin/reviews/${id}/decision`, { data });

  await clubCard(page, name)
    .getByRole('button', { name: /Reviews for/u })
    .click();
  const own = page.getByRole('dialog').getByRole('region', { name: 'Your review' });
  await expect(own).toContainText('Published');
  await own.getByRole('button', { name: 'Edit' }).click();
  const change = page.getByRole('dialog', { name: 'Edit Your Review' });
  await expect(change.getByLabel('Your comment')).toHaveValue('Cold hall');
  await change.getByRole('radio', { name: '5 of 5: Excellent' }).check();
  await change.getByLabel('Your comment').fill('They have heating now');
  await change.getByRole('button', { name: 'Save Changes' }).click();
  await expect(own).toContainText('Your edit is waiting for approval');
  await expect(own).toContainText('They have heating now');
  await expect(own).toContainText('Cold hall');
  await expectAccessible(page);

  await admin.page.goto('/admin/reviews');
  await admin.page.getByPlaceholder('Search reviews, clubs, or users...').fill('heating now');
  const row = admin.page.getByRole('row').filter({ hasText: 'They have heating now' });
  await expect(row.first()).toContainText('Cold hall');
  await expect(row.first()).toContainText('Edit pending');
  await admin.leave();

  const toast = page.getByText('Your change is waiting for approval.');
  await expect(toast).toBeHidden();
  await own.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete Review' })
    .getByRole('button', { name: 'Delete Review' })
    .click();
  await expect(page.getByText('Your review has been deleted.')).toBeVisible();
  await expect(own).toBeHidden();
});

test('a visitor who wants to review signs in and finds the form open @once', async ({ page }) => {
  const { name } = await openClub(page, 'Bluebell');
  await clubCard(page, name).getByRole('button', { name: 'Leave Review' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign in required' });
  await expect(question).toContainText(`To review ${name} you need an account.`);
  await question.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, { email: 'coach@ribbon.test' });
  const form = page.getByRole('dialog', { name: 'Leave Review' });
  await expect(form.getByRole('radio')).toHaveCount(5);
  await expect(form).toContainText(name);
});

test('a review of somebody else can be reported, once @once', async ({ page }) => {
  await arriveAsNewcomer(page);
  await openClub(page, 'Bluebell Gymnasts – Norwich');
  const rated = page.getByRole('main').getByRole('button', { name: /^\d\.\d · Reviews for/u });
  await rated.first().click();
  const flag = page.getByRole('button', { name: /^Report .+’s review$/u }).first();
  await flag.click();
  const report = page.getByRole('dialog', { name: 'Report this review' });
  await report.getByRole('button', { name: 'Submit Report' }).click();
  await expect(report.getByText('Please choose a reason')).toBeVisible();
  await expect(report.getByText('Please provide a description of the issue')).toBeVisible();
  await report.getByLabel('What is wrong?').selectOption('Spam');
  await report.getByLabel('What happened?').fill('It is an advertisement');
  await report.getByLabel('A child may be at risk right now').check();
  await expect(report.getByText('Please call first if someone is in danger')).toBeVisible();
  await expect(report.getByText('Childline')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await report.getByRole('button', { name: 'Submit Report' }).click();
  const thanks = page.getByRole('dialog', { name: 'Report Submitted' });
  await expect(thanks).toContainText('We read every report within 24 hours');
  await expect(thanks).toBeHidden();

  await flag.click();
  await report.getByLabel('What is wrong?').selectOption('Spam');
  await report.getByLabel('What happened?').fill('It still is');
  await report.getByRole('button', { name: 'Submit Report' }).click();
  await expect(report.getByText('You have already reported this content')).toBeVisible();
});

test('a list that cannot be loaded says so and can be tried again @once', async ({ page }) => {
  await arriveAs(page, 'admin@ribbon.test');
  await hearNothing(page);
  await page.route('**/api/admin/reviews?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/admin/reviews');
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the reviews' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/admin/reviews?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByPlaceholder('Search reviews, clubs, or users...').fill('no such review');
  await expect(page.getByRole('heading', { name: 'No reviews found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria.')).toBeVisible();
});

test('the administration of reviews is closed to others', { tag: '@once' }, async ({ page }) => {
  await arriveAs(page, 'coach@ribbon.test');
  await page.goto('/admin/reviews');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

import { arriveAs, expect, expectAccessible, test } from './support/journey.ts';

test('a screen asks nobody for what they cannot do or have done', async ({ page }) => {
  await arriveAs(page, 'child@ribbon.test');
  await page.goto('/competitions/mine');
  await expect(page.getByText('Grown-ups add competitions.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Competition' })).toHaveCount(0);
  await page.goto('/waitlist');
  await expect(page.getByRole('heading', { name: 'You’re already in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join the Waitlist' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/invitation');
  await expect(page.getByText('You’re already in, so you don’t need it.')).toBeVisible();
  await page.getByRole('link', { name: 'Carry on' }).click();
  await expect(page).toHaveURL('/community');
});

test('figures that are nought are left out, and their line when all of them are', async ({
  page,
}) => {
  await arriveAs(page, 'admin@ribbon.test');
  await page.goto('/notifications');
  await expect(page.getByRole('tab', { name: 'All Notifications' })).toBeVisible();
  await expect(page.getByText('Sent Requests', { exact: true })).toBeHidden();
  await page.goto('/admin/reports');
  await expect(page.getByRole('term').filter({ hasText: 'Pending' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Reviewed' })).toBeHidden();
});

test('a parent reads whose passport it is', async ({ page }) => {
  await arriveAs(page, 'parent@ribbon.test');
  await page.goto('/family');
  const [child] = await page.request
    .get('/api/me')
    .then(async (answer) => (await answer.json()).member.family.childIds as string[]);
  await page.goto(`/score-passport/${child}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/’s Score Passport$/u);
});

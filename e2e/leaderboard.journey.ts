import type { Page } from '@playwright/test';
import { addChallenge } from './support/content/challenges.ts';
import { another, arriveAs, expect, expectAccessible, newWords, test } from './support/journey.ts';
import { addPerson } from './support/people/people.ts';

/** Joins, ticks a task once and chooses to be listed. */
async function takePart(page: Page, challengeId: string): Promise<void> {
  await page.goto('/account');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/privacy') && answer.request().method() === 'PUT',
  );
  await page.getByRole('switch', { name: 'Show me on leaderboards' }).click();
  expect((await saved).ok()).toBe(true);
  await page.goto(`/challenges/${challengeId}`);
  await page.getByRole('button', { name: 'Join Challenge' }).click();
  await page.getByRole('button', { name: /^Tick off/u }).click();
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
}

test('a leaderboard names adults who like to be on it, teens to their club, and no child', async ({
  page,
  browser,
}) => {
  const admin = await another(browser, page, 'admin@ribbon.test');
  const id = await addChallenge(admin.page, {
    title: `Leaps: ${newWords()}`,
    task: 'A leap a day',
  });
  await admin.leave();
  const adult = await addPerson({ fullName: 'Ada Listed', birthYear: 1990 });
  await arriveAs(page, adult.email);
  await takePart(page, id);
  await page.reload();
  const people = (where: Page) =>
    where.getByRole('region', { name: 'People' }).getByRole('listitem');
  await expect(people(page)).toHaveText([/Ada.*\(you\).*50 points/u]);

  const teen = await another(browser, page);
  const { email } = await addPerson({
    fullName: 'Tess Listed',
    birthYear: new Date().getFullYear() - 14,
  });
  await arriveAs(teen.page, email);
  await takePart(teen.page, id);
  await teen.page.reload();
  await expect(people(teen.page).filter({ hasText: '(you)' })).toContainText('Tess');
  await expectAccessible(teen.page);
  await teen.leave();
  await page.reload();
  await expect(people(page)).toHaveText([/Ada.*\(you\).*50 points/u]);

  const child = await another(browser, page, 'child@ribbon.test');
  await child.page.goto(`/challenges?tab=leaderboard&challenge=${id}`);
  await expect(child.page.getByRole('heading', { name: 'Clubs' })).toBeVisible();
  await expect(child.page.getByRole('heading', { name: 'People' })).toBeHidden();
  await expect(child.page.getByText('Ada Listed')).toHaveCount(0);
  await child.leave();
});

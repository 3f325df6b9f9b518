import { another, arriveAs, expect, expectAccessible, newWords, test } from './support/journey.ts';

const COACH = 'coach@ribbon.test';

test('words for adults only wait for an admin, who shows them to everybody @once', async ({
  page,
  browser,
}) => {
  await arriveAs(page, COACH);
  const text = `${newWords()}, and ask me about the routine on WhatsApp`;
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Create Post' }).first().click();
  await page.getByLabel('What would you like to share?').fill(text);
  await page.getByRole('button', { name: 'Share post' }).click();
  const own = page.getByRole('listitem').filter({ hasText: text }).first();
  await expect(own).toContainText('Adults only for now');
  await expectAccessible(page);

  const admin = await another(browser, page, 'admin@ribbon.test');
  await admin.page.goto('/admin/queue');
  const item = admin.page.getByRole('listitem').filter({ hasText: text });
  await expect(item).toContainText('What an adult wrote to a minor');
  await item.getByRole('button', { name: /^Approve the post by/u }).click();
  await admin.page.getByRole('tab', { name: 'Decided' }).click();
  await expect(item).toContainText('Approved');
  await admin.leave();

  await page.reload();
  await expect(own).not.toContainText('Adults only for now');
});

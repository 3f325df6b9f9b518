import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';

const share = 'Share post';
const words = 'What would you like to share?';

test('words that hurt are not published, explained, and can be replaced by kinder ones @once', async ({
  page,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/create-post');
  await page.getByLabel(words).fill('you are such an idiot, nobody likes you');
  await page.getByRole('button', { name: share }).click();
  const dialog = page.getByRole('dialog', { name: 'Content Safety Check' });
  await expect(
    dialog.getByText('This content could hurt someone in our gymnastics family'),
  ).toBeVisible();
  await expect(dialog.locator('mark').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Change what I wrote' }).click();
  await expect(page.getByLabel(words)).toHaveValue('you are such an idiot, nobody likes you');

  await page.getByLabel(words).fill('That routine was kinda boring tbh');
  await page.getByRole('button', { name: share }).click();
  const gentle = page.getByRole('dialog', { name: "Let's Make This Better" });
  await expect(gentle.getByText("Let's think about how this might make others feel")).toBeVisible();
  await gentle.getByRole('button', { name: 'Use This Text' }).first().click();
  await expect(page.getByLabel(words)).not.toHaveValue(/boring/u);
  await page.getByRole('button', { name: share }).click();
  await expect(page.getByText('Posted!')).toBeVisible();
});

test('somebody who tells of being hurt is thanked and shown help, and decides who hears of it @once', async ({
  page,
}) => {
  await arriveAs(page, 'teen@ribbon.test');
  await page.goto('/create-post');
  await page.getByLabel(words).fill('my coach hit me with the club when I got it wrong');
  await page.getByRole('button', { name: share }).click();
  const dialog = page.getByRole('dialog', { name: 'Thank you for telling us' });
  await expect(dialog.getByText('0800 1111')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yes, please' }).click();
  await expect(dialog.getByText('We’ve told the people who can help')).toBeVisible();
});

test(
  'an admin sees who reads texts and tests the connection',
  { tag: '@once' },
  async ({ page }) => {
    await arriveAs(page, 'admin@ribbon.test');
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByText('Nothing is sent anywhere else.').last()).toBeVisible();
  },
);

test(
  'an admin sees who looks at pictures and tests the check',
  { tag: '@once' },
  async ({ page }) => {
    await arriveAs(page, 'admin@ribbon.test');
    await page.goto('/admin/settings');
    await expect(
      page.getByText('Pictures aren’t checked automatically. People check them.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Test the picture check' }).click();
    await expect(page.getByText(/^AWS Rekognition isn’t configured/u)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a moderator sees what the check saw in a picture, the doubtful ones first',
  { tag: '@once' },
  async ({ page }) => {
    await arriveAs(page, 'admin@ribbon.test');
    await page.goto('/admin/queue');
    const held = page.getByRole('listitem').filter({ hasText: 'Described as “A green bottle”' });
    await expect(held).toHaveCount(2);
    await expect(held.first()).toContainText('Almost identical to a picture rejected on');
    await expect(held.last()).toContainText('Alcohol 93 %');
    await expect(page.getByText('the word “loser”')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

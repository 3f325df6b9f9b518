import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
  withFilters,
} from './support/journey.ts';
import { signUpConfirmed } from './support/people/accounts.ts';
import { changeRows } from './support/database.ts';
import { photo } from './support/content/photo.ts';

test(
  'a profile is edited: wrong entries are named, unkind words stay out, good ones are seen',
  { tag: '@once' },
  async ({ page }) => {
    await arriveAs(page, 'clubadmin@ribbon.test');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Admin Actions' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const age = page.getByRole('textbox', { name: 'Age' });
    await age.fill('51');
    await page.getByRole('textbox', { name: 'Specialties' }).fill('Hoop, , Ribbon ,Hoop');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please enter an age from 5 to 50')).toBeVisible();
    await expectAccessible(page);
    await age.fill('41');
    const bio = page.getByRole('textbox', { name: 'Bio' });
    await bio.fill('You are all stupid losers and I hate you');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change what I wrote' }).click();
    await expect(bio).toHaveValue('You are all stupid losers and I hate you');
    await bio.fill('I run a club and still love the ribbon.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    const tags = page.getByRole('list', { name: 'Specialties' }).getByRole('listitem');
    await expect(tags).toHaveText(['Hoop', 'Ribbon']);

    await page.getByRole('button', { name: 'Change picture' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Rope' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByText('Your picture is saved')).toBeVisible();
    await expect(dialog).toBeHidden();

    // An uploaded photo; then the initials again.
    await page.getByRole('button', { name: 'Change picture' }).click();
    await dialog.getByRole('tab', { name: 'Upload File' }).click();
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles(await photo(page));
    await expect(dialog.getByAltText('Preview')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    const inBar = page.getByRole('button', { name: /^Account of/u }).locator('img');
    await expect(inBar).toHaveAttribute('src', /\/api\/media\//u);
    const [picture = ''] = /[^/]+(?=\/\w+$)/u.exec((await inBar.getAttribute('src')) ?? '') ?? [];
    const own = page.getByRole('main').locator(`img[src*="${picture}"]`).first();
    await expect(own).toBeVisible();
    await page.getByRole('button', { name: 'Change picture' }).click();
    await dialog.getByRole('radio', { name: 'My initials' }).check();
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect(own).toBeHidden();
  },
);

test('the directory is searched and filtered, and a visitor who wants a friend signs in first', async ({
  page,
}) => {
  await page.goto('/gymnasts');
  await expect(page.getByRole('heading', { name: 'Featured Profiles' })).toBeVisible();
  const featured = page.getByRole('region', { name: 'Featured Profiles' }).getByRole('listitem');
  expect(await featured.getByRole('heading').count()).toBe(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await withFilters(page, async () => {
    await expectAccessible(page);
    await page.getByLabel('Sort by').selectOption('Name');
    await page.getByLabel('Specialty').selectOption('rope');
  });
  await expect(page).toHaveURL(/specialty=rope/u);
  await page.reload();
  await withFilters(page, () => expect(page.getByLabel('Specialty')).toHaveValue('rope'));
  const results = page.getByRole('region', { name: 'Search results' });
  await results
    .getByRole('button', { name: /^Add Friend/u })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^To be friends with .* you need an account\.$/u)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Name or username').fill('nobody has this name');
  await expect(page.getByRole('heading', { name: 'No one found' })).toBeVisible();
});

test(
  'a teenager has a friend code that can be renewed and switched off',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'teen@ribbon.test');
    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'Friend code' });
    const words = section.locator('p', { hasText: 'Your code: ' });
    const before = (await words.textContent()) ?? '';
    await expectAccessible(page);
    await section.getByRole('button', { name: 'New words' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'New words' }).click();
    await expect(words).not.toHaveText(before);
    await section.getByRole('switch', { name: 'Friends can use my code' }).click();
    await expect(section.getByRole('switch')).not.toBeChecked();
    await section.getByLabel('Do you have a friend’s code?').fill('not a code');
    await section.getByRole('button', { name: 'Ask my friend' }).click();
    await expect(section.getByText('A friend code is four words')).toBeVisible();
  },
);

test('what is not open does not exist', { tag: '@once' }, async ({ page }) => {
  await page.goto('/gymnast/3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');
  await expect(page.getByRole('heading', { name: 'Gymnast Not Found' })).toBeVisible();
  await page.goto('/gymnasts/nothing-like-an-id');
  await expect(page.getByRole('heading', { name: 'Gymnast Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Gymnasts' }).click();
  await expect(page.getByRole('heading', { name: 'Gymnastics Community' })).toBeVisible();
});

test(
  'the name above a post says so where its author keeps the profile private',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { email } = await signUpConfirmed(page, { fullName: 'Nora Quietly' });
    const data = { content: 'The spring display was lovely', visibility: 'public' };
    const answer = await page.request.post('/api/posts', { data });
    const { id } = (await answer.json()) as { id: string };
    await changeRows(
      `update athlete_profiles set feed_visibility = 'friends', listed_in_directory = false
       where id = (select id from users where email = $1)`,
      [email],
    );
    const { page: reader, leave } = await another(browser, page, 'gymnast@ribbon.test');
    await reader.goto(`/post/${id}`);
    await reader.getByRole('link', { name: 'Nora Quietly' }).click();
    await expect(reader.getByRole('heading', { name: 'Nora Quietly', level: 1 })).toBeVisible();
    await expect(reader.getByText('This profile is private.')).toBeVisible();
    await leave();
  },
);

import { signUpConfirmed } from './support/people/accounts.ts';
import { addChild } from './support/people/child.ts';
import {
  another,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newcomer,
  test,
} from './support/journey.ts';
import { photo } from './support/content/photo.ts';

const GUARDIAN = 'Pia Guardian';

test('a parent signs a form, a moderator accepts it, and the community opens to the child', async ({
  page,
  browser,
}) => {
  await signUpConfirmed(page, { fullName: GUARDIAN });
  const { username } = newcomer();
  await addChild(page, username);
  await page.goto('/family');
  await page.getByRole('link', { name: 'Open the form' }).click();
  const sheet = page.getByRole('article', { name: 'Consent of a parent or guardian' });
  await expect(sheet.getByText(GUARDIAN)).toBeVisible();
  await expect(sheet.getByText(`@${username}`)).toBeVisible();
  const reference = await sheet.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/u).innerText();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Form to sign' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('main').getByRole('link', { name: 'My Family' }).click();
  await page.getByRole('button', { name: 'Send the form' }).click();
  await expect(page.getByText('Please add a photo or scan of the signed form')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(await photo(page, 'form.jpg'));
  await page.getByRole('button', { name: 'Send the form' }).click();
  await expect(page.getByText('We have your form')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const admin = await another(browser, page, 'admin@ribbon.test');
  await admin.page.goto('/admin/guardian-forms');
  const card = admin.page.getByRole('listitem').filter({ hasText: `@${username}` });
  await expect(card.getByText(reference)).toBeVisible();
  await expect(card.getByRole('img', { name: `Form signed by ${GUARDIAN}` })).toBeVisible();
  await expectNoSidewaysScroll(admin.page);
  await expectAccessible(admin.page);
  await card.getByRole('button', { name: 'Accept' }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accept Form' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByRole('button', { name: 'Signature, names and reference match' }).click();
  await dialog.getByRole('button', { name: 'Accept Form' }).click();
  await expect(admin.page.getByText('Form accepted.')).toBeVisible();
  await expect(card).toBeHidden();
  await admin.leave();

  // The guardian's page has heard of it by itself.
  await expect(page.getByText('We have your form')).toBeHidden();
  const family = (await (await page.request.get('/api/family')).json()) as {
    children: { community: { isOpen: boolean; verified: { how: string } | null } }[];
  };
  expect(family.children[0]?.community).toMatchObject({ isOpen: true, verified: { how: 'form' } });
});

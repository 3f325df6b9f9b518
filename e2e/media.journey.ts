import { join, resolve } from 'node:path';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { photo } from './support/content/photo.ts';

const CLIP = join(resolve(import.meta.dirname, '..'), 'apps/api/src/testing/media/clip.mp4');
const words = 'What would you like to share?';
const chooser = 'Photos or a video';

test('a photo is uploaded, described and shared, and seen by nobody who may not see the post @once', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/create-post');
  const text = 'A new hoop routine';
  await page.getByLabel(words).fill(text);
  await page
    .getByLabel(chooser)
    .setInputFiles([await photo(page), await photo(page, 'b.jpg', 500)]);
  await expect(page.getByAltText('Your picture')).toHaveCount(2);
  await page
    .getByLabel(/^Describe this (photo|video)/u)
    .first()
    .fill('A hoop in front of a red sky');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Remove this picture' }).nth(1).click();
  await expect(page.getByAltText('Your picture')).toHaveCount(1);
  await page.getByRole('button', { name: 'Share post' }).click();

  const post = page.getByRole('listitem').filter({ hasText: text }).first();
  const picture = post.getByAltText('A hoop in front of a red sky');
  await picture.scrollIntoViewIfNeeded();
  await expect(async () => {
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
  await expect(picture).toHaveAttribute('srcset', /small 320w, .*medium 800w, .*large 1600w$/u);
  await expect(page.getByAltText('Your picture')).toHaveCount(0);
  await expectAccessible(page);

  const address = (await picture.getAttribute('src')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(new URL(address, page.url()).href)).status()).toBe(404);
  await stranger.close();
});

test('what cannot be taken says why, and nothing typed is lost @once', async ({ page }) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/create-post');
  await page.getByLabel(words).fill('Half a sentence');
  const program = {
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('MZ nothing good'),
  };
  const understand = () =>
    page
      .getByRole('dialog', { name: 'Image Upload Failed' })
      .getByRole('button', { name: 'OK' })
      .click();
  await page.getByLabel(chooser).setInputFiles(program);
  await understand();
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid file type. Only images (JPG, PNG, WebP, GIF) and videos (MP4, WebM, MOV) are allowed.',
  );
  await page.getByLabel(chooser).setInputFiles({ ...(await photo(page)), name: 'me.exe.jpg' });
  await understand();
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid file type detected. Please select a valid image file.',
  );
  await expectAccessible(page);
  await expect(page.getByLabel(words)).toHaveValue('Half a sentence');
});

test('a picture is added by its address; one that was forgotten is asked about @once', async ({
  page,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/create-post');
  await page.getByLabel(words).fill('From the competition');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const address = page.getByLabel('Image URL');
  await address.fill('pictures.example/a.png');
  await page.getByRole('button', { name: 'Share post' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Press “Add picture” to use this link, or clear the field.',
  );
  await address.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please enter a valid image URL.');
  await expectAccessible(page);
  // Nothing of a private network is fetched, and nothing typed is lost.
  await address.fill('http://127.0.0.1/a.png');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a valid image URL.');
  await expect(page.getByLabel(words)).toHaveValue('From the competition');

  // What our server would have fetched.
  const { name, mimeType, buffer } = await photo(page);
  const file = { name, mimeType, buffer };
  await page.route('**/api/media/post/from-url', async (route) => {
    const taken = await page.request.post('/api/media/post', { multipart: { file } });
    await route.fulfill({ json: await taken.json() });
  });
  await address.fill('https://pictures.example/a.png');
  await address.press('Enter');
  await expect(page.getByAltText('Your picture')).toHaveCount(1);
  await expect(address).toHaveValue('');
});

test('an upload shows how far it is and can be stopped @once', async ({ page }) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/create-post');
  // Held up on its way, as on a bad connection.
  await page.route('**/api/media/post', () => undefined);
  await page.getByLabel(chooser).setInputFiles(await photo(page));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the upload of routine.jpg' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.unrouteAll();
  await page.getByLabel(chooser).setInputFiles(await photo(page));
  await expect(page.getByAltText('Your picture')).toBeVisible();
});

test('a video is shared and played, never by itself @once', async ({ page }) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/create-post');
  const text = 'My ball routine from today';
  await page.getByLabel(words).fill(text);
  await page.getByLabel(chooser).setInputFiles(CLIP);
  await page.getByLabel(/^Describe this (photo|video)/u).fill('A ball rolls over the carpet');
  await page.getByRole('button', { name: 'Share post' }).click();
  const video = page.getByRole('listitem').filter({ hasText: text }).locator('video').first();
  await expect(video).toHaveAttribute('aria-label', 'A ball rolls over the carpet');
  expect(await video.evaluate((film: HTMLVideoElement) => film.autoplay)).toBe(false);
  const seconds = await video.evaluate(async (film: HTMLVideoElement) => {
    film.muted = true;
    await film.play();
    film.pause();
    return film.duration;
  });
  expect(seconds).toBeGreaterThan(1);
});

test('a child’s picture is seen by the parent before anybody else @once', async ({ page }) => {
  await arriveAs(page, 'parent@ribbon.test');
  await page.goto('/family');
  const permission = page.getByRole('switch', { name: 'Add pictures' }).first();
  if (!(await permission.isChecked())) await permission.click();
  await expect(permission).toBeChecked();
  await arriveAs(page, 'child@ribbon.test');
  await page.goto('/create-post');
  const text = 'My new leotard';
  await page.getByLabel(words).fill(text);
  await page.getByLabel(chooser).setInputFiles(await photo(page));
  await expect(
    page.getByText(
      'Someone on our team checks your picture first. Others can’t see it until then.',
    ),
  ).toBeVisible();
  await page.getByLabel(/^Describe this (photo|video)/u).fill('A leotard on a chair');
  await page.getByRole('button', { name: 'Share post' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();

  await arriveAs(page, 'parent@ribbon.test');
  await page.goto('/family');
  const picture = page.getByAltText('A leotard on a chair').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(async () => {
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
});

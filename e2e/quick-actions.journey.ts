import { arriveAs, expect, expectAccessible, newcomer, test } from './support/journey.ts';
import { countTaps } from './support/page/taps.ts';

test('a coach and a weekly event cost four taps at most, and one stays where one was @once', async ({
  page,
}) => {
  await arriveAs(page, 'clubadmin@ribbon.test');
  await page.goto('/club-admin');
  const start = page.getByRole('main').getByRole('button', { name: 'Schedule Event' });
  await start.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const place = () => page.evaluate(() => `${location.href} ${Math.round(scrollY)}`);
  const before = await place();

  const invitation = countTaps(page);
  const invite = page.getByRole('dialog', { name: 'Invite Members' });
  const { email } = newcomer();
  await invitation.tap(page.getByRole('button', { name: 'Invite Members' }));
  await invitation.tap(invite.getByText('Coach', { exact: true }));
  await invitation.fill(invite.getByLabel('Their email'), email);
  await expectAccessible(page);
  await invitation.tap(invite.getByRole('button', { name: 'Send the invitation' }));
  await expect(page.getByText(`We’ve sent an email to ${email}.`)).toBeVisible();
  await expect(invite).toBeHidden();
  expect(invitation.count).toBeLessThanOrEqual(4);
  expect(await place()).toBe(before);

  const event = countTaps(page);
  const plan = page.getByRole('dialog', { name: 'Schedule Event' });
  const title = `Ribbon class ${newcomer().username.slice(-5)}`;
  await event.tap(start);
  await event.fill(plan.getByLabel('Title'), title);
  await event.tap(plan.getByText('Repeat every week'));
  await event.tap(plan.getByRole('button', { name: 'Schedule Event' }));
  await expect(page.getByText('8 events added to the calendar.')).toBeVisible();
  await expect(plan).toBeHidden();
  expect(event.count).toBeLessThanOrEqual(4);
  expect(await place()).toBe(before);
  await expect(page.getByText(`planned “${title}”`).first()).toBeVisible();
});

import { addChallenge } from './support/content/challenges.ts';
import { changeRows } from './support/database.ts';
import { inDays } from './support/content/days.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newWords,
  test,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';

test('its author changes a challenge until someone joins, then gives more time, then cancels @once', async ({
  page,
  browser,
}) => {
  const author = await another(browser, page, 'admin@ribbon.test');
  const id = await addChallenge(author.page, {
    title: `Toes: ${newWords()}`,
    task: 'Point your toes',
  });
  await author.page.goto(`/challenges/${id}`);
  await author.page.getByRole('link', { name: 'Edit' }).click();
  const title = `Pointed toes: ${newWords()}`;
  await author.page.getByLabel('Title').fill(title);
  await author.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(author.page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const { email } = await addPerson({ fullName: 'Mara Member', birthYear: 1992 });
  await arriveAs(page, email);
  await page.goto(`/challenges/${id}`);
  const join = page.getByRole('button', { name: 'Join Challenge' });
  await join.click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave this challenge?' })
    .getByRole('button', { name: 'Leave challenge' })
    .click();
  await expect(join).toBeVisible();
  await join.click();
  await expect(page.getByRole('button', { name: 'Participating' })).toBeVisible();

  await author.page.reload();
  await expect(author.page.getByRole('button', { name: 'More time' })).toBeVisible();
  await expect(author.page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await author.page.getByRole('button', { name: 'More time' }).click();
  const longer = author.page.getByRole('alertdialog', { name: 'Give everyone more time' });
  // Shorter than promised is refused, and what was chosen stays.
  await longer.getByLabel('New last day').fill(inDays(3));
  await longer.getByRole('button', { name: 'Save' }).click();
  await expect(longer.getByRole('alert')).toBeVisible();
  await expect(longer.getByLabel('New last day')).toHaveValue(inDays(3));
  await longer.getByLabel('New last day').fill(inDays(30));
  await longer.getByRole('button', { name: 'Save' }).click();
  await expect(longer).toBeHidden();

  await author.page.getByRole('button', { name: 'Cancel challenge' }).click();
  const ending = author.page.getByRole('alertdialog', { name: 'Cancel this challenge?' });
  await ending.getByLabel('Reason').fill('The hall is closed for repairs.');
  await ending.getByRole('button', { name: 'Cancel challenge' }).click();
  await expect(ending).toBeHidden();
  await author.leave();

  await page.goto('/notifications');
  await expect(page.getByText(`“${title}” has been cancelled.`)).toBeVisible();
  await page.goto(`/challenges/${id}`);
  await expect(page.getByText('The hall is closed for repairs.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Challenge Ended' })).toBeDisabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('who reports a challenge has it looked at, and moderators hide it @once', async ({
  page,
  browser,
}) => {
  const friend = await addPerson({ fullName: 'Mara Member', birthYear: 1992 });
  const author = await addPerson({ fullName: 'Otto Author', birthYear: 1990 });
  const made = await changeRows(
    `insert into friendships (requester_id, addressee_id, status)
     select a.id, b.id, 'accepted' from users a, users b where a.email = $1 and b.email = $2`,
    [friend.email, author.email],
  );
  expect(made).toBe(1);
  await arriveAs(page, author.email);
  const id = await addChallenge(page, {
    title: `Splits: ${newWords()}`,
    task: 'Sit in the splits for an hour',
    maker: 'community',
  });
  const member = await another(browser, page, friend.email);
  await member.page.goto(`/challenges/${id}`);
  await member.page.getByRole('button', { name: 'Report this challenge' }).click();
  const dialog = member.page.getByRole('dialog', { name: 'Report this challenge' });
  await dialog.getByLabel('What is wrong?').selectOption('Something else');
  const words = `An hour is too long: ${newWords()}`;
  await dialog.getByLabel('What happened?').fill(words);
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog).toBeHidden();

  const moderator = await another(browser, page, 'admin@ribbon.test');
  await moderator.page.goto(`/admin/reports?search=${encodeURIComponent(words)}`);
  await moderator.page.getByRole('button', { name: /^View details: challenge/u }).click();
  const details = moderator.page.getByRole('dialog', { name: 'Report Details' });
  await expect(details.getByRole('heading', { name: 'Reported content' })).toBeVisible();
  await details.getByRole('button', { name: 'Take action on Otto Author' }).click();
  const consequence = moderator.page.getByRole('dialog', { name: 'Take action on Otto Author' });
  await consequence.getByLabel('Consequence').selectOption('Hide content');
  await consequence.getByRole('button', { name: 'Decide and tell the person' }).click();
  await expect(consequence).toBeHidden();
  await moderator.leave();

  await member.page.goto(`/challenges/${id}`);
  await expect(
    member.page.getByText('This challenge isn’t here any more, or isn’t open to you.'),
  ).toBeVisible();
  await member.leave();
  await page.goto('/account/decisions');
  await expect(page.getByText('We have hidden something you shared.')).toBeVisible();
});

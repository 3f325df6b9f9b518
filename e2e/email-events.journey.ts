import { changeRows, readRows } from './support/database.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';

const ADMIN = 'admin@ribbon.test';
const SECOND_ADMIN = 'moderator@ribbon.test';

/** A mail to somebody that was given up: what a mail server that is down leaves behind. */
async function failMailTo(email: string, message: string): Promise<void> {
  const made = await changeRows(
    `with given_up as (
       insert into outbox_events (event, subscriber, payload, attempts, failed_at)
       select 'password.changed', 'email', json_build_object('userId', id), 6, now()
       from users where email = $1 returning id)
     insert into email_events_errors (event, error_message, outbox_id, tries)
     select 'password.changed', $2, id, 6 from given_up`,
    [email, message],
  );
  expect(made).toBe(1);
}

test('failed emails are found, looked at, and sent once though two admins retry', async ({
  page,
  browser,
}) => {
  const { email, username } = await addPerson({ fullName: 'Lena Lost', birthYear: 1990 });
  const message = `The server of ${username} is asleep`;
  await failMailTo(email, message);

  await arriveAs(page, ADMIN);
  await page.goto('/admin/email-events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Events');
  await expect(page.getByRole('heading', { name: 'Recent Errors' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: /^Errors \(\d+\)/u }).click();
  await page.getByPlaceholder('Search events, data, or error messages...').fill(message);
  const row = page.getByRole('row').filter({ hasText: message });
  await expect(row).toContainText('Failed');
  await row.getByRole('button', { name: 'View details: password.changed' }).click();
  const details = page.getByRole('dialog', { name: 'Email Error Details' });
  await expect(details).toContainText('Tried 6 times');
  await expect(details).toContainText('Not retried');
  await expect(details).toContainText('"links": "hidden"');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Close' }).click();

  const second = await another(browser, page, SECOND_ADMIN);
  await second.page.goto('/admin/email-events');
  const buttons = [page, second.page].map((one) =>
    one.getByRole('button', { name: /^Retry Failed \([1-9]/u }),
  );
  for (const button of buttons) await expect(button).toBeEnabled();
  await Promise.all(buttons.map((button) => button.click()));
  const reasons = [page, second.page].map((one) =>
    one.getByRole('button', { name: 'The mail server is back' }),
  );
  for (const one of reasons) await expect(one).toBeVisible();
  await expectAccessible(page);
  await Promise.all(reasons.map((one) => one.click()));
  await expect(row).toContainText('Retried');
  await second.leave();
  await expect(async () => {
    const [mails] = await readRows<{ count: number }>(
      'select count(*)::int as count from dev_mails where to_address = $1',
      [email],
    );
    expect(mails?.count).toBe(1);
  }).toPass();

  await page.getByRole('tab', { name: /^Events \(\d+\)/u }).click();
  await page.getByPlaceholder('Search events, data, or error messages...').fill(`@${username}`);
  // The list as it was is there until the one that is searched for comes.
  const sent = page.getByRole('row').filter({ hasText: 'password.changed' });
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText(`@${username}`);
  await expectNoSidewaysScroll(page);
});

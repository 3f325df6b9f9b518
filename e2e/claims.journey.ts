import { inDays } from './support/content/days.ts';
import { signUpConfirmed } from './support/people/accounts.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  mailTo,
  onPhone,
  test,
} from './support/journey.ts';
import { chooseAction, clubCard, clubRow, newClubName, openClub } from './support/content/clubs.ts';
import type { Browser, Page } from '@playwright/test';

const ADMIN = 'admin@ribbon.test';
/** Another browser, in which the system admin works. */
async function adminIn(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.addInitScript(() =>
    localStorage.setItem(
      'cookie-consent',
      '{"necessary":true,"analytics":false,"marketing":false,"functional":false}',
    ),
  );
  await arriveAs(page, ADMIN);
  return page;
}

/** A person with a confirmed account, who has to sign in first. */
async function claimerOn(page: Page) {
  const person = await signUpConfirmed(page, { fullName: 'Carla Claimer' });
  await page.context().clearCookies();
  return person;
}

test('somebody claims a club, an admin approves, and the claimer runs it at once @once', async ({
  page,
  browser,
}) => {
  const admin = await adminIn(browser);
  const club = newClubName();
  const answer = await admin.request.post('/api/admin/clubs', {
    data: { name: club, city: 'Ripon', country: 'United Kingdom', reason: 'For a journey' },
  });
  expect(answer.ok()).toBe(true);
  await admin.goto('/admin/clubs?tab=claims');
  const tab = admin.getByRole('tab', { name: /^Claim Requests/u });
  await expect(tab).toHaveText(/^Claim Requests \(\d+\)$/u);
  const person = await claimerOn(page);

  // A visitor wants the club, signs in, and continues where they were.
  await openClub(page, club);
  await clubCard(page, club)
    .getByRole('button', { name: /^Claim Club/u })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Sign in required' });
  await expect(question).toContainText(`To claim ${club} you need an account.`);
  await question.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, { email: person.email });
  const dialog = page.getByRole('dialog', { name: `Claim ${club}` });
  await expect(dialog.getByLabel('Your name')).toHaveValue('Carla Claimer');
  await expect(dialog.getByLabel('Your email')).toHaveValue(person.email);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await dialog.getByRole('button', { name: 'Submit Claim' }).click();
  await expect(dialog.getByText('Message is required')).toBeVisible();
  await dialog.getByLabel('Message').fill('I founded this club in 2009 and coach its squad.');
  await dialog.getByRole('button', { name: 'Submit Claim' }).click();
  await expect(
    dialog.getByText(
      'Your claim request has been submitted successfully! We will review it and get back to you soon.',
    ),
  ).toBeVisible();
  await expect(dialog.getByText('Claims are reviewed within 24-48 hours.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Claim sent')).toBeVisible();

  // The admin's page shows it without a reload. A toast says it, too.
  const card = admin.getByRole('main').getByRole('listitem').filter({ hasText: club });
  await expect(card).toContainText('I founded this club in 2009');
  const mail = await mailTo(page, {
    email: ADMIN,
    subject: `Ribbon: someone has claimed ${club}`,
    words: person.email,
  });
  expect(mail).toContain('/admin/clubs?tab=claims');
  await card.getByRole('button', { name: 'Approve' }).click();
  const decision = admin.getByRole('dialog', { name: `Approve the claim for ${club}` });
  await decision.getByLabel(/^Message to the person/u).fill('Welcome aboard.');
  await decision.getByRole('button', { name: 'The club confirmed it' }).click();
  await decision.getByRole('button', { name: 'Approve Claim' }).click();
  await expect(admin.getByText('Request approved successfully!')).toBeVisible();
  await expect(card).toBeHidden();

  // The claimer's open page changes by itself.
  const ownClubs = onPhone(page) ? 'Clubs' : 'My Clubs';
  await expect(
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: ownClubs, exact: true }),
  ).toHaveAttribute('href', '/club-admin');
  await expect(page.getByText('Claim sent')).toBeHidden();
  expect(
    await mailTo(page, { email: person.email, subject: `You now run ${club} on Ribbon` }),
  ).toContain('Welcome aboard.');
  await page.goto('/my-clubs');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: club }),
  ).toContainText('Admin');

  await runTheClub(page, club);
  const { id } = await answer.json();
  await answerForAChild(browser, page, { id, name: club });

  // And the admin can take it away again.
  await admin.getByRole('tab', { name: /^Clubs/u }).click();
  await admin.getByLabel('Search').fill(club);
  await expect(clubRow(admin, club)).toContainText('Carla Claimer');
  await chooseAction(admin, club, 'Remove admin');
  const removal = admin.getByRole('alertdialog', { name: 'Remove admin access?' });
  await removal.getByRole('button', { name: 'Remove admin' }).click();
  await expect(removal.getByText('Please give a reason')).toBeVisible();
  await removal.getByLabel('Why?').fill('Left the club in June');
  await removal.getByRole('button', { name: 'Remove admin' }).click();
  await expect(
    admin.getByText('Admin access removed successfully! Club status reverted to Listed.'),
  ).toBeVisible();
  await expect(clubRow(admin, club)).toContainText('Listed');
  await admin.context().close();
});

/** The new administrator edits the club and plans an event. */
async function runTheClub(page: Page, club: string): Promise<void> {
  await page.goto('/club-admin');
  await expect(page.getByRole('heading', { name: club })).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByLabel('Opening hours').fill('Saturdays 9:00–12:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Club saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Schedule Event' }).click();
  const plan = page.getByRole('dialog');
  await plan.getByLabel('Title').fill('Ribbon morning');
  await plan.getByLabel('Place', { exact: false }).first().fill('Main carpet');
  const day = inDays(4);
  await plan.getByLabel('Start day').fill(day);
  await plan.getByRole('button', { name: 'Schedule Event' }).click();
  await expect(page.getByText('Event added to the calendar.')).toBeVisible();
}

/** A child joins with the parent's yes, and the parent says that the child comes. */
async function answerForAChild(
  browser: Browser,
  page: Page,
  club: { id: string; name: string },
): Promise<void> {
  const child = await another(browser, page, 'child@ribbon.test');
  const asked = await child.page.request.post(`/api/clubs/${club.id}/membership`);
  expect(await asked.json()).toEqual({ status: 'waiting_guardian' });
  await child.leave();
  const parent = await another(browser, page, 'parent@ribbon.test');
  await parent.page.goto('/family');
  await parent.page.getByRole('tab', { name: /Rosie/u }).click();
  const question = parent.page
    .getByRole('listitem')
    .filter({ hasText: 'Joining a club' })
    .filter({ hasText: club.name });
  await question.getByRole('button', { name: /^Approve/u }).click();
  await expect(question).toBeHidden();
  // The guardian's yes is not the club's: an administrator confirms the child.
  await page.goto('/club-admin?tab=members');
  await page
    .getByRole('list', { name: 'Requests to join' })
    .getByRole('button', { name: /^Approve/u })
    .click();
  await expect(page.getByText(/ is now a member$/u)).toBeVisible();
  await parent.page.goto('/calendar');
  const event = parent.page
    .getByRole('listitem')
    .filter({ hasText: 'Ribbon morning' })
    .filter({ hasText: club.name });
  await event.getByRole('button', { name: 'Going: Ribbon morning, Rosie', exact: true }).click();
  await expect(parent.page.getByText('Rosie is going to Ribbon morning.')).toBeVisible();
  await parent.leave();
}

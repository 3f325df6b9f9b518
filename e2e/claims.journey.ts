import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  linkMailedTo,
  mailTo,
  newcomer,
  onPhone,
  test,
} from './support/journey.ts';
import { clubCard, openClub } from './support/clubs.ts';
import { PASSWORD } from './support/site.ts';
import type { Browser, Page } from '@playwright/test';

const ADMIN = 'admin@ribbon.test';
let made = 0;
/** A club of this journey alone. */
const newName = () => {
  made += 1;
  return `Journey Hoops ${Date.now().toString(36)}${process.pid}${made}`;
};

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

async function createClub(admin: Page, name: string): Promise<void> {
  await admin.goto('/admin/clubs');
  await admin.getByRole('button', { name: 'New club' }).click();
  const form = admin.getByRole('dialog', { name: 'New club' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Town').fill('Ripon');
  await form.getByLabel('Programs').fill('Beginners, Squad');
  await form.getByLabel('Hoop', { exact: true }).check();
  await form.getByRole('button', { name: 'Create club' }).click();
  await expect(admin.getByText('Club created successfully!')).toBeVisible();
  await expect(form).toBeHidden();
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Clubs' }).getByRole('row').filter({ hasText: name });

async function choose(page: Page, club: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${club}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Somebody with a confirmed account. */
async function signUpAndConfirm(page: Page): Promise<{ email: string; username: string }> {
  const person = newcomer();
  const answer = await page.request.post('/api/accounts', {
    data: {
      ...person,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Carla Claimer',
      birthMonth: 3,
      birthYear: 1985,
      country: 'United Kingdom',
      userType: 'parent',
      clubId: null,
    },
  });
  expect(answer.ok()).toBe(true);
  const link = await linkMailedTo(page, person.email, 'Confirm your email for Ribbon');
  const token = new URL(link).searchParams.get('token');
  expect((await page.request.post('/api/accounts/verify-email', { data: { token } })).ok()).toBe(
    true,
  );
  await page.context().clearCookies();
  return person;
}

test('somebody claims a club, an admin approves, and the claimer runs it at once @once', async ({
  page,
  browser,
}) => {
  // Four people, four browsers, two mails.
  test.setTimeout(240_000);
  const admin = await adminIn(browser);
  const club = newName();
  const answer = await admin.request.post('/api/admin/clubs', {
    data: { name: club, city: 'Ripon', country: 'United Kingdom' },
  });
  expect(answer.ok()).toBe(true);
  await admin.goto('/admin/clubs?tab=claims');
  const tab = admin.getByRole('tab', { name: /^Claim Requests/u });
  await expect(tab).toHaveText(/^Claim Requests \(\d+\)$/u);
  const person = await signUpAndConfirm(page);

  // A visitor wants the club, signs in, and goes on where they were.
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
  await expect(page.getByText('Claim requested')).toBeVisible();

  // The admin's page shows it without being asked.
  // A toast tells it, too.
  const card = admin.getByRole('main').getByRole('listitem').filter({ hasText: club });
  await expect(card).toContainText('I founded this club in 2009');
  const mail = await mailTo(page, {
    email: ADMIN,
    subject: `Ribbon: somebody claims ${club}`,
    words: person.email,
  });
  expect(mail).toContain('/admin/clubs?tab=claims');
  await card.getByRole('button', { name: 'Approve' }).click();
  const decision = admin.getByRole('dialog', { name: `Approve the claim for ${club}` });
  await decision.getByLabel(/^Message to the person/u).fill('Welcome aboard.');
  await decision.getByRole('button', { name: 'Approve Claim' }).click();
  await expect(admin.getByText('Request approved successfully!')).toBeVisible();
  await expect(card).toBeHidden();

  // The claimer's open page changes by itself.
  if (onPhone(page))
    await expect(page.getByRole('link', { name: 'My Clubs' }).first()).toBeAttached();
  else {
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Clubs' })).toHaveAttribute(
      'href',
      '/club-admin',
    );
  }
  await expect(page.getByText('Claim requested')).toBeHidden();
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
  await expect(rowOf(admin, club)).toContainText('Carla Claimer');
  await choose(admin, club, 'Remove admin');
  await admin
    .getByRole('alertdialog', { name: 'Remove admin access?' })
    .getByRole('button', { name: 'Remove admin' })
    .click();
  await expect(
    admin.getByText('Admin access removed successfully! Club status reverted to Listed.'),
  ).toBeVisible();
  await expect(rowOf(admin, club)).toContainText('Listed');
  await admin.context().close();
});

/** Whoever runs a club edits it and plans an event. */
async function runTheClub(page: Page, club: string): Promise<void> {
  await page.goto('/club-admin');
  await expect(page.getByRole('heading', { name: club })).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByLabel('Opening hours').fill('Saturdays 9:00–12:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The club is saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Schedule Event' }).click();
  const plan = page.getByRole('dialog');
  await plan.getByLabel('Title').fill('Ribbon morning');
  await plan.getByLabel('Place', { exact: false }).first().fill('Main carpet');
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  await plan.getByLabel('Start day').fill(day);
  await plan.getByRole('button', { name: 'Schedule Event' }).click();
  await expect(page.getByText('The event is in the calendar.')).toBeVisible();
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
  // The guardian's yes is not the club's: whoever runs it confirms the child.
  await page.goto('/club-admin?tab=members');
  await page
    .getByRole('list', { name: 'Requests to join' })
    .getByRole('button', { name: /^Approve/u })
    .click();
  await expect(page.getByText(/ is in$/u)).toBeVisible();
  await parent.page.goto('/calendar');
  const event = parent.page
    .getByRole('listitem')
    .filter({ hasText: 'Ribbon morning' })
    .filter({ hasText: club.name });
  await event.getByRole('button', { name: 'Going: Ribbon morning, Rosie', exact: true }).click();
  await expect(parent.page.getByText('Rosie is going to Ribbon morning.')).toBeVisible();
  await parent.leave();
}

/** Another admin saves the club while this one has it open. */
async function changeElsewhere(page: Page, name: string): Promise<void> {
  const list = await page.request.get('/api/admin/clubs', { params: { search: name } });
  const { clubs } = await list.json();
  const details = {
    name,
    city: 'Ripon',
    country: 'Spain',
    phone: '01632 960000',
    apparatus: ['hoop'],
  };
  const answer = await page.request.put(`/api/admin/clubs/${clubs[0].id}`, {
    data: { version: clubs[0].version, details },
  });
  expect(answer.ok()).toBe(true);
}

test('an admin edits a club, deletes it and brings it back @once', async ({ page }) => {
  // Six dialogs, one after the other.
  test.slow();
  const club = newName();
  await arriveAs(page, ADMIN);
  await createClub(page, club);
  await expect(page.getByRole('tab', { name: /^Clubs \(\d+\)$/u })).toBeVisible();
  await page.getByLabel('Search').fill(club);
  await expect(rowOf(page, club)).toHaveCount(1);
  await expectAccessible(page, { alsoWide: true });
  await expectNoSidewaysScroll(page);

  await choose(page, club, 'Edit');
  const form = page.getByRole('dialog', { name: `Edit ${club}` });
  await expect(form.getByLabel('Programs')).toHaveValue('Beginners, Squad');
  await expectAccessible(page);
  await form.getByLabel('Latitude').fill('54.1');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    form.getByText('Please enter both latitude and longitude, or neither'),
  ).toBeVisible();
  await form.getByLabel('Longitude').fill('-1.5');
  await changeElsewhere(page, club);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    form.getByText('Somebody else changed this club while you were editing it.'),
  ).toBeVisible();
  await expect(form.getByText(/^Changed: country, phone and programs\./u)).toBeVisible();
  await expect(form.getByLabel('Longitude')).toHaveValue('-1.5');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Club updated successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  await choose(page, club, 'View details');
  const details = page.getByRole('dialog', { name: 'Club details' });
  await expect(details).toContainText('54.1, -1.5');
  await details.getByRole('button', { name: 'Close' }).click();

  await choose(page, club, 'Delete');
  const question = page.getByRole('dialog', { name: `Delete ${club}?` });
  await question.getByLabel(/^Type the name/u).fill('something else');
  await question.getByRole('button', { name: 'Delete club' }).click();
  await expect(question.getByText('Please type the name exactly as it is shown.')).toBeVisible();
  await question.getByLabel(/^Type the name/u).fill(club);
  await question.getByRole('button', { name: 'Delete club' }).click();
  await expect(page.getByText(`${club} was deleted.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No club matches' })).toBeVisible();

  await page.getByLabel('Status').selectOption('Deleted');
  await expect(rowOf(page, club)).toContainText('Gone after');
  await choose(page, club, 'Bring back');
  await expect(page.getByText(`${club} is back.`)).toBeVisible();
  await page.getByLabel('Status').selectOption('All statuses');
  await expect(rowOf(page, club)).toContainText('Listed');
});

test('an admin imports clubs from a file and sees what came of it @once', async ({ page }) => {
  const [first, second] = [newName(), newName()];
  await arriveAs(page, ADMIN);
  await page.goto('/admin/clubs');
  await page.getByRole('button', { name: 'Import clubs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import clubs' });
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download a template' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('clubs.csv');
  await dialog.getByRole('button', { name: 'Look at the file' }).click();
  await expect(dialog.getByText('Please choose a file')).toBeVisible();
  const file = (text: string) => ({
    name: 'mine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await dialog.getByLabel('CSV file').setInputFiles(file('who,where\nA,B'));
  await dialog.getByRole('button', { name: 'Look at the file' }).click();
  await expect(dialog.getByText(/^The column “who” is not known/u)).toBeVisible();

  const rows = [`${first},Ripon,United Kingdom`, `${second},Ripon,United Kingdom`, ',Ripon,Spain'];
  const csv = ['name,city,country', ...rows, rows[0]].join('\n');
  await dialog.getByLabel('CSV file').setInputFiles(file(csv));
  await dialog.getByRole('button', { name: 'Look at the file' }).click();
  await expect(dialog.getByText('name: Please enter the name of the club')).toBeVisible();
  await expect(dialog.getByText('The same club is in line 2.')).toBeVisible();
  await expectAccessible(page, { alsoWide: true });
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Import 2 clubs' }).click();
  await expect(dialog.getByText('The import is done')).toBeVisible();
  await expect(dialog.getByText('2 clubs were added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Search').fill(second);
  await expect(rowOf(page, second)).toHaveCount(1);
});

test('the page is for system admins alone @once', async ({ page }) => {
  await arriveAs(page, 'parent@ribbon.test');
  await page.goto('/admin/clubs');
  await expect(
    page.getByText('You need system admin privileges to access this page.'),
  ).toBeVisible();
});

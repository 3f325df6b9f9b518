import type { Page } from '@playwright/test';
import { clubCard, openClub } from './support/content/clubs.ts';
import { changeRows } from './support/database.ts';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refuseCookies,
  test,
  watch,
} from './support/journey.ts';

const CLUB_ADMIN = 'clubadmin@ribbon.test';

// They change one club of the demo world, so one after the other, and on the phone only (@once).
test.describe.configure({ mode: 'default' });

const requests = (page: Page) => page.getByRole('list', { name: 'Requests to join' });

/** The club that the club admin of the demo world runs. */
async function ownClub(page: Page): Promise<string> {
  await page.goto('/club-admin');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

test('whoever joins waits, is confirmed by the club, and meets the teammates at once @once', async ({
  page,
  browser,
}) => {
  await arriveAs(page, CLUB_ADMIN);
  const club = await ownClub(page);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const guest = await context.newPage();
  const wrongs = watch(guest);
  await refuseCookies(guest);
  await changeRows(
    `delete from club_memberships using users
     where users.id = user_id and users.email = $1
       and club_id = (select id from clubs where name = $2)`,
    ['gymnast@ribbon.test', club],
  );
  await arriveAs(guest, 'gymnast@ribbon.test');
  await openClub(guest, club);
  await clubCard(guest, club).getByRole('button', { name: 'Join Club' }).click();
  await expect(guest.getByText(`Request sent to ${club}.`)).toBeVisible();
  await expect(clubCard(guest, club).getByText('Requested')).toBeVisible();
  await guest.goto('/my-clubs');
  await expect(clubCard(guest, club)).toContainText('once the club confirms you');
  await expect(clubCard(guest, club).getByRole('link', { name: 'Teammates' })).toHaveCount(0);
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);

  await page.goto('/club-admin?tab=members');
  const row = requests(page).getByRole('listitem').filter({ hasText: 'asked to join' }).last();
  await row.getByRole('button', { name: /^Approve/u }).click();
  await expect(page.getByText(/ is now a member$/u)).toBeVisible();

  // The guest's own screen hears of it.
  await clubCard(guest, club).getByRole('link', { name: 'Teammates' }).click();
  await expect(guest.getByRole('heading', { name: club })).toBeVisible();
  await expect(guest.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectNoSidewaysScroll(guest);
  expect(wrongs).toEqual([]);
  await context.close();
});

test('a club admin confirms five people with one press on a phone @once', async ({ page }) => {
  await arriveAs(page, CLUB_ADMIN);
  const club = await ownClub(page);
  const asked = await changeRows(
    `insert into club_memberships (user_id, club_id, status, joined_at)
     select p.id, c.id, 'waiting_club', now() from athlete_profiles p, clubs c
     where c.name = $1 and p.status = 'active' and p.birth_year < 2000 and p.full_name is not null
       and not exists (select from club_memberships m where m.user_id = p.id and m.club_id = c.id
         and m.status <> 'left')
     order by p.id limit 5`,
    [club],
  );
  expect(asked).toBe(5);
  await page.goto('/club-admin?tab=members');
  await expect(requests(page).getByRole('listitem').nth(4)).toBeVisible();
  const waiting = await requests(page).getByRole('checkbox').count();
  await page.getByLabel(`Select all ${waiting}`).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Approve ${waiting} people` }).click();
  await expect(page.getByText(`${waiting} people joined the club`)).toBeVisible();
  await expect(requests(page)).toHaveCount(0);
});

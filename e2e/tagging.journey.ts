import type { Page } from '@playwright/test';
import { signUpConfirmed } from './support/people/accounts.ts';
import { addChild, verifyGuardian } from './support/people/child.ts';
import { changeRows, readRows } from './support/database.ts';
import {
  another,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newcomer,
  test,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';
import { photo } from './support/content/photo.ts';

const COACH = 'coach@ribbon.test';
const COACHS_CLUB = `select m.club_id from club_memberships m join users u on u.id = m.user_id
  where u.email = '${COACH}' and m.coach_confirmed_at is not null`;

/** Belongs to the coach's club; how one joins is a journey of its own. */
const join = (username: string) =>
  changeRows(
    `insert into club_memberships (user_id, club_id, joined_at)
     select p.id, club.club_id, now() from athlete_profiles p, (${COACHS_CLUB}) club
     where p.username = $1`,
    [username],
  );

const befriendCoach = (username: string) =>
  changeRows(
    `insert into friendships (requester_id, addressee_id, status, origin)
     select p.id, u.id, 'accepted', 'coach' from athlete_profiles p, users u
     where p.username = $1 and u.email = $2`,
    [username, COACH],
  );

const consentSwitch = (page: Page) => page.getByRole('switch', { name: 'Pictures for the club' });

/** Begins a post with a picture and looks for somebody to tag. */
async function findToTag(page: Page, text: string, name: string): Promise<void> {
  await page.goto('/create-post');
  await page.getByLabel('What would you like to share?').fill(text);
  await page.getByLabel('Photos or a video').setInputFiles(await photo(page));
  await page.getByRole('button', { name: 'Tag people' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
}

test('a coach tags a child only with the guardian’s consent, and the tag goes with it @once', async ({
  page,
  browser,
}) => {
  await signUpConfirmed(page);
  const { username } = newcomer();
  await addChild(page, username);
  await verifyGuardian(username);
  await join(username);
  const mate = await addPerson({
    fullName: 'Lotte Larkfield',
    birthYear: new Date().getUTCFullYear() - 14,
  });
  await join(mate.username);
  await befriendCoach(mate.username);
  const { page: coachs, leave: coachLeaves } = await another(browser, page, COACH);
  const { page: mates, leave: mateLeaves } = await another(browser, page, mate.email);

  // Without a consent the child is not among the people to tag.
  const text = 'The squad is ready for the display';
  await findToTag(coachs, text, username);
  await expect(coachs.getByText('Nobody to tag here.')).toBeVisible();
  await expectAccessible(coachs);

  await page.goto('/family');
  await expect(page.getByRole('heading', { name: 'Pictures of Rosie' })).toBeVisible();
  await expect(consentSwitch(page)).not.toBeChecked();
  await consentSwitch(page).click();
  await expect(consentSwitch(page)).toBeChecked();
  await expect(page.getByText('What was said so far')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await findToTag(coachs, text, username);
  await coachs.getByRole('button', { name: 'Tag Rosie' }).click();
  await expect(coachs.getByRole('button', { name: 'Don’t tag Rosie' })).toBeVisible();
  await expectNoSidewaysScroll(coachs);
  await coachs.getByRole('button', { name: 'Share post' }).click();
  const card = coachs.getByRole('article').filter({ hasText: text }).first();
  await expect(card.getByText('With Rosie')).toBeVisible();
  const [post] = await readRows<{ id: string }>(
    `select t.post_id as id from post_tags t join athlete_profiles p on p.id = t.user_id
     where p.username = $1`,
    [username],
  );
  const address = `/post/${post?.id ?? ''}`;

  await mates.goto(address);
  await expect(mates.getByRole('link', { name: 'Rosie' })).toBeVisible();
  // The guardian opens it, and could take the tag off there.
  await page.goto(address);
  await expect(page.getByText('Rosie is in this picture')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/family');
  await consentSwitch(page).click();
  await expect(consentSwitch(page)).not.toBeChecked();
  // The mate's page has it open, and reads it again by itself.
  await expect(mates.getByRole('link', { name: 'Rosie' })).toHaveCount(0);
  await expect(mates.getByText(text)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await coachLeaves();
  await mateLeaves();
});

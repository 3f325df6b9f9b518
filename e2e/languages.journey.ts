import type { Page } from '@playwright/test';
import { pseudo } from '@ribbon/languages/pseudo';
import { readRows, changeRows } from './support/database.ts';
import { arriveAs, expect, hearNothing, test } from './support/journey.ts';
import { everyAddress } from './support/page/addresses.ts';
import { PSEUDO, leaksOf, listen } from './support/page/leaks.ts';
import { addPerson } from './support/people/people.ts';

test.use({ locale: 'it-IT' });

/** No other journey signs them in. */
const IS_FREE = `not exists (select from users u where u.id = p.id and u.email like '%@ribbon.test')`;
/** People of the demo world that no other journey signs in, each with much to look at. */
const WALKERS = {
  visitor: '',
  gymnast: `select p.id from athlete_profiles p join challenge_participants c on c.user_id = p.id
    where p.user_type = 'gymnast' and p.birth_year < 2000 and ${IS_FREE}
    group by p.id order by count(*) desc, p.id`,
  parent: `select r.parent_id as id from parental_relationships r join athlete_profiles p on p.id = r.parent_id
    where r.ended_at is null and ${IS_FREE} group by 1 order by count(*) desc, 1`,
  coach: `select m.user_id as id from club_memberships m join posts on author_id = m.user_id
    join athlete_profiles p on p.id = m.user_id
    where m.membership_type = 'coach' and m.status = 'active' and ${IS_FREE}
    group by 1 order by count(*) desc, 1`,
  clubadmin: `select user_id as id from club_memberships m join athlete_profiles p on p.id = user_id
    where membership_type = 'admin' and m.status = 'active' and ${IS_FREE}
    order by p.username`,
} as const;
type Walker = keyof typeof WALKERS | 'admin';
const EVERYBODY: readonly Walker[] = [
  'visitor',
  'gymnast',
  'parent',
  'coach',
  'clubadmin',
  'admin',
];

/** Signs one of them in, with an account that reads the pseudo-language; answers with the address. */
async function arriveAsOne(page: Page, walker: Walker): Promise<string> {
  if (walker === 'visitor') return '';
  const email = walker === 'admin' ? await addAdmin() : await wake(WALKERS[walker]);
  await arriveAs(page, email);
  return email;
}

async function addAdmin(): Promise<string> {
  const person = { fullName: 'Adela Walker', birthYear: 1985, language: PSEUDO } as const;
  const { email } = await addPerson(person);
  await changeRows(
    `insert into user_roles (user_id, role) select id, 'system_admin' from users where email = $1`,
    [email],
  );
  return email;
}

/** Somebody of the demo world gets a password and reads the pseudo-language. */
async function wake(found: string): Promise<string> {
  const [row] = await readRows<{ id: string; email: string }>(
    `select id, email from users where id = (select id from (${found}) as found limit 1)`,
    [],
  );
  const { id, email = '' } = row ?? {};
  await changeRows(`update athlete_profiles set language = $2 where id = $1`, [id, PSEUDO]);
  await changeRows(
    `insert into credentials (user_id, account_id, provider_id, password)
     select sleeper.id, sleeper.id::text, 'credential', c.password
     from credentials c join users u on u.id = c.user_id, users sleeper
     where u.email = 'admin@ribbon.test' and sleeper.id = $1
       and not exists (select from credentials known where known.user_id = sleeper.id)`,
    [id],
  );
  return email;
}

/** A label as the page has it. */
const button = (page: Page, english: string) =>
  page.getByRole('button', { name: pseudo(english), exact: true }).first();
const press = (english: string) => (page: Page) => button(page, english).click();

interface Stop {
  readonly path: string;
  /** Opens dialogs and sends forms that are not filled in. */
  readonly acts?: readonly ((page: Page) => Promise<void>)[];
}

const STOPS: Readonly<Record<Walker, readonly Stop[]>> = {
  visitor: [
    { path: '/?auth=sign-up', acts: [press('Continue'), pickOlder, press('Continue')] },
    { path: '/?auth=sign-in', acts: [press('Forgot your password?')] },
    {
      path: '/child-safety',
      acts: [press('Report without an account'), press('Submit Report')],
    },
  ],
  gymnast: [
    { path: '/create-post', acts: [press('Share post')] },
    {
      path: '/community',
      acts: [
        async (page) => page.locator('main article button[aria-haspopup="menu"]').first().click(),
      ],
    },
  ],
  parent: [
    {
      path: '/family/add',
      acts: [(page) => page.locator('main form button[type=submit]').click()],
    },
  ],
  coach: [
    {
      path: '/challenges/new',
      acts: [(page) => page.locator('main form button[type=submit]').last().click()],
    },
  ],
  clubadmin: ['members', 'events', 'training', 'settings', 'posts'].map((tab) => ({
    path: `/club-admin?tab=${tab}`,
  })),
  admin: [{ path: '/admin/clubs', acts: [press('New club'), press('Create club')] }],
};

async function pickOlder(page: Page): Promise<void> {
  await page.getByText(pseudo('13 or older')).click();
  await button(page, 'Continue').click();
}

/** The record names kinds as they are stored, in every language. */
const STORED_KINDS = '/admin/audit';

/** What each of them opens besides; the others see the same. */
const OWN: Readonly<Record<Walker, RegExp>> = {
  visitor:
    /^\/(?:$|clubs|gymnasts?\b|competitions$|waitlist|discover|contact|privacy|terms|cookie|child-safety|reset|invitation|verify|stop-mails|parent)/u,
  gymnast:
    /^\/(?:community|profile|post|training$|challenges|competitions|notifications|teammates|club-training|my-clubs|calendar|account|answers|clubs\/.*events|score-passport$)/u,
  parent: /^\/(?:family|training\/|score-passport\/)|certificate\//u,
  coach: /^\/(?:club-training|club-admin|challenges\/new|competitions\/mine|challenges\/.*edit)/u,
  clubadmin: /^\/club-admin/u,
  admin: /^\/admin/u,
};

for (const walker of EVERYBODY) {
  test(`no word of the product stays English, and nothing is too wide, for ${walker} @once`, async ({
    page,
  }) => {
    await hearNothing(page);
    const email = await arriveAsOne(page, walker);
    const heard = listen(page);
    const offenders: string[] = [];
    const leaksIn = async (path: string) =>
      (await leaksOf(page, heard)).filter(
        (text) => path !== STORED_KINDS || !/^[a-z_]+$/u.test(text),
      );
    const look = async (path: string) => {
      await expect(page.locator('main[aria-busy], main [aria-busy="true"]'), path).toHaveCount(0);
      let leaks: string[] = [];
      // What the server has told is read a moment after the page has it.
      await expect
        .poll(async () => (leaks = await leaksIn(path)), { timeout: 10_000 })
        .toEqual([])
        .catch(() => offenders.push(...leaks.map((text) => `${path}: ${text.slice(0, 150)}`)));
      if (await isTooWide(page)) offenders.push(`${path}: is wider than the screen`);
    };
    const addresses = (await everyAddress(email)).filter((path) => OWN[walker].test(path));
    for (const path of addresses) {
      await go(page, path);
      await look(path);
    }
    for (const { path, acts = [] } of STOPS[walker]) {
      await page.goto(path);
      await look(path);
      for (const [index, act] of acts.entries()) {
        await act(page);
        await look(`${path} after step ${index + 1}`);
      }
    }
    expect(offenders).toEqual([]);
  });
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** As a link would: only the first address is a whole page. */
async function go(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path, { waitUntil: 'commit' });
  else {
    await page.evaluate((address) => {
      document.title = '…';
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).not.toHaveTitle('…');
  }
  await expect(page.locator('main').getByRole('heading', { level: 1 }), path).toHaveCount(1);
}

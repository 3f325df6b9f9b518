import { ageAt } from '@ribbon/domain/accounts';
import { SESSIONS_PER_PAGE } from '@ribbon/domain/training';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import type { DB } from '../schema.generated.ts';
import { type DemoSummary, isEmpty, seedDemoWorld } from './world.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
let test: TestDatabase;
let made: (DemoSummary | undefined)[];
let summary: DemoSummary | undefined;

const seed = (db: Kysely<DB>, now = NOW) =>
  seedDemoWorld(db, { clock: () => now, passwordHash: 'a hash' });

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>, db = test.db): Promise<Row[]> =>
  (await query.execute(db)).rows;

beforeAll(async () => {
  test = await createTestDatabase();
  // Two processes that start at the same moment.
  made = await Promise.all([seed(test.db), seed(test.db)]);
  summary = made.find((each) => each !== undefined);
});
afterAll(() => test.close());

it('is made once, also by two processes that start together', () => {
  expect(made.filter((each) => each === undefined)).toHaveLength(1);
});

it('is rich', async () => {
  expect(summary).toMatchObject({ clubs: 100, people: 400, competitions: 25 });
  const [counted] = await rowsOf(sql<object>`
    select (select count(*) from clubs) as clubs, (select count(*) from athlete_profiles) as people`);
  expect(counted).toEqual({ clubs: 100, people: 400 });
});

it('is offered only to a database that nobody has used', async () => {
  expect(await isEmpty(test.db)).toBe(false);
  const fresh = await createTestDatabase();
  expect(await isEmpty(fresh.db)).toBe(true);
  await fresh.close();
});

it('is the same world every time, also on another day', async () => {
  const other = await createTestDatabase();
  await seed(other.db, new Date('2027-03-01T08:00:00Z'));
  const ids = sql<{ id: string }>`
    select id from users union all select id from clubs union all select id from friendships
    union all select id from club_reviews union all select id from competitions order by 1`;
  expect(await rowsOf(ids, other.db)).toEqual(await rowsOf(ids));
  await other.close();
});

it('holds people of every kind and age, and names in several scripts', async () => {
  const bands = await rowsOf(sql<{ band: string; n: number }>`
    select age_band(birth_month, birth_year, ${NOW}) as band, count(*) as n
    from athlete_profiles group by 1`);
  expect(Object.fromEntries(bands.map(({ band, n }) => [band, n]))).toEqual({
    under13: 89,
    '13-15': 60,
    '16-17': 40,
    adult: 211,
  });
  const [scripts] = await rowsOf(sql<{ latin: number; cyrillic: number }>`
    select count(*) filter (where full_name ~ '[À-ž]') as latin,
      count(*) filter (where full_name ~ '[А-я]') as cyrillic from athlete_profiles`);
  expect(Math.min(scripts?.latin ?? 0, scripts?.cyrillic ?? 0)).toBeGreaterThan(10);
});

it('has events before and after today in every club that is run, one of them full', async () => {
  const [found] = await rowsOf(sql<object>`
    select count(distinct club_id) as clubs, bool_or(starts_at < ${NOW}) as past,
      bool_or(starts_at > ${NOW}) as next, bool_or(waiting_count > 0) as waiting from club_events`);
  expect(found).toEqual({ clubs: 24, past: true, next: true, waiting: true });
});

it('has pictures that wait for a look, one for each reason, the surest first', async () => {
  const held = await rowsOf(sql<object>`
    select queued.reason, queued.priority, queued.found from moderation_queue queued
      join media_files file on file.id = queued.content_id and file.status = 'held'
      join post_media media on media.media_id = file.id
      join posts post on post.id = media.post_id and post.approval_status = 'held'
    where queued.status = 'waiting' order by queued.priority desc, queued.found desc`);
  expect(held).toEqual([
    { reason: 'flagged', priority: 1, found: 96 },
    { reason: 'minor_media', priority: 1, found: 0 },
    { reason: 'near_copy', priority: 0, found: 100 },
    { reason: 'flagged', priority: 0, found: 93 },
    { reason: 'check_failed', priority: 0, found: 0 },
  ]);
});

it('has a signed form of a guardian that waits, with its picture', async () => {
  const forms = await rowsOf(sql<object>`
    select form.state, guardian_link.verified_at, file.status, child.in_community from guardian_forms form
      join parental_relationships guardian_link on guardian_link.parent_id = form.guardian_id and guardian_link.child_id = form.child_id
      join athlete_profiles child on child.id = form.child_id
      join media_files file on file.subject_kind = 'guardian_form' and file.subject_id = form.id`);
  expect(forms).toEqual([
    { state: 'waiting', verified_at: null, status: 'ready', in_community: true },
  ]);
});

it('has people who talk: comments below open and closed posts, and news of all that', async () => {
  const [found] = await rowsOf(sql<object>`
    select count(*) > 40 as many, bool_or(post.visibility = 'public') as open,
      bool_or(post.visibility = 'friends') as closed, bool_and(comment.created_at between post.created_at and ${NOW}) as later
    from comments comment join posts post on post.id = comment.post_id`);
  expect(found).toEqual({ many: true, open: true, closed: true, later: true });
  const received = await rowsOf(sql<{ email: string }>`
    select distinct email from users join notifications notification on notification.user_id = users.id
    where email like '%@ribbon.test' and email not like '%@people%' order by email`);
  expect(received.map(({ email }) => email)).toEqual(
    expect.arrayContaining(
      ['coach', 'gymnast', 'parent', 'teen'].map((name) => `${name}@ribbon.test`),
    ),
  );
});

it.each(['posts.content', 'comments.content', 'athlete_profiles.bio', 'clubs.description'])(
  'never says the same thing twice in %s',
  async (place) => {
    const [table = '', column = ''] = place.split('.');
    const twice = await rowsOf(sql<object>`
      select ${sql.ref(column)} as words from ${sql.table(table)} where ${sql.ref(column)} is not null
      group by 1 having count(*) > 1`);
    expect(twice).toEqual([]);
  },
);

it('never says the same thing twice about a club, nor in what waits for moderators', async () => {
  const twice = await rowsOf(sql<object>`
    select comment from club_reviews where comment is not null
    group by club_id, comment having count(*) > 1
    union all select comment from club_reviews where comment is not null and status = 'pending'
    group by comment having count(*) > 1`);
  expect(twice).toEqual([]);
});

it('never says the same thing twice on a page of a training log', async () => {
  const twice = await rowsOf(sql<object>`
    select notes from (
      select *, row_number() over (partition by user_id order by session_date desc) as nth
      from training_sessions) log
    where nth <= ${SESSIONS_PER_PAGE} and notes is not null
    group by user_id, notes having count(*) > 1`);
  expect(twice).toEqual([]);
});

it('has pictures below the posts of many hands, written at hours when people are awake', async () => {
  const [found] = await rowsOf(sql<object>`
    select count(distinct author_id) > 40 as many_hands,
      count(distinct media.media_id) >= 12 as pictures,
      bool_and(extract(hour from created_at at time zone 'Europe/London') between 7 and 21) as awake
    from posts post left join post_media media on media.post_id = post.id where approval_status = 'approved'`);
  expect(found).toEqual({ many_hands: true, pictures: true, awake: true });
});

it('shows decisions of moderators: a warned, a limited and an appealing member, a hidden post', async () => {
  const kinds = await rowsOf(sql<{ kind: string; appeals: number; hidden: boolean | null }>`
    select kind, (select count(*) from appeals appeal where appeal.sanction_id = sanction.id) as appeals,
      (select is_hidden from posts where id = sanction.content_id) as hidden
    from account_sanctions sanction order by kind`);
  expect(kinds).toEqual([
    { kind: 'hidden', appeals: 0, hidden: true },
    { kind: 'limit', appeals: 1, hidden: null },
    { kind: 'warning', appeals: 0, hidden: null },
  ]);
});

it('has a case whose time is nearly over, one that was referred, one of a message and one that was answered', async () => {
  const cases = await rowsOf(sql<object>`
    select status, due_at > ${NOW} and due_at < ${NOW}::timestamptz + interval '1 hour' as soon,
      (select count(*)::int from safeguarding_notes note where note.report_id = safeguarding.id) as entries
    from safeguarding_reports safeguarding where source <> 'content_report' order by status, soon`);
  expect(cases).toEqual([
    { status: 'closed', soon: false, entries: 6 },
    { status: 'open', soon: false, entries: 1 },
    { status: 'open', soon: true, entries: 1 },
    { status: 'referred', soon: false, entries: 6 },
  ]);
});

it('has reports in every state, and a case of the one about danger', async () => {
  const tickets = await rowsOf(sql<object>`
    select content_type as about, urgency, status, due_at <= ${NOW} as late,
      (select count(*)::int from content_reports report where report.ticket_id = ticket.id) as reports,
      (select count(*)::int from content_reports report join safeguarding_reports safeguarding
       on safeguarding.content_report_id = report.id where report.ticket_id = ticket.id) as cases,
      exists (select from content_reports report where report.ticket_id = ticket.id and report.reporter_id is null) as unknown
    from report_tickets ticket order by rank`);
  const one = { reports: 1, cases: 0, unknown: false, status: 'pending', urgency: 'general' };
  expect(tickets).toEqual([
    { ...one, about: 'comment', urgency: 'urgent', late: true },
    { ...one, about: 'profile', urgency: 'at_risk', late: false, cases: 1 },
    { ...one, about: 'other', late: false, unknown: true },
    { ...one, about: 'post', late: false, reports: 2 },
    { ...one, about: 'comment', status: 'resolved', late: true },
    { ...one, about: 'club_review', status: 'dismissed', late: true },
  ]);
});

describe('the eight sign-ins', () => {
  it('have the one password and a confirmed address', async () => {
    const found = await rowsOf(sql<{ email: string }>`
      select email from users account join credentials credential on credential.user_id = account.id
      where email_verified and provider_id = 'credential' and account_id = account.id::text
        and password = 'a hash' order by email`);
    const names = [
      'admin',
      'child',
      'clubadmin',
      'coach',
      'gymnast',
      'moderator',
      'parent',
      'teen',
    ];
    expect(found.map((row) => row.email)).toEqual(names.map((name) => `${name}@ribbon.test`));
    expect(summary?.signIns.toSorted()).toEqual(found.map((row) => row.email));
  });

  it('are who they say: ages, roles and one club', async () => {
    const people = await rowsOf(sql<{
      email: string;
      birth_month: number;
      birth_year: number;
      role: string;
    }>`
      select email, birth_month, birth_year, role.role from users account join athlete_profiles profile using (id)
      left join user_roles role on role.user_id = account.id`);
    const known = (name: string) => people.find((row) => row.email === `${name}@ribbon.test`);
    const age = (name: string) => {
      const { birth_month: birthMonth = 0, birth_year: birthYear = 0 } = known(name) ?? {};
      return ageAt({ birthMonth, birthYear }, NOW);
    };
    expect([age('teen'), age('child')]).toEqual([15, 10]);
    expect(known('admin')?.role).toBe('system_admin');
    const [club] = await rowsOf(sql<{ name: string; members: string[] }>`
      select club.name, array_agg(split_part(account.email, '@', 1) || ' ' || membership_type order by account.email) as members
      from club_admins admin join users boss on boss.id = admin.user_id and boss.email = 'clubadmin@ribbon.test'
      join clubs club on club.id = admin.club_id
      join club_memberships member on member.club_id = club.id and member.is_active
      join users account on account.id = member.user_id and account.email like '%@ribbon.test' group by club.name`);
    expect(club?.members).toEqual([
      'child member',
      'clubadmin admin',
      'coach coach',
      'gymnast member',
      'teen member',
    ]);
  });

  it('give the parent a child to look after and a request to decide', async () => {
    const found = await rowsOf(sql<object>`
      select child.email, role, item.kind, item.status from parental_relationships guardian_link
      join users parent on parent.id = parent_id and parent.email = 'parent@ribbon.test'
      join users child on child.id = guardian_link.child_id and child.email = 'child@ribbon.test'
      join guardian_inbox_items item on item.child_id = guardian_link.child_id order by item.kind`);
    const item = { email: 'child@ribbon.test', role: 'primary', status: 'waiting' };
    expect(found).toEqual([
      { ...item, kind: 'event_rsvp' },
      { ...item, kind: 'friend_request' },
      { ...item, kind: 'post' },
      { ...item, kind: 'post' },
    ]);
  });
});

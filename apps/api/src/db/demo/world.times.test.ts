import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ago, later } from './moments.ts';
import { demoWorldAt } from './world.fixture.ts';

/** At night, shortly before Christmas. */
const NOW = new Date('2026-12-08T02:39:00Z');
const world = demoWorldAt(NOW);

/** What lies ahead or runs out, and what the database itself writes. */
const NOT_HAPPENED = new Set([
  'account_sanctions.until_at',
  'club_events.ends_at',
  'club_events.starts_at',
  'club_slugs.created_at',
  'competitions.entries_close_at',
  'competitions.entries_open_at',
  'guardian_requests.expires_at',
  'migration_checksums.applied_at',
  'report_tickets.due_at',
  'safeguarding_reports.due_at',
  'site_settings.updated_at',
  'waiting_guardian_links.takes_effect_at',
  'waitlist_signups.invitation_expires_at',
]);

const timeOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/London')::time`;

it('has nothing that happened at night, later than now or while it was made', async () => {
  const columns = await world.rows(sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type like 'timestamp%'`);
  const happened = columns.filter(({ table, column }) => !NOT_HAPPENED.has(`${table}.${column}`));
  const wrong = [];
  for (const { table, column } of happened) {
    const [found] = await world.rows(sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)}
      where ${sql.ref(column)} > ${NOW} or ${timeOf(column)} not between '07:00' and '21:30'`);
    if (found?.n !== 0) wrong.push(`${table}.${column}: ${found?.n}`);
  }
  expect(wrong).toEqual([]);
});

it('has children who do nothing after eight in the evening, and hear of nothing then', async () => {
  const late = await world.rows(sql`
    with acts as (
      select author_id as id, created_at as at from posts where created_at is not null
      union all select author_id, created_at from comments
      union all select user_id, created_at from notifications
      union all select user_id, joined_at from challenge_participants
      union all select user_id, created_at from training_sessions
      union all select user_id, queued_at from competition_entries
      union all select requester_id, created_at from friendships
      union all select addressee_id, created_at from friendships
      union all select child_id, created_at from safeguarding_reports
      union all select reporter_id, created_at from content_reports)
    select profile.username, at from acts join athlete_profiles profile using (id)
    where age_band(birth_month, birth_year, ${NOW}) <> 'adult' and ${timeOf('at')} >= '20:00'`);
  expect(late).toEqual([]);
});

it('is lively: at night the newest things are from the evening before', async () => {
  const [newest] = await world.rows(sql`
    select max(post.created_at) > ${NOW}::timestamptz - interval '12 hours' as post,
      (select max(created_at) > ${NOW}::timestamptz - interval '12 hours' from moderation_queue) as held,
      (select max(created_at) > ${NOW}::timestamptz - interval '12 hours' from notifications) as received,
      (select count(distinct date_trunc('minute', created_at)) > 100 from users) as spread
    from posts post`);
  expect(newest).toEqual({ post: true, held: true, received: true, spread: true });
});

it('has answers after questions: comments, likes, entries, decisions and replies', async () => {
  const early = await world.rows(sql`
    select 'comment' from comments comment join posts post on post.id = comment.post_id where comment.created_at < post.created_at
    union all select 'like' from likes liked join posts post on post.id = liked.post_id where liked.created_at < post.created_at
    union all select 'entry' from competition_entries entry join competitions competition on competition.id = entry.competition_id
      where entry.queued_at < competition.entries_open_at or entry.queued_at > competition.entries_close_at
    union all select 'opening' from competitions where entries_open_at < reviewed_at
    union all select 'answer' from friendships where responded_at < created_at
    union all select 'review' from club_reviews where reviewed_at < created_at or pending_since < reviewed_at
    union all select 'reply' from club_review_replies reply join club_reviews review on review.id = reply.review_id
      where reply.created_at < review.created_at
    union all select 'event' from club_event_rsvps rsvp join club_events event on event.id = rsvp.event_id
      where rsvp.created_at > event.starts_at`);
  expect(early).toEqual([]);
});

it('has competitions and entries that begin and end at round hours', async () => {
  const times = await world.rows(sql<{ opens: string; closes: string }>`
    select distinct ${timeOf('entries_open_at')}::text as opens, ${timeOf('entries_close_at')}::text as closes
    from competitions where entries_open_at is not null`);
  expect(times).toEqual([{ opens: '09:00:00', closes: '18:00:00' }]);
});

it('has competitions on Saturdays and Sundays, and nothing on the holidays', async () => {
  const wrong = await world.rows(sql`
    select name, day from (
      select name, generate_series(start_date, last_day, interval '1 day')::date as day,
        start_date, last_day from competitions) days
    where (day in (start_date, last_day) and extract(isodow from day) < 6)
      or to_char(day, 'MM-DD') in ('12-24', '12-25', '12-26', '01-01')
    union all
    select title, starts_at::date from club_events
    where to_char(starts_at, 'MM-DD') in ('12-24', '12-25', '12-26', '01-01')`);
  expect(wrong).toEqual([]);
  const [on] = await world.rows(
    sql`select count(*)::int as now from competitions where status = 'ongoing'`,
  );
  expect(on).toEqual({ now: 1 });
});

describe('a clock that stands still at night', () => {
  it('is the usual clock by day', () => {
    const noon = new Date('2026-07-15T12:00:00Z');
    expect(ago(noon, 1)).toEqual(new Date('2026-07-14T12:00:00Z'));
    expect(later(noon, 90)).toEqual(new Date('2026-07-15T13:30:00Z'));
  });

  it('counts from the evening before while people sleep, and goes on in the morning', () => {
    expect(ago(NOW, 0)).toEqual(new Date('2026-12-07T21:30:00Z'));
    expect(ago(NOW, 0, 'young')).toEqual(new Date('2026-12-07T19:50:00Z'));
    expect(later(new Date('2026-12-06T21:20:00Z'), 30)).toEqual(new Date('2026-12-07T07:20:00Z'));
  });

  it('never comes to what has not been yet', () => {
    const evening = new Date('2026-12-07T21:00:00Z');
    expect(later(evening, 600, { now: NOW })).toEqual(new Date('2026-12-07T21:15:00Z'));
  });
});

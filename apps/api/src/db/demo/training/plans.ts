import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated';
import { ago } from '../moments.ts';
import type { DemoPerson } from '../people/people.ts';
import { PLAN_WEEKS } from '../words/plan-weeks.ts';

const CLUBS_WITH_PLANS = 3;
/** Three weeks lie in the past already; with three times three more they are twelve. */
const EARLIER_STEPS = 3;
const GOALS = [
  'Catch a large throw outside the field of view',
  'Hold every balance for three seconds',
];
/** The next one has only begun to be written. */
const DRAFT_WEEKS = 6;

/** A season plan on the weekly training of some clubs, and a draft for the next one. */
export async function insertPlans(
  tx: Kysely<DB>,
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const first = people.find(({ part }) => part === 'clubAdmin')?.club?.id ?? null;
  const series = await plannedSeries(tx, first);
  await insertEarlierWeeks(tx, series);
  const written = { published: ago(now, 96.3), draft: ago(now, 2.6) };
  for (const status of ['published', 'draft'] as const) {
    const at = written[status];
    await sql`
      insert into club_training_plans (club_id, title, description, level, apparatus, goals, status,
        period, starts_on, created_by, created_at, updated_at, published_at)
      select series.club_id, ${status === 'published' ? 'Season plan' : 'Next season'},
        'From the first throw to a whole routine, one step each week.', 'intermediate',
        '{hoop,ribbon}', ${GOALS}, ${status}, 'season',
        date_trunc('week', min(event.starts_at) at time zone 'Europe/London')::date
          + ${status === 'published' ? 0 : 154}::int,
        series.created_by, ${at}, ${at}, ${status === 'published' ? ago(now, 95.1) : null}
      from club_event_series series join club_events event on event.series_id = series.id
      where series.id = any(${series}::uuid[]) group by series.id`.execute(tx);
  }
  await insertSessions(tx);
  await sql`
    update club_events event set level = plan.level, age_from = plan.age_from, age_to = plan.age_to
    from plan_events planned join club_training_plans plan on plan.id = planned.plan_id
    where event.id = planned.event_id`.execute(tx);
  await sql`
    insert into plan_enrolments (plan_id, user_id, enrolled_by, enrolled_at)
    select distinct on (planned.plan_id, rsvp.user_id) planned.plan_id, rsvp.user_id, rsvp.answered_by, rsvp.created_at
    from plan_events planned join club_event_rsvps rsvp on rsvp.event_id = planned.event_id and rsvp.status = 'going'
    join club_memberships member on member.user_id = rsvp.user_id and member.status = 'active'
    join club_training_plans plan on plan.id = planned.plan_id and plan.club_id = member.club_id
    order by planned.plan_id, rsvp.user_id, rsvp.created_at`.execute(tx);
}

/** The weekly trainings of a few clubs, that of the club admin who signs in among them. */
async function plannedSeries(tx: Kysely<DB>, first: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from club_event_series
    order by (club_id is not distinct from ${first}::uuid) desc, club_id
    limit ${CLUBS_WITH_PLANS}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** At the same time of the clock, some days before. */
const back = (column: string) => sql`
  ((${sql.ref(column)} at time zone 'Europe/London' - make_interval(days => days)) at time zone 'Europe/London')`;

/** Each past week was like one three weeks later: the same people said yes, and nearly all came. */
async function insertEarlierWeeks(tx: Kysely<DB>, series: readonly string[]): Promise<void> {
  await sql`
    with earlier as (
      select event.*, gen_random_uuid() as new_id, back * 21 as days
      from club_events event cross join generate_series(1, ${EARLIER_STEPS}::int) as back
      where event.series_id = any(${series}::uuid[]) and event.ends_at < (
        select min(ends_at) + interval '20 days' from club_events where series_id = event.series_id)),
    events as (
      insert into club_events (id, club_id, series_id, kind, title, description, location, starts_at,
        ends_at, capacity, created_by, created_at, updated_at)
      select new_id, club_id, series_id, kind, title, description, location,
        ${back('starts_at')}, ${back('ends_at')}, capacity, created_by, ${back('created_at')},
        ${back('updated_at')} from earlier)
    insert into club_event_rsvps (event_id, user_id, status, answered_by, created_at, updated_at,
      attended, attendance_by, attendance_at)
    select new_id, rsvp.user_id, rsvp.status, rsvp.answered_by, ${back('rsvp.created_at')},
      ${back('rsvp.updated_at')}, abs(hashtext(rsvp.user_id::text || days)) % 8 > 0,
      rsvp.attendance_by, ${back('earlier.starts_at')}
    from earlier join club_event_rsvps rsvp on rsvp.event_id = earlier.id and rsvp.status = 'going'`.execute(
    tx,
  );
}

const minutesWith = (apparatus: string) => sql`(
  select coalesce(sum(block.minutes), 0) from plan_blocks block
  where block.session_id = planned.session_id and block.apparatus = ${apparatus})`;

/** Trainings that both the register and somebody's own log know are the club's in the log. */
export async function markClubSessions(tx: Kysely<DB>): Promise<void> {
  await sql`
    update training_sessions session set club_event_id = event.id, from_club = club.name,
      duration_minutes = 90, type = 'technique', hoop_minutes = ${minutesWith('hoop')},
      ribbon_minutes = ${minutesWith('ribbon')}, ball_minutes = 0, clubs_minutes = 0, rope_minutes = 0
    from plan_events planned join club_events event on event.id = planned.event_id join clubs club on club.id = event.club_id
    join club_event_rsvps rsvp on rsvp.event_id = event.id and rsvp.attended
    where session.user_id = rsvp.user_id
      and session.session_date = (event.starts_at at time zone 'Europe/London')::date
      and session.start_time = (event.starts_at at time zone 'Europe/London')::time`.execute(tx);
}

/** A session for each date of the weekly training; those of the published plan are its events. */
async function insertSessions(tx: Kysely<DB>): Promise<void> {
  await sql`
    with dates as (
      select plan.id as plan_id, plan.status, event.id as event_id, event.title, coalesce(event.location, '') as location,
        event.capacity, event.starts_at at time zone 'Europe/London' as starts,
        event.ends_at at time zone 'Europe/London' as ends, gen_random_uuid() as week_id,
        gen_random_uuid() as session_id,
        row_number() over (partition by plan.id order by event.starts_at) - 1 as position
      from club_training_plans plan
      join club_event_series series on series.club_id = plan.club_id
      join club_events event on event.series_id = series.id),
    planned as (
      select * from dates where status = 'published' or position < ${DRAFT_WEEKS}::int),
    weeks as (
      insert into plan_weeks (id, plan_id, position, focus)
      select week_id, plan_id, position,
        (${PLAN_WEEKS.map(({ focus }) => focus)}::text[])[position + 1] from planned),
    sessions as (
      insert into plan_sessions (id, week_id, position, day, start_time, end_time, title, location, capacity)
      select session_id, week_id, 0, lower(trim(to_char(starts, 'Day'))), starts::time, ends::time,
        title, location, capacity from planned)
    insert into plan_events (event_id, plan_id, session_id)
    select event_id, plan_id, session_id from planned where status = 'published'`.execute(tx);
  await sql`
    insert into plan_blocks (session_id, position, title, minutes, apparatus, elements)
    select session.id, given.position, given.title, given.minutes, given.apparatus, given.elements
    from jsonb_to_recordset(${JSON.stringify(blocks())}::jsonb)
      as given(week int, position int, title text, minutes int, apparatus text, elements text[])
    join plan_weeks week on week.position = given.week join plan_sessions session on session.week_id = week.id`.execute(
    tx,
  );
}

const blocks = () =>
  PLAN_WEEKS.flatMap((planned, week) =>
    planned.blocks.map(([title, minutes, apparatus, elements], position) => ({
      week,
      position,
      title,
      minutes,
      apparatus,
      elements,
    })),
  );

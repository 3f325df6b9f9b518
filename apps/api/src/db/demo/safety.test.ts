import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/database';
import { seedDemoWorld } from './world.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await seedDemoWorld(test.db, { clock: () => NOW, passwordHash: 'a hash' });
});
afterAll(() => test.close());

/** Each question looks for what must not be; the good answer is an empty list. */
const questions = {
  'has no active child without guardian, approval record and permissions': sql`
    select username from athlete_profiles p
    where status = 'active' and age_band(birth_month, birth_year, ${NOW}) = 'under13' and not (
      exists (select from parental_relationships where child_id = p.id and role = 'primary')
      and exists (select from consent_records where child_id = p.id and purpose = 'account' and action = 'given')
      and exists (select from minor_permissions where minor_id = p.id))`,
  'has no permission that differs from what was agreed': sql`
    select permission_type from minor_permissions m left join current_consents c
      on c.child_id = minor_id and c.purpose = permission_type
    where is_granted is distinct from (c.action = 'given')`,
  'has no friendship between an adult and a minor, but guardians and coaches of the club': sql`
    with people as (select id, age_band(birth_month, birth_year, ${NOW}) = 'adult' as is_adult from athlete_profiles)
    select f.id from friendships f
    join people a on a.is_adult and a.id in (requester_id, addressee_id)
    join people m on not m.is_adult and m.id in (requester_id, addressee_id)
    where not exists (select from parental_relationships where parent_id = a.id and child_id = m.id)
      and not exists (
        select from club_memberships coach join club_memberships gymnast using (club_id)
        where coach.user_id = a.id and coach.is_active and coach.coach_confirmed_at is not null
          and gymnast.user_id = m.id and gymnast.is_active)`,
  'has no friendship between minors of different age groups or clubs': sql`
    with minors as (select p.id, age_band(birth_month, birth_year, ${NOW}) as band, club_id
      from athlete_profiles p join club_memberships m on m.user_id = p.id and is_active
      where age_band(birth_month, birth_year, ${NOW}) <> 'adult')
    select f.id from friendships f join minors a on a.id = requester_id join minors b on b.id = addressee_id
    where a.band <> b.band or a.club_id <> b.club_id`,
  'has no friend of a child without the guardian’s yes': sql`
    select f.id from friendships f
    join athlete_profiles r on r.id = requester_id join athlete_profiles a on a.id = addressee_id
    where f.status = 'accepted'
      and (r.user_type = 'child_gymnast' and requester_guardian <> 'approved'
        or a.user_type = 'child_gymnast' and addressee_guardian <> 'approved')`,
  'shows no minor under 16 in the directory and no minor to the public': sql`
    select username from athlete_profiles
    where age_band(birth_month, birth_year, ${NOW}) in ('under13', '13-15') and listed_in_directory
      or age_band(birth_month, birth_year, ${NOW}) <> 'adult' and feed_visibility = 'public'`,
  'has nobody who follows a minor, or a closed profile': sql`
    select p.username from follows f join athlete_profiles p on p.id = f.followed_id
    where age_band(p.birth_month, p.birth_year, ${NOW}) <> 'adult' or p.feed_visibility <> 'public'`,
  'has no username or address of a minor made from the name': sql`
    select username from athlete_profiles p join users u using (id)
    where age_band(birth_month, birth_year, ${NOW}) <> 'adult' and email not like '%@ribbon.test'
      and exists (select from unnest(string_to_array(searchable(full_name), ' ')) part
        where position(part in lower(username || ' ' || email)) > 0)`,
  'has no comment of a child, and none of an adult below a minor’s post': sql`
    select c.id from comments c join posts p on p.id = c.post_id
    join athlete_profiles w on w.id = c.author_id join athlete_profiles a on a.id = p.author_id
    where age_band(w.birth_month, w.birth_year, ${NOW}) = 'under13'
      or age_band(w.birth_month, w.birth_year, ${NOW}) = 'adult'
        and age_band(a.birth_month, a.birth_year, ${NOW}) <> 'adult'`,
  'has no counter that differs from what it counts': sql`
    select c.name from clubs c
    where members_count <> (select count(*) from club_memberships where club_id = c.id and is_active)
      or reviews_count <> (select count(*) from club_reviews where club_id = c.id and status = 'approved')
      or rating is distinct from
        (select round(avg(rating), 2)::float8 from club_reviews where club_id = c.id and status = 'approved')`,
  'has no result whose total is not the sum of its apparatus': sql`
    select r.id from competition_results r
    where total <> (select sum(s.total) from competition_scores s where s.result_id = r.id)`,
  'has no competition with a wrong number of participants': sql`
    select name from competitions c
    where current_participants <> (select count(*) from competition_entries
      where competition_id = c.id and status = 'entered')`,
  'has no place in an event for a child without the guardian’s yes, or for a stranger of the club': sql`
    select r.user_id from club_event_rsvps r join club_events e on e.id = r.event_id
    join athlete_profiles p on p.id = r.user_id
    where r.status in ('going', 'waiting_list') and (
      not exists (select from club_memberships m
        where m.user_id = r.user_id and m.club_id = e.club_id and m.is_active)
      or age_band(birth_month, birth_year, ${NOW}) = 'under13' and not exists (
        select from parental_relationships g
        where g.child_id = r.user_id and g.parent_id = r.answered_by and g.role <> 'view_only'))`,
  'has no event with wrong counts or more people than places': sql`
    select title from club_events e
    where going_count <> (select count(*) from club_event_rsvps where event_id = e.id and status = 'going')
      or waiting_count <> (select count(*) from club_event_rsvps where event_id = e.id and status = 'waiting_list')
      or going_count > capacity`,
  'has no run club without admin, role and membership, and no admin of another': sql`
    select c.name from clubs c
    where (status = 'approved') is distinct from exists (
      select from club_admins a join user_roles r using (club_id, user_id) join club_memberships m using (club_id, user_id)
      where a.club_id = c.id and a.user_id = c.claimed_by and r.role = 'club_admin' and r.is_active
        and m.membership_type = 'admin' and m.is_active)`,
  'has nothing dated in the future': sql`
    select 'membership' from club_memberships where joined_at > ${NOW} or left_at > ${NOW}
    union all select 'friendship' from friendships where created_at > ${NOW} or responded_at > ${NOW}
    union all select 'review' from club_reviews where created_at > ${NOW} or reviewed_at > ${NOW}
    union all select 'consent' from consent_records where recorded_at > ${NOW}`,
  'has no address, number or site that could be somebody’s': sql`
    select name from clubs where phone !~ '^01632 960[0-9]{3}$' or email !~ '\.ribbon\.test$' or website !~ '\.ribbon\.test$'
    union all select email from users where email !~ '(@|\.)ribbon\.test$'`,
};

it.each(Object.entries(questions))('%s', async (_, question) => {
  expect((await question.execute(test.db)).rows).toEqual([]);
});

it('can be erased person by person: nothing stands in the way of a wish to be forgotten', async () => {
  await test.db.deleteFrom('users').execute();
  const { rows } = await sql`
    select (select count(*) from clubs) as clubs, (select count(*) from athlete_profiles) as people,
      (select sum(members_count) + sum(reviews_count) from clubs) as counted`.execute(test.db);
  expect(rows).toEqual([{ clubs: 100, people: 0, counted: 0 }]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
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
    select username from athlete_profiles profile
    where status = 'active' and age_band(birth_month, birth_year, ${NOW}) = 'under13' and not (
      exists (select from parental_relationships where child_id = profile.id and role = 'primary')
      and exists (select from consent_records where child_id = profile.id and purpose = 'account' and action = 'given')
      and exists (select from minor_permissions where minor_id = profile.id))`,
  'has no permission that differs from what was agreed': sql`
    select permission_type from minor_permissions permission left join current_consents consent
      on consent.child_id = minor_id and consent.purpose = permission_type
    where is_granted is distinct from (consent.action = 'given')`,
  'has no friendship between an adult and a minor, but guardians and coaches of the club': sql`
    with people as (select id, age_band(birth_month, birth_year, ${NOW}) = 'adult' as is_adult from athlete_profiles)
    select friendship.id from friendships friendship
    join people adult on adult.is_adult and adult.id in (requester_id, addressee_id)
    join people minor on not minor.is_adult and minor.id in (requester_id, addressee_id)
    where not exists (select from parental_relationships where parent_id = adult.id and child_id = minor.id)
      and not exists (
        select from club_memberships coach join club_memberships gymnast using (club_id)
        where coach.user_id = adult.id and coach.is_active and coach.coach_confirmed_at is not null
          and gymnast.user_id = minor.id and gymnast.is_active)`,
  'has no friendship between minors of different age groups or clubs': sql`
    with minors as (select profile.id, age_band(birth_month, birth_year, ${NOW}) as band, club_id
      from athlete_profiles profile join club_memberships member on member.user_id = profile.id and is_active
      where age_band(birth_month, birth_year, ${NOW}) <> 'adult')
    select friendship.id from friendships friendship join minors one on one.id = requester_id join minors other on other.id = addressee_id
    where one.band <> other.band or one.club_id <> other.club_id`,
  'has no friend of a child without the guardian’s yes': sql`
    select friendship.id from friendships friendship
    join athlete_profiles requester on requester.id = requester_id join athlete_profiles addressee on addressee.id = addressee_id
    where friendship.status = 'accepted'
      and (requester.user_type = 'child_gymnast' and requester_guardian <> 'approved'
        or addressee.user_type = 'child_gymnast' and addressee_guardian <> 'approved')`,
  'shows no minor under 16 in the directory and no minor to the public': sql`
    select username from athlete_profiles
    where age_band(birth_month, birth_year, ${NOW}) in ('under13', '13-15') and listed_in_directory
      or age_band(birth_month, birth_year, ${NOW}) <> 'adult' and feed_visibility = 'public'`,
  'has nobody who follows a minor, or a closed profile': sql`
    select profile.username from follows follow join athlete_profiles profile on profile.id = follow.followed_id
    where age_band(profile.birth_month, profile.birth_year, ${NOW}) <> 'adult' or profile.feed_visibility <> 'public'`,
  'has no username or address of a minor made from the name': sql`
    select username from athlete_profiles profile join users account using (id)
    where age_band(birth_month, birth_year, ${NOW}) <> 'adult' and email not like '%@ribbon.test'
      and exists (select from unnest(string_to_array(plain_words(full_name), ' ')) part
        where position(part in lower(username || ' ' || email)) > 0)`,
  'has no comment of a child, and none of an adult below a minor’s post': sql`
    select comment.id from comments comment join posts post on post.id = comment.post_id
    join athlete_profiles writer on writer.id = comment.author_id join athlete_profiles author on author.id = post.author_id
    where age_band(writer.birth_month, writer.birth_year, ${NOW}) = 'under13'
      or age_band(writer.birth_month, writer.birth_year, ${NOW}) = 'adult'
        and age_band(author.birth_month, author.birth_year, ${NOW}) <> 'adult'`,
  'has no counter that differs from what it counts': sql`
    select club.name from clubs club
    where members_count <> (select count(*) from club_memberships where club_id = club.id and is_active)
      or reviews_count <> (select count(*) from club_reviews where club_id = club.id and status = 'approved')
      or rating is distinct from
        (select round(avg(rating), 2)::float8 from club_reviews where club_id = club.id and status = 'approved')`,
  'has no result whose total is not the sum of its apparatus': sql`
    select result.id from competition_results result
    where total <> (select sum(score.total) from competition_scores score where score.result_id = result.id)`,
  'has no competition with a wrong number of participants': sql`
    select name from competitions competition
    where current_participants <> (select count(*) from competition_entries
      where competition_id = competition.id and status = 'entered')`,
  'has no place in an event for a child without the guardian’s yes, or for a stranger of the club': sql`
    select rsvp.user_id from club_event_rsvps rsvp join club_events event on event.id = rsvp.event_id
    join athlete_profiles profile on profile.id = rsvp.user_id
    where rsvp.status in ('going', 'waiting_list') and (
      not exists (select from club_memberships member
        where member.user_id = rsvp.user_id and member.club_id = event.club_id and member.is_active)
      or age_band(birth_month, birth_year, ${NOW}) = 'under13' and not exists (
        select from parental_relationships guardian_link
        where guardian_link.child_id = rsvp.user_id and guardian_link.parent_id = rsvp.answered_by and guardian_link.role <> 'view_only'))`,
  'has no event with wrong counts or more people than places': sql`
    select title from club_events event
    where going_count <> (select count(*) from club_event_rsvps where event_id = event.id and status = 'going')
      or waiting_count <> (select count(*) from club_event_rsvps where event_id = event.id and status = 'waiting_list')
      or going_count > capacity`,
  'has no run club without admin, role and membership, and no admin of another': sql`
    select club.name from clubs club
    where (status = 'approved') is distinct from exists (
      select from club_admins admin join user_roles role using (club_id, user_id) join club_memberships member using (club_id, user_id)
      where admin.club_id = club.id and admin.user_id = club.claimed_by and role.role = 'club_admin' and role.is_active
        and member.membership_type = 'admin' and member.is_active)`,
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

import { COUNTRIES } from '@ribbon/domain/accounts';
import { isOfAge } from '@ribbon/domain/competitions';
import { moderate } from '@ribbon/moderator';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoWorldAt } from './world.fixture.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const world = demoWorldAt(NOW);

it('has fees of categories that are those of their competition', async () => {
  const categories = await world.rows(sql<{ all: string | null; fee: string | null }>`
    select competition.entry_fee as all, category.fee from competition_categories category
    join competitions competition on competition.id = category.competition_id`);
  const wrong = categories.filter(({ all, fee }) =>
    all === null ? fee !== null : fee === null || !all.split(', ').includes(fee),
  );
  expect(categories.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

it('has the age classes of the sport', async () => {
  const classes = await world.rows(sql`
    select distinct level, age_from, age_to from competition_categories order by level`);
  expect(classes).toEqual([
    { level: 'Elite', age_from: 16, age_to: null },
    { level: 'Junior', age_from: 13, age_to: 15 },
    { level: 'Masters', age_from: 30, age_to: null },
    { level: 'Senior', age_from: 16, age_to: null },
    { level: 'Youth', age_from: null, age_to: 12 },
  ]);
});

it('has competitions whose classes and disciplines are what they announce', async () => {
  const wrong = await world.rows(sql`
    select competition.name, competition.level, competition.category, category.level as class, category.discipline from competition_categories category
    join competitions competition on competition.id = category.competition_id
    where (competition.level <> 'Open' and competition.level <> category.level)
      or (competition.category = 'Group') <> (category.discipline = 'group') and competition.category <> 'Mixed'`);
  expect(wrong).toEqual([]);
});

it('has gymnasts who enter the class of their age, and each kind of them somewhere', async () => {
  const entries = await world.rows(sql<{
    level: string;
    ageFrom: number | null;
    ageTo: number | null;
    birthYear: number;
    ageOn: string;
  }>`
    select category.level, category.age_from as "ageFrom", category.age_to as "ageTo", profile.birth_year as "birthYear",
      competition.age_on::text as "ageOn"
    from competition_entries entry join competition_categories category on category.id = entry.category_id
    join competitions competition on competition.id = entry.competition_id join athlete_profiles profile on profile.id = entry.user_id`);
  expect(entries.filter((one) => !isOfAge(one, one.birthYear, one.ageOn))).toEqual([]);
  expect(new Set(entries.map(({ level }) => level))).toEqual(
    new Set(['Elite', 'Junior', 'Masters', 'Senior', 'Youth']),
  );
});

it('has a score passport of several competitions for the gymnast and the child who sign in', async () => {
  const passports = await world.rows(sql<{ email: string; n: number }>`
    select email, count(*)::int as n from competition_results result join users account on account.id = result.user_id
    where email in ('gymnast@ribbon.test', 'child@ribbon.test') group by email order by email`);
  expect(passports.map(({ n }) => n >= 4)).toEqual([true, true]);
});

it('has bios that nobody else begins or ends in the same way', async () => {
  const bios = await world.rows(sql<{ bio: string }>`
    select bio from athlete_profiles where bio is not null`);
  expect(bios.length).toBeGreaterThan(130);
  const ends = bios.map(({ bio }) => bio.split(' ').slice(-3).join(' '));
  const often = ends.filter((end) => ends.filter((other) => other === end).length > 1);
  expect(often).toEqual([]);
});

it('has achievements of people’s own', async () => {
  const lists = await world.rows(sql<{ n: number }>`
    select count(*)::int as n from athlete_profiles where achievements <> '{}' group by achievements`);
  expect(lists.length).toBeGreaterThan(30);
  expect(Math.max(...lists.map(({ n }) => n))).toBeLessThanOrEqual(4);
});

it('has training plans that go on from week to week', async () => {
  const same = await world.rows(sql`
    with weeks as (
      select week.plan_id, week.focus, array_agg(block.title order by block.position) as blocks,
        sum(block.minutes) as minutes, bool_or(session.end_time - session.start_time < make_interval(mins => 80)) as short
      from plan_weeks week join plan_sessions session on session.week_id = week.id join plan_blocks block on block.session_id = session.id
      group by week.id)
    select plan_id, focus from weeks group by 1, 2 having count(*) > 1
    union all select plan_id, blocks::text from weeks group by 1, 2 having count(*) > 1
    union all select plan_id, focus from weeks where minutes > 90 or short`);
  expect(same).toEqual([]);
  const [plans] = await world.rows(sql`
    select count(*)::int as n from plan_weeks week where not exists (
      select from plan_sessions session join plan_blocks block on block.session_id = session.id where session.week_id = week.id)`);
  expect(plans).toEqual({ n: 0 });
});

it('has hidden and reported what is a little against the rules', async () => {
  const [found] = await world.rows(sql<{ hidden: string; reason: string; reported: string }>`
    select post.content as hidden, sanction.reason,
      (select snapshot->>'text' from report_tickets where content_type = 'post') as reported
    from account_sanctions sanction join posts post on post.id = sanction.content_id where sanction.kind = 'hidden'`);
  expect(found?.reason).toBe('spam');
  expect(found?.hidden).toContain('shop');
  expect(found?.reported).toContain('stall');
});

it('has every decision of administrators in the audit, in order and with a reason', async () => {
  const [counted] = await world.rows(sql<Record<string, number>>`
    select count(*)::int as acts,
      (select count(*)::int from club_reviews where reviewed_by is not null)
      + (select count(*)::int from club_claim_requests where reviewed_by is not null)
      + (select count(*)::int from competitions where reviewed_by is not null)
      + (select count(*)::int from account_sanctions)
      + (select count(*)::int from report_tickets where decided_by is not null)
      + (select count(distinct invited_at)::int from waitlist_signups)
      + (select count(*)::int from contact_messages where handled_by is not null)
      + (select count(*)::int from safeguarding_notes note join user_roles role on role.user_id = note.author_id
         where role.role = 'system_admin') as decisions
    from audit_log where btrim(reason) <> '' and actor_id is not null and created_at <= ${NOW}`);
  expect(counted?.['acts']).toBe(counted?.['decisions']);
  const wrong = await world.rows(sql`
    select id from (select id, created_at, lag(created_at) over (order by id) as before from audit_log) act
    where before > created_at`);
  expect(wrong).toEqual([]);
});

it('has words that do not count the days to something', async () => {
  const counting = await world.rows(sql`
    select content from posts where content ~* '(days|weeks|months) (away|to go|left)'
    union all select title from club_events where title ~* '(winter|spring|summer|autumn)'
    union all select title from training_goals where title ~* '(winter|spring|summer|autumn)'`);
  expect(counting).toEqual([]);
});

it('has names whose parts agree, and countries that one can choose', async () => {
  const people = await world.rows(sql<{ name: string; country: string }>`
    select full_name as name, country from athlete_profiles where full_name is not null`);
  const men = /^(?:Борис|Тарас|Ondřej|Jokūbas|Łukasz) /u;
  const women =
    /^(?:Мария|Елица|Десислава|Олена|Софія|Іванна|Kateřina|Šárka|Ieva|Austėja|Zofia|Małgorzata|Żaneta) /u;
  const wrong = people.filter(
    ({ name }) =>
      (men.test(name) && /(?:ова|ева|ська|ová|utė|ytė|ska)$/u.test(name)) ||
      (women.test(name) && /(?:ов|ев|ський|Říha|Šípek|us|ys|ski)$/u.test(name)) ||
      name.startsWith('Ї'),
  );
  expect(wrong).toEqual([]);
  expect(people.filter(({ name }) => men.test(name)).length).toBeGreaterThan(2);
  const countries = new Set(people.map(({ country }) => country));
  expect(countries.has('Other')).toBe(false);
  expect([...countries].filter((one) => !COUNTRIES.some((known) => known === one))).toEqual([]);
});

it('has edits that say something new each, with the stars that go with them', async () => {
  const edits = await world.rows(sql<{ comment: string }>`
    select pending_comment as comment from club_reviews where pending_comment is not null`);
  expect(edits.length).toBeGreaterThan(3);
  expect(new Set(edits.map(({ comment }) => comment)).size).toBe(edits.length);
});

it('has reviews of those alone who know the club: members, once or now, and their guardians', async () => {
  const strangers = await world.rows(sql`
    select review.id from club_reviews review
    where not exists (select from club_memberships member where member.club_id = review.club_id and (member.user_id = review.user_id
      or exists (select from parental_relationships guardian_link where guardian_link.child_id = member.user_id and guardian_link.parent_id = review.user_id)))`);
  expect(strangers).toEqual([]);
  const [found] = await world.rows(sql`
    select count(*) > 120 as many, count(distinct club_id) > 40 as spread from club_reviews`);
  expect(found).toEqual({ many: true, spread: true });
});

it('has public posts of people whose profile is open', async () => {
  const closed = await world.rows(sql`
    select username from posts post join athlete_profiles author on author.id = post.author_id
    where post.visibility = 'public' and author.feed_visibility <> 'public'`);
  expect(closed).toEqual([]);
});

it('says nothing that its own moderator would refuse', async () => {
  const texts = await world.rows(sql<{ text: string }>`
    select content as text from posts where approval_status <> 'held'
    union select content from comments union select bio from athlete_profiles where bio is not null
    union select unnest(achievements) from athlete_profiles union select description from clubs
    union select description from competitions union select comment from club_reviews where comment is not null
    union select pending_comment from club_reviews where pending_comment is not null
    union select content from club_review_replies union select title from plan_blocks
    union select focus from plan_weeks union select title from club_events
    union select description from club_events where description is not null`);
  const refused = texts
    .map(({ text }) => ({ text, severity: moderate(text).severity }))
    .filter(({ severity }) => severity !== 'green');
  expect(refused).toEqual([]);
});

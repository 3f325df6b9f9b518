-- Training plans of a club: weeks, sessions and blocks. A published session is an event of the club's calendar,
-- so that there is one way to answer, to wait for a place and to keep a register.

-- Answers to group sessions are answers to events; nothing has ever been written to these tables.
alter table guardian_inbox_items drop column kind;
alter table guardian_inbox_items drop column session_id;
drop table session_attendees;
drop table group_sessions;

alter table club_training_plans
  drop column duration_weeks,
  drop column sessions_per_week,
  drop column is_active,
  add column status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  add column period text not null default 'weeks' check (period in ('season', 'weeks')),
  add column starts_on date not null default date_trunc('week', current_date)::date
    check (extract(isodow from starts_on) = 1),
  add column age_from smallint check (age_from between 3 and 99),
  add column age_to smallint check (age_to between 3 and 99),
  add column version integer not null default 1,
  add column published_at timestamptz,
  add constraint club_training_plans_ages check (age_to >= age_from);
alter table club_training_plans alter column starts_on drop default;
create index club_training_plans_of_club on club_training_plans (club_id, status, created_at desc, id desc);

create table plan_weeks (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references club_training_plans on delete cascade,
  position smallint not null check (position between 0 and 51),
  focus text not null default '' check (char_length(focus) <= 120),
  unique (plan_id, position)
);

-- Day and times are those on the wall of the hall.
create table plan_sessions (
  id uuid primary key default gen_random_uuid(),
  week_id uuid not null references plan_weeks on delete cascade,
  position smallint not null check (position between 0 and 13),
  day text not null
    check (day in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  start_time time not null,
  end_time time not null,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  location text not null default '' check (char_length(location) <= 200),
  capacity integer check (capacity between 1 and 1000),
  constraint plan_sessions_end_after_start check (end_time > start_time),
  unique (week_id, position)
);

create table plan_blocks (
  session_id uuid not null references plan_sessions on delete cascade,
  position smallint not null check (position between 0 and 11),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  minutes smallint not null check (minutes between 1 and 300),
  apparatus text check (apparatus in ('freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon')),
  elements text[] not null default '{}' check (tidy_list(elements, 12, 60)),
  primary key (session_id, position)
);

-- Which event of the calendar a session of a published plan has become.
create table plan_events (
  event_id uuid primary key references club_events on delete cascade,
  plan_id uuid not null references club_training_plans on delete cascade,
  session_id uuid not null unique references plan_sessions on delete cascade
);
create index plan_events_plan_id on plan_events (plan_id);

-- A child's wish waits for a guardian; it is counted once it is granted.
alter table plan_enrolments
  add column status text not null default 'joined' check (status in ('joined', 'waiting_guardian'));
drop trigger plan_enrolments_counted_in on plan_enrolments;
drop trigger plan_enrolments_counted_out on plan_enrolments;
create trigger plan_enrolments_counted_in after insert on plan_enrolments
  referencing new table as new_rows for each statement
  execute function keep_total('club_training_plans', 'participants_count', 'plan_id', '(r.status = ''joined'')::int');
create trigger plan_enrolments_counted_out after delete on plan_enrolments
  referencing old table as old_rows for each statement
  execute function keep_total('club_training_plans', 'participants_count', 'plan_id', '(r.status = ''joined'')::int');
create trigger plan_enrolments_recounted after update on plan_enrolments
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('club_training_plans', 'participants_count', 'plan_id', '(r.status = ''joined'')::int');

-- Whom an event is for, whether it comes from a plan or not; without ages it is for every age.
alter table club_events
  add column level text check (level in ('recreational', 'beginner', 'intermediate', 'advanced', 'elite')),
  add column age_from smallint check (age_from between 3 and 99),
  add column age_to smallint check (age_to between 3 and 99),
  add constraint club_events_ages check (age_to >= age_from);

create index club_events_trainings on club_events (club_id, starts_at, id)
  where kind = 'training' and status = 'scheduled';

-- A guardian decides about a whole plan at once.
alter table guardian_inbox_items
  add column plan_id uuid references club_training_plans on delete cascade;
alter table guardian_inbox_items add column kind text not null generated always as (case
    when post_id is not null then 'post'
    when comment_id is not null then 'comment'
    when friendship_id is not null then 'friend_request'
    when membership_id is not null then 'club_join'
    when event_id is not null then 'event_rsvp'
    when plan_id is not null then 'training_plan'
    when email_change_id is not null then 'email_change'
    else 'competition_entry' end) stored;
alter table guardian_inbox_items add constraint guardian_inbox_items_one_subject check (num_nonnulls(
    post_id, comment_id, friendship_id, membership_id, event_id, plan_id, competition_id, email_change_id) = 1);
create unique index guardian_inbox_items_one_waiting on guardian_inbox_items
  (child_id, (coalesce(post_id, comment_id, friendship_id, membership_id, event_id, plan_id, competition_id,
    email_change_id)))
  where status = 'waiting';
create index guardian_inbox_items_plan_id on guardian_inbox_items (plan_id) where plan_id is not null;

-- What a club's register wrote into the log of somebody who came: once for each event.
alter table training_sessions
  add column club_event_id uuid references club_events on delete set null,
  add column from_club text check (char_length(from_club) between 1 and 200);
create unique index training_sessions_from_club on training_sessions (club_event_id, user_id)
  where club_event_id is not null;

-- The training log: what was practised, goals that count by themselves, who may read it, and care for children.
-- No weight, calories or body measurements anywhere (rule 21).

-- A session is named by the browser that wrote it, so that it arrives once however often it is sent; of several
-- edits the last one by the writer's clock counts. Minutes of each apparatus are columns: the database itself
-- refuses more than the session had, and the charts read them from an index.
alter table training_sessions
  drop column goals,
  drop column apparatus,
  add column start_time time not null default '17:00',
  add column edited_at timestamptz not null default now(),
  add column freehand_minutes smallint not null default 0 check (freehand_minutes >= 0),
  add column rope_minutes smallint not null default 0 check (rope_minutes >= 0),
  add column hoop_minutes smallint not null default 0 check (hoop_minutes >= 0),
  add column ball_minutes smallint not null default 0 check (ball_minutes >= 0),
  add column clubs_minutes smallint not null default 0 check (clubs_minutes >= 0),
  add column ribbon_minutes smallint not null default 0 check (ribbon_minutes >= 0),
  add constraint training_sessions_apparatus_fits check (freehand_minutes + rope_minutes + hoop_minutes
    + ball_minutes + clubs_minutes + ribbon_minutes <= duration_minutes);
alter table training_sessions rename column rating to felt;
alter table training_sessions alter column start_time drop default;

drop index training_sessions_by_user;
create index training_sessions_by_user on training_sessions
  (user_id, session_date desc, start_time desc, id desc);
-- Everything a chart needs, so that thousands of sessions are read without visiting the table.
create index training_sessions_charts on training_sessions (user_id, session_date)
  include (duration_minutes, type, felt, freehand_minutes, rope_minutes, hoop_minutes, ball_minutes, clubs_minutes,
    ribbon_minutes);
-- What was achieved is rare.
create index training_sessions_achievements on training_sessions (user_id, session_date desc)
  where achievements <> '{}';

-- A session that was deleted stays deleted when an older copy of it arrives late.
create table training_deleted_sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  deleted_at timestamptz not null
);
create index training_deleted_sessions_user_id on training_deleted_sessions (user_id);
create index training_deleted_sessions_by_age on training_deleted_sessions (deleted_at);

-- An element that a club adds to the list of rhythmic elements.
create table training_elements (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs on delete cascade,
  family text not null check (family in ('jumps', 'balances', 'rotations', 'handling', 'acrobatics')),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create unique index training_elements_once on training_elements (club_id, lower(name));
create index training_elements_created_by on training_elements (created_by) where created_by is not null;

-- What was practised in a session, how often. The key is that of Ribbon's list, a club's element or one's own words.
create table training_session_elements (
  session_id uuid not null references training_sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  key text not null check (char_length(key) between 1 and 80),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  times smallint not null check (times between 1 and 500),
  position smallint not null check (position >= 0),
  primary key (session_id, key)
);
create index training_session_elements_counted on training_session_elements (user_id, key)
  include (session_id, times);

-- A goal may count something; then it moves by itself from its first day on.
alter table training_goals
  add column starts_on date not null default current_date,
  add column counts text check (counts in ('sessions', 'minutes', 'element')),
  add column target_count integer check (target_count between 1 and 100000),
  add column counted integer not null default 0 check (counted >= 0),
  add column apparatus text check (apparatus in ('freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon')),
  add column element_key text check (char_length(element_key) between 1 and 80),
  add column element_name text check (char_length(btrim(element_name)) between 1 and 60),
  add constraint training_goals_count_is_whole check ((counts is null) = (target_count is null)),
  add constraint training_goals_element_is_named check
    ((counts is not distinct from 'element') = (element_key is not null) and (element_key is null) = (element_name is null)),
  add constraint training_goals_apparatus_is_for_minutes check (apparatus is null or counts = 'minutes'),
  add constraint training_goals_reached_is_whole check (status <> 'completed' or progress = 100);
create index training_goals_reached on training_goals (user_id, completed_at desc) where status = 'completed';

-- A step on the way to a goal.
create table training_milestones (
  id uuid primary key,
  goal_id uuid not null references training_goals on delete cascade,
  user_id uuid not null references users on delete cascade,
  position smallint not null check (position >= 0),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  done_at timestamptz
);
create index training_milestones_goal_id on training_milestones (goal_id, position);
create index training_milestones_user_id on training_milestones (user_id);

-- How far a goal was on a day on which it moved.
create table training_goal_progress (
  goal_id uuid not null references training_goals on delete cascade,
  user_id uuid not null references users on delete cascade,
  day date not null,
  progress smallint not null check (progress between 0 and 100),
  primary key (goal_id, day)
);
create index training_goal_progress_user_id on training_goal_progress (user_id, day);

-- Which goals a session was for.
create table training_session_goals (
  session_id uuid not null references training_sessions on delete cascade,
  goal_id uuid not null references training_goals on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (session_id, goal_id)
);
create index training_session_goals_goal_id on training_session_goals (goal_id);
create index training_session_goals_user_id on training_session_goals (user_id);

-- The confirmed coaches of a club read the log while this stands. It belongs to the membership: who leaves the club
-- and comes back has shared nothing.
create table training_shares (
  membership_id uuid primary key references club_memberships on delete cascade,
  user_id uuid not null references users on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  shared_by uuid references users on delete set null,
  shared_at timestamptz not null default now(),
  unique (user_id, club_id)
);
create index training_shares_club_id on training_shares (club_id, user_id);
create index training_shares_shared_by on training_shares (shared_by) where shared_by is not null;

-- What a coach says about a session.
create table training_comments (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references training_sessions on delete cascade,
  author_id uuid not null references users on delete cascade,
  content text not null check (char_length(btrim(content)) between 1 and 500),
  created_at timestamptz not null default now()
);
create index training_comments_session_id on training_comments (session_id, created_at);
create index training_comments_author_id on training_comments (author_id);

-- That gymnast, guardians and coaches were told of a week with many hours: once.
create table training_care_notes (
  user_id uuid not null references users on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  minutes integer not null check (minutes > 0),
  created_at timestamptz not null default now(),
  primary key (user_id, week)
);
create index training_care_notes_by_age on training_care_notes (week);

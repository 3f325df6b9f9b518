-- Training, goals and challenges of a person; plans and group sessions of a club. No weight, calories or body
-- measurements anywhere (rule 21).

-- One practice a person logged.
create table training_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_date date not null,
  duration_minutes smallint not null check (duration_minutes between 1 and 600),
  type text not null check (type in ('technique', 'strength', 'flexibility', 'routine', 'competition')),
  apparatus text[] not null default '{}'
    check (apparatus <@ array['freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon']),
  notes text check (char_length(notes) <= 1000),
  rating smallint check (rating between 1 and 5),
  goals text[] not null default '{}' check (tidy_list(goals, 20, 120)),
  achievements text[] not null default '{}' check (tidy_list(achievements, 20, 120)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index training_sessions_by_user on training_sessions (user_id, session_date desc, id desc);

-- Something a person wants to reach.
create table training_goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  description text check (char_length(description) <= 500),
  target_date date,
  status text not null default 'active' check (status in ('active', 'completed', 'paused')),
  progress smallint not null default 0 check (progress between 0 and 100),
  category text not null check (category in ('technique', 'strength', 'flexibility', 'routine', 'competition')),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_goals_completion_is_dated check ((status = 'completed') = (completed_at is not null))
);
create index training_goals_by_user on training_goals (user_id, status, created_at desc);

-- A challenge is upcoming, active or completed by its days; storing the word would let it grow stale.
create function challenge_status(start_date date, end_date date, today date) returns text
  language sql immutable parallel safe
  return case when today < start_date then 'upcoming' when today > end_date then 'completed' else 'active' end;

-- A challenge, by Ribbon, a coach or a member; club_id limits it to a club.
create table challenges (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  description text not null check (char_length(description) <= 2000),
  category text not null check (category in ('technique', 'strength', 'flexibility', 'endurance', 'creativity')),
  difficulty text not null check (difficulty in ('beginner', 'intermediate', 'advanced', 'expert')),
  duration_days integer not null generated always as (end_date - start_date + 1) stored,
  rewards text[] not null default '{}' check (tidy_list(rewards, 20, 120)),
  requirements text[] not null default '{}' check (tidy_list(requirements, 20, 200)),
  start_date date not null,
  end_date date not null,
  created_by_kind text not null default 'community' check (created_by_kind in ('system', 'coach', 'community')),
  created_by uuid references users on delete set null,
  club_id uuid references clubs on delete cascade,
  approval_status text not null default 'pending' check (approval_status in ('pending', 'approved', 'rejected')),
  participants_count integer not null default 0 check (participants_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint challenges_end_after_start check (end_date >= start_date)
);
create index challenges_discover on challenges (end_date, id) where approval_status = 'approved';
create index challenges_queue on challenges (created_at, id) where approval_status = 'pending';
create index challenges_club_id on challenges (club_id) where club_id is not null;
create index challenges_created_by on challenges (created_by) where created_by is not null;

-- A step of a challenge.
create table challenge_tasks (
  id uuid primary key default gen_random_uuid(),
  challenge_id uuid not null references challenges on delete cascade,
  position smallint not null check (position >= 0),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  description text check (char_length(description) <= 500),
  points smallint not null default 1 check (points between 0 and 100),
  unique (challenge_id, position),
  unique (id, challenge_id)
);

-- Who takes part. Progress is completed tasks out of all tasks, computed when read.
create table challenge_participants (
  challenge_id uuid not null references challenges on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (challenge_id, user_id)
);
create index challenge_participants_user_id on challenge_participants (user_id, last_activity_at desc);

create trigger challenge_participants_counted_in after insert on challenge_participants
  referencing new table as new_rows for each statement
  execute function keep_total('challenges', 'participants_count', 'challenge_id', '1');
create trigger challenge_participants_counted_out after delete on challenge_participants
  referencing old table as old_rows for each statement
  execute function keep_total('challenges', 'participants_count', 'challenge_id', '1');

-- A task done. The double keys make sure that task and participant belong to the same challenge.
create table challenge_task_completions (
  challenge_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  completed_at timestamptz not null default now(),
  primary key (task_id, user_id),
  foreign key (task_id, challenge_id) references challenge_tasks (id, challenge_id) on delete cascade,
  foreign key (challenge_id, user_id) references challenge_participants (challenge_id, user_id) on delete cascade
);
create index challenge_task_completions_task on challenge_task_completions (task_id, challenge_id);
create index challenge_task_completions_participant on challenge_task_completions
  (challenge_id, user_id, completed_at desc);

-- A programme a club's coach wrote for its members.
create table club_training_plans (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  description text check (char_length(description) <= 2000),
  level text not null check (level in ('recreational', 'beginner', 'intermediate', 'advanced', 'elite')),
  duration_weeks smallint not null check (duration_weeks between 1 and 104),
  sessions_per_week smallint not null check (sessions_per_week between 1 and 14),
  apparatus text[] not null default '{}'
    check (apparatus <@ array['freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon']),
  goals text[] not null default '{}' check (tidy_list(goals, 20, 200)),
  participants_count integer not null default 0 check (participants_count >= 0),
  is_active boolean not null default true,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index club_training_plans_club_id on club_training_plans (club_id, is_active, created_at desc);
create index club_training_plans_created_by on club_training_plans (created_by) where created_by is not null;

-- Who follows a plan; a guardian may have enrolled a child.
create table plan_enrolments (
  plan_id uuid not null references club_training_plans on delete cascade,
  user_id uuid not null references users on delete cascade,
  enrolled_by uuid references users on delete set null,
  enrolled_at timestamptz not null default now(),
  primary key (plan_id, user_id)
);
create index plan_enrolments_user_id on plan_enrolments (user_id);
create index plan_enrolments_enrolled_by on plan_enrolments (enrolled_by) where enrolled_by is not null;

create trigger plan_enrolments_counted_in after insert on plan_enrolments
  referencing new table as new_rows for each statement
  execute function keep_total('club_training_plans', 'participants_count', 'plan_id', '1');
create trigger plan_enrolments_counted_out after delete on plan_enrolments
  referencing old table as old_rows for each statement
  execute function keep_total('club_training_plans', 'participants_count', 'plan_id', '1');

-- A practice of a group on one day, inside a plan or on its own. Times are those on the wall of the hall.
create table group_sessions (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs on delete cascade,
  plan_id uuid references club_training_plans on delete set null,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  description text check (char_length(description) <= 2000),
  session_date date not null,
  start_time time not null,
  end_time time not null,
  location text check (char_length(location) <= 200),
  coach_id uuid references users on delete set null,
  max_participants integer check (max_participants > 0),
  current_participants integer not null default 0 check (current_participants >= 0),
  apparatus text[] not null default '{}'
    check (apparatus <@ array['freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon']),
  level text not null check (level in ('recreational', 'beginner', 'intermediate', 'advanced', 'elite')),
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint group_sessions_end_after_start check (end_time > start_time),
  constraint group_sessions_capacity check (current_participants <= max_participants)
);
create index group_sessions_of_club on group_sessions (club_id, session_date, start_time);
create index group_sessions_plan_id on group_sessions (plan_id) where plan_id is not null;
create index group_sessions_coach_id on group_sessions (coach_id) where coach_id is not null;

-- Who comes to a group session, and who came.
create table session_attendees (
  session_id uuid not null references group_sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  answered_by uuid references users on delete set null,
  status text not null default 'going' check (status in ('going', 'waiting_list', 'waiting_guardian')),
  attended boolean,
  created_at timestamptz not null default now(),
  primary key (session_id, user_id)
);
create index session_attendees_user_id on session_attendees (user_id);
create index session_attendees_answered_by on session_attendees (answered_by) where answered_by is not null;

create trigger session_attendees_counted_in after insert on session_attendees
  referencing new table as new_rows for each statement
  execute function keep_total('group_sessions', 'current_participants', 'session_id', '(r.status = ''going'')::int');
create trigger session_attendees_counted_out after delete on session_attendees
  referencing old table as old_rows for each statement
  execute function keep_total('group_sessions', 'current_participants', 'session_id', '(r.status = ''going'')::int');
create trigger session_attendees_recounted after update on session_attendees
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('group_sessions', 'current_participants', 'session_id', '(r.status = ''going'')::int');

-- What a club puts in its calendar.

-- A rule of repetition; its events are separate rows so that one of them can be moved or cancelled.
create table club_event_series (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs on delete cascade,
  repeats text not null default 'weekly' check (repeats in ('weekly')),
  until_date date not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index club_event_series_club_id on club_event_series (club_id);
create index club_event_series_created_by on club_event_series (created_by) where created_by is not null;

-- One event. going_count and waiting_count are kept by triggers; who takes the last place is decided under
-- a lock on this row.
create table club_events (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs on delete cascade,
  series_id uuid references club_event_series on delete set null,
  kind text not null default 'training' check (kind in ('training', 'competition', 'display', 'social', 'meeting', 'other')),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  description text check (char_length(description) <= 2000),
  location text check (char_length(location) <= 200),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer check (capacity > 0),
  going_count integer not null default 0 check (going_count >= 0),
  waiting_count integer not null default 0 check (waiting_count >= 0),
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled')),
  cancelled_at timestamptz,
  created_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint club_events_end_after_start check (ends_at > starts_at),
  constraint club_events_cancel_is_dated check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint club_events_capacity check (going_count <= capacity)
);
create index club_events_of_club on club_events (club_id, starts_at, id);
create index club_events_series_id on club_events (series_id) where series_id is not null;
create index club_events_created_by on club_events (created_by) where created_by is not null;

-- An answer to an event, by the member or by a guardian for a child, and the attendance register.
create table club_event_rsvps (
  event_id uuid not null references club_events on delete cascade,
  user_id uuid not null references users on delete cascade,
  answered_by uuid references users on delete set null,
  status text not null check (status in ('going', 'waiting_list', 'waiting_guardian', 'declined')),
  attended boolean,
  attendance_by uuid references users on delete set null,
  attendance_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (event_id, user_id)
);
create index club_event_rsvps_user_id on club_event_rsvps (user_id, event_id);
create index club_event_rsvps_waiting_list on club_event_rsvps (event_id, created_at) where status = 'waiting_list';
create index club_event_rsvps_answered_by on club_event_rsvps (answered_by) where answered_by is not null;
create index club_event_rsvps_attendance_by on club_event_rsvps (attendance_by) where attendance_by is not null;

create trigger club_event_rsvps_going_in after insert on club_event_rsvps
  referencing new table as new_rows for each statement
  execute function keep_total('club_events', 'going_count', 'event_id', '(r.status = ''going'')::int');
create trigger club_event_rsvps_going_out after delete on club_event_rsvps
  referencing old table as old_rows for each statement
  execute function keep_total('club_events', 'going_count', 'event_id', '(r.status = ''going'')::int');
create trigger club_event_rsvps_going_changed after update on club_event_rsvps
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('club_events', 'going_count', 'event_id', '(r.status = ''going'')::int');
create trigger club_event_rsvps_waiting_in after insert on club_event_rsvps
  referencing new table as new_rows for each statement
  execute function keep_total('club_events', 'waiting_count', 'event_id', '(r.status = ''waiting_list'')::int');
create trigger club_event_rsvps_waiting_out after delete on club_event_rsvps
  referencing old table as old_rows for each statement
  execute function keep_total('club_events', 'waiting_count', 'event_id', '(r.status = ''waiting_list'')::int');
create trigger club_event_rsvps_waiting_changed after update on club_event_rsvps
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('club_events', 'waiting_count', 'event_id', '(r.status = ''waiting_list'')::int');

-- The secret address of a personal .ics feed, of one club or of all one's clubs.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  club_id uuid references clubs on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
create unique index calendar_feeds_one_each on calendar_feeds (user_id, club_id) nulls not distinct;
create index calendar_feeds_club_id on calendar_feeds (club_id) where club_id is not null;

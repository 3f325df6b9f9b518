-- Competitions: where they are, who runs them, entries by category, waiting lists and start lists.

-- The table before knew no categories and was written by nobody but the demo world.
drop table competition_entries;
update competitions set current_participants = 0;

alter table competitions
  -- A club that organises it; those who run the club look after it as well.
  add column club_id uuid references clubs on delete set null,
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  -- The day on which somebody set the status by hand; it stays until the next of its own days has come.
  add column status_since date,
  add column cancelled_at timestamptz,
  add column cancel_reason text check (char_length(cancel_reason) <= 500),
  add column rejection_reason text check (char_length(rejection_reason) <= 500),
  add column last_day date not null generated always as (coalesce(end_date, start_date)) stored,
  -- Entries through Ribbon, if there are any. A gymnast's age is the year of this day less the year of birth.
  add column entries_open_at timestamptz,
  add column entries_close_at timestamptz,
  add column age_on date,
  add column opening_told_at timestamptz,
  add column closing_told_at timestamptz,
  -- The last number that an entry was given.
  add column entry_numbers integer not null default 0 check (entry_numbers >= 0),
  add constraint competitions_whole_position check ((latitude is null) = (longitude is null)),
  add constraint competitions_entries_planned check (num_nonnulls(entries_open_at, entries_close_at, age_on) in (0, 3)),
  add constraint competitions_entries_close_later check (entries_close_at > entries_open_at);
update competitions set cancelled_at = updated_at, cancel_reason = 'The organiser has cancelled it.'
  where status = 'cancelled';
alter table competitions add constraint competitions_cancelled_with_reason
  check ((status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancel_reason is null));

drop index competitions_public;
create index competitions_current on competitions (start_date, id)
  where approval_status = 'approved' and status in ('upcoming', 'ongoing');
create index competitions_current_in_country on competitions (country, start_date, id)
  where approval_status = 'approved' and status in ('upcoming', 'ongoing');
create index competitions_by_status on competitions (status, start_date, id) where approval_status = 'approved';
create index competitions_on_map on competitions (start_date, id)
  where approval_status = 'approved' and status <> 'cancelled' and latitude is not null;
-- What the days move on, and who is still to be told.
create index competitions_to_move on competitions (start_date) where status in ('upcoming', 'ongoing');
create index competitions_opening on competitions (entries_open_at)
  where opening_told_at is null and entries_open_at is not null;
create index competitions_closing on competitions (entries_close_at)
  where closing_told_at is null and entries_close_at is not null;
create index competitions_club_id on competitions (club_id) where club_id is not null;

-- Those who asked to be told when entries open and before they close.
create table competition_followers (
  competition_id uuid not null references competitions on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (competition_id, user_id)
);
create index competition_followers_user_id on competition_followers (user_id);

create table competition_categories (
  id uuid primary key default gen_random_uuid(),
  competition_id uuid not null references competitions on delete cascade,
  position smallint not null check (position >= 0),
  level text not null check (level in ('Junior', 'Senior', 'Youth', 'Masters', 'Open', 'Elite')),
  discipline text not null
    check (discipline in ('all_around', 'freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon', 'group')),
  age_from smallint check (age_from between 3 and 99),
  age_to smallint check (age_to between 3 and 99),
  places integer check (places >= 1),
  fee text check (char_length(fee) <= 100),
  entered_count integer not null default 0 check (entered_count >= 0),
  waiting_count integer not null default 0 check (waiting_count >= 0),
  -- The seed gives the same order again; null where the order was set by hand.
  start_seed text check (char_length(start_seed) <= 64),
  start_list_at timestamptz,
  created_at timestamptz not null default now(),
  constraint competition_categories_ages check (age_from <= age_to),
  unique (id, competition_id)
);
create index competition_categories_competition_id on competition_categories (competition_id, position);

-- A gymnast, or for a group the club whose group it is. Nobody under 18 has a place before a guardian agreed.
create table competition_entries (
  id uuid primary key default gen_random_uuid(),
  competition_id uuid not null references competitions on delete cascade,
  category_id uuid not null references competition_categories on delete cascade,
  user_id uuid references users on delete cascade,
  club_id uuid references clubs on delete set null,
  group_name text check (char_length(group_name) between 1 and 160),
  entered_by uuid references users on delete set null,
  status text not null check (status in ('waiting_guardian', 'entered', 'waiting_list', 'withdrawn')),
  -- The place in the queue; it begins anew when somebody enters again.
  queued_at timestamptz not null default now(),
  -- What a guardian allowed: a minor's first name and initial in lists that others read.
  shows_name boolean not null default false,
  -- By what organisers know the entry.
  number integer not null check (number >= 1),
  start_position integer check (start_position >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (category_id, competition_id) references competition_categories (id, competition_id) on delete cascade,
  constraint competition_entries_person_or_group check ((user_id is null) = (group_name is not null)),
  unique (competition_id, number)
);
create unique index competition_entries_once on competition_entries (category_id, user_id) where user_id is not null;
create unique index competition_entries_group_once on competition_entries (category_id, club_id)
  where user_id is null and club_id is not null;
create index competition_entries_in_order on competition_entries (category_id, status, queued_at, id);
create index competition_entries_category on competition_entries (category_id, competition_id);
create index competition_entries_user_id on competition_entries (user_id, competition_id) where user_id is not null;
create index competition_entries_club_id on competition_entries (club_id, competition_id) where club_id is not null;
create index competition_entries_entered_by on competition_entries (entered_by, competition_id)
  where entered_by is not null;

create trigger competition_entries_counted_in after insert on competition_entries
  referencing new table as new_rows for each statement
  execute function keep_total('competitions', 'current_participants', 'competition_id', '(r.status = ''entered'')::int');
create trigger competition_entries_counted_out after delete on competition_entries
  referencing old table as old_rows for each statement
  execute function keep_total('competitions', 'current_participants', 'competition_id', '(r.status = ''entered'')::int');
create trigger competition_entries_recounted after update on competition_entries
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('competitions', 'current_participants', 'competition_id', '(r.status = ''entered'')::int');
create trigger competition_entries_placed_in after insert on competition_entries
  referencing new table as new_rows for each statement
  execute function keep_total('competition_categories', 'entered_count', 'category_id', '(r.status = ''entered'')::int');
create trigger competition_entries_placed_out after delete on competition_entries
  referencing old table as old_rows for each statement
  execute function keep_total('competition_categories', 'entered_count', 'category_id', '(r.status = ''entered'')::int');
create trigger competition_entries_placed_again after update on competition_entries
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('competition_categories', 'entered_count', 'category_id', '(r.status = ''entered'')::int');
create trigger competition_entries_queued_in after insert on competition_entries
  referencing new table as new_rows for each statement
  execute function keep_total('competition_categories', 'waiting_count', 'category_id', '(r.status = ''waiting_list'')::int');
create trigger competition_entries_queued_out after delete on competition_entries
  referencing old table as old_rows for each statement
  execute function keep_total('competition_categories', 'waiting_count', 'category_id', '(r.status = ''waiting_list'')::int');
create trigger competition_entries_queued_again after update on competition_entries
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('competition_categories', 'waiting_count', 'category_id', '(r.status = ''waiting_list'')::int');

-- Competitions can be reported, and moderators hide them.
alter table content_reports
  drop constraint content_reports_content_type_check,
  add constraint content_reports_content_type_check check (content_type in ('post', 'comment', 'profile',
    'club_review', 'club_event', 'challenge', 'training_comment', 'competition', 'other'));
alter table report_tickets
  drop constraint report_tickets_content_type_check,
  add constraint report_tickets_content_type_check check (content_type in ('post', 'comment', 'profile',
    'club_review', 'club_event', 'challenge', 'training_comment', 'competition', 'other'));
alter table account_sanctions
  drop constraint account_sanctions_content_type_check,
  add constraint account_sanctions_content_type_check check (content_type in ('post', 'comment', 'club_review',
    'challenge', 'competition')),
  drop constraint account_sanctions_content_fits,
  add constraint account_sanctions_content_fits check (case kind
    when 'hidden' then content_type in ('post', 'club_review', 'challenge', 'competition')
    when 'removed' then content_type = 'comment'
    else true end);

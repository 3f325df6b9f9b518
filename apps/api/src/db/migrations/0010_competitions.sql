-- Competitions, submitted by members and approved by a system admin.

-- status is stored, unlike a challenge's, because an admin may set it freely; a daily job moves it by the days.
create table competitions (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 160),
  organizer text not null check (char_length(btrim(organizer)) between 1 and 160),
  location text not null check (char_length(btrim(location)) between 1 and 200),
  city text not null check (char_length(btrim(city)) between 1 and 100),
  country text not null check (char_length(btrim(country)) between 2 and 60),
  start_date date not null,
  end_date date,
  category text not null
    check (category in ('Individual All-Around', 'Individual Apparatus', 'Group', 'Team', 'Mixed')),
  level text not null check (level in ('Junior', 'Senior', 'Youth', 'Masters', 'Open', 'Elite')),
  description text not null check (btrim(description) <> '' and char_length(description) <= 4000),
  max_participants integer check (max_participants >= 1),
  current_participants integer not null default 0 check (current_participants >= 0),
  registration_deadline date,
  entry_fee text check (char_length(entry_fee) <= 100),
  website text check (website ~* '^https?://' and char_length(website) <= 300),
  -- image_url of the spec: an own stored picture, or the key of a drawing that ships with Ribbon.
  image_id uuid references media_files on delete set null,
  image_art text check (char_length(image_art) <= 60),
  status text not null default 'upcoming' check (status in ('upcoming', 'ongoing', 'completed', 'cancelled')),
  approval_status text not null default 'pending' check (approval_status in ('pending', 'approved', 'rejected')),
  reviewed_by uuid references users on delete set null,
  reviewed_at timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as
    (searchable(name || ' ' || organizer || ' ' || location || ' ' || city || ' ' || country)) stored,
  constraint competitions_end_after_start check (end_date >= start_date),
  constraint competitions_one_picture check (image_id is null or image_art is null)
);
create index competitions_public on competitions (start_date, id)
  where approval_status = 'approved' and status <> 'cancelled';
create index competitions_newest on competitions (created_at desc, id desc);
create index competitions_by_approval on competitions (approval_status, created_at desc, id desc);
create index competitions_search on competitions using gin (search_text gin_trgm_ops);
create index competitions_image_id on competitions (image_id) where image_id is not null;
create index competitions_created_by on competitions (created_by) where created_by is not null;
create index competitions_reviewed_by on competitions (reviewed_by) where reviewed_by is not null;

-- Who goes to a competition, by themselves or entered by a guardian.
create table competition_entries (
  competition_id uuid not null references competitions on delete cascade,
  user_id uuid not null references users on delete cascade,
  entered_by uuid references users on delete set null,
  status text not null default 'entered' check (status in ('entered', 'waiting_guardian', 'withdrawn')),
  created_at timestamptz not null default now(),
  primary key (competition_id, user_id)
);
create index competition_entries_user_id on competition_entries (user_id, created_at desc);
create index competition_entries_entered_by on competition_entries (entered_by) where entered_by is not null;

create trigger competition_entries_counted_in after insert on competition_entries
  referencing new table as new_rows for each statement
  execute function keep_total('competitions', 'current_participants', 'competition_id', '(r.status = ''entered'')::int');
create trigger competition_entries_counted_out after delete on competition_entries
  referencing old table as old_rows for each statement
  execute function keep_total('competitions', 'current_participants', 'competition_id', '(r.status = ''entered'')::int');
create trigger competition_entries_recounted after update on competition_entries
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('competitions', 'current_participants', 'competition_id', '(r.status = ''entered'')::int');

-- Clubs: the finder, who belongs to a club and in which role, and what a club organises.

-- A club in the finder. rating and the counters are kept true by triggers below, never written by hand.
-- A deleted club keeps its rows for 30 days (undo): everything that reads clubs says `deleted_at is null`.
create table clubs (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120 and name = btrim(name)),
  city text not null check (char_length(city) between 1 and 100),
  country text not null check (char_length(country) between 2 and 60),
  address text check (char_length(address) <= 300),
  description text check (char_length(description) <= 2000),
  phone text check (char_length(phone) <= 40),
  email text check (char_length(email) <= 254),
  website text check (website ~* '^https?://' and char_length(website) <= 300),
  hours text check (char_length(hours) <= 500),
  programs text[] not null default '{}' check (tidy_list(programs, 30, 80)),
  -- image_url of the spec: an own stored picture, or the key of a drawing that ships with Ribbon.
  image_id uuid references media_files on delete set null,
  image_art text check (char_length(image_art) <= 60),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  earth cube generated always as (earth_point(latitude, longitude)) stored,
  -- Facets of the finder.
  age_from smallint check (age_from between 0 and 99),
  levels text[] not null default '{}'
    check (levels <@ array['recreational', 'beginner', 'intermediate', 'advanced', 'elite']),
  apparatus text[] not null default '{}'
    check (apparatus <@ array['freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon']),
  days text[] not null default '{}'
    check (days <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
  join_policy text not null default 'open' check (join_policy in ('open', 'approval', 'invitation')),
  rating_total integer not null default 0,
  reviews_count integer not null default 0 check (reviews_count >= 0),
  rating double precision generated always as
    (case when reviews_count > 0 then round(rating_total::numeric / reviews_count, 2)::double precision end) stored,
  members_count integer not null default 0 check (members_count >= 0),
  status text not null default 'listed' check (status in ('listed', 'claimed', 'approved')),
  is_claimed boolean not null default false,
  claimed_by uuid references users on delete set null,
  claimed_at timestamptz,
  -- Raised by every edit; an edit that names an older version is refused (optimistic locking).
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid references users on delete set null,
  search_text text not null generated always as (searchable(name || ' ' || city || ' ' || coalesce(address, ''))) stored,
  constraint clubs_place_is_whole check ((latitude is null) = (longitude is null)),
  constraint clubs_one_picture check (image_id is null or image_art is null),
  constraint clubs_listed_is_unclaimed check (
    status <> 'listed' or (not is_claimed and claimed_by is null and claimed_at is null))
);
create index clubs_earth on clubs using gist (earth) where deleted_at is null;
create index clubs_search on clubs using gin (search_text gin_trgm_ops) where deleted_at is null;
create index clubs_by_name on clubs (name, id) where deleted_at is null;
create index clubs_by_status on clubs (status, name, id) where deleted_at is null;
create index clubs_newest on clubs (created_at desc, id desc);
create index clubs_to_purge on clubs (deleted_at) where deleted_at is not null;
create index clubs_image_id on clubs (image_id) where image_id is not null;
create index clubs_claimed_by on clubs (claimed_by) where claimed_by is not null;
create index clubs_deleted_by on clubs (deleted_by) where deleted_by is not null;

-- Roles given by someone else (user_type is self-declared). The system admin's has no club; coach and club
-- admin count for their club only. Revoking keeps the row for the record.
create table user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('system_admin', 'club_admin', 'coach', 'member')),
  club_id uuid references clubs on delete cascade,
  is_active boolean not null default true,
  assigned_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint user_roles_scope check (
    case role when 'system_admin' then club_id is null when 'member' then true else club_id is not null end)
);
create unique index user_roles_one_active on user_roles (user_id, role, club_id) nulls not distinct where is_active;
create index user_roles_user_id on user_roles (user_id);
create index user_roles_club_id on user_roles (club_id, role) where club_id is not null;
create index user_roles_system_admins on user_roles (user_id) where role = 'system_admin' and is_active;
create index user_roles_assigned_by on user_roles (assigned_by) where assigned_by is not null;

-- Who may administer a club. This row, not the user_type, opens canManageClubs (rule 1).
create table club_admins (
  club_id uuid not null references clubs on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null default 'admin' check (role in ('admin')),
  assigned_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (club_id, user_id)
);
create index club_admins_user_id on club_admins (user_id);
create index club_admins_assigned_by on club_admins (assigned_by) where assigned_by is not null;

-- Belonging to a club. Leaving ends the row and coming back makes a new one, so growth can be counted.
-- A coach counts as one only once a club admin confirmed it (rule 1).
create table club_memberships (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  membership_type text not null default 'member' check (membership_type in ('member', 'coach', 'admin')),
  status text not null default 'active' check (status in ('active', 'waiting_guardian', 'waiting_club', 'left')),
  is_active boolean not null generated always as (status = 'active') stored,
  coach_confirmed_by uuid references users on delete set null,
  coach_confirmed_at timestamptz,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  left_reason text check (left_reason in ('left', 'removed', 'declined')),
  constraint club_memberships_end_is_dated check ((status = 'left') = (left_at is not null)),
  constraint club_memberships_only_coaches_are_confirmed
    check (coach_confirmed_at is null or membership_type in ('coach', 'admin'))
);
create unique index club_memberships_one_per_club on club_memberships (user_id, club_id) where status <> 'left';
create index club_memberships_by_user on club_memberships (user_id, status) include (club_id, membership_type);
create index club_memberships_by_club on club_memberships (club_id, status, joined_at desc, id desc)
  include (user_id, membership_type);
create index club_memberships_left on club_memberships (club_id, left_at) where status = 'left';
create index club_memberships_coach_confirmed_by on club_memberships (coach_confirmed_by)
  where coach_confirmed_by is not null;

create trigger club_memberships_counted_in after insert on club_memberships
  referencing new table as new_rows for each statement
  execute function keep_total('clubs', 'members_count', 'club_id', '(r.status = ''active'')::int');
create trigger club_memberships_counted_out after delete on club_memberships
  referencing old table as old_rows for each statement
  execute function keep_total('clubs', 'members_count', 'club_id', '(r.status = ''active'')::int');
create trigger club_memberships_recounted after update on club_memberships
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('clubs', 'members_count', 'club_id', '(r.status = ''active'')::int');

-- An invitation by link (email is null, whoever holds it) or by e-mail; single use, the secret only as a hash.
create table club_invitations (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs on delete cascade,
  invited_by uuid references users on delete set null,
  email text check (email = lower(email)),
  membership_type text not null default 'member' check (membership_type in ('member', 'coach')),
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references users on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index club_invitations_club_id on club_invitations (club_id, created_at desc);
create index club_invitations_email on club_invitations (email) where email is not null;
create index club_invitations_invited_by on club_invitations (invited_by) where invited_by is not null;
create index club_invitations_used_by on club_invitations (used_by) where used_by is not null;

-- A CSV import of clubs by a system admin, with its progress and the rows that were refused.
create table club_imports (
  id uuid primary key default gen_random_uuid(),
  started_by uuid references users on delete set null,
  status text not null default 'preview' check (status in ('preview', 'running', 'done', 'failed', 'cancelled')),
  total_rows integer not null default 0,
  done_rows integer not null default 0,
  rows jsonb not null default '[]',
  error_rows jsonb not null default '[]',
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index club_imports_started_by on club_imports (started_by) where started_by is not null;

-- Unit postcodes from an open data set, when one has been imported; the built-in table knows districts only.
create table geocoder_postcodes (
  postcode text primary key check (postcode ~ '^[A-Z0-9]{5,7}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);

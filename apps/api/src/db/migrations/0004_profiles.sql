-- Profiles: who a person is inside Ribbon, and how widely that is seen.

-- One profile per account, made in the same transaction. There is no is_minor: age is computed from birth
-- month and year and the clock (age_band), so that a birthday needs no job. No e-mail either: see users.
create table athlete_profiles (
  id uuid primary key references users on delete cascade,
  username text not null check (username ~ '^[a-zA-Z0-9_.]{3,30}$'),
  -- Null while a child waits: the child types no name, birth data or country; the guardian does.
  full_name text check (char_length(full_name) between 1 and 100 and full_name = btrim(full_name)),
  country text check (char_length(country) between 2 and 60),
  user_type text not null default 'gymnast'
    check (user_type in ('child_gymnast', 'gymnast', 'parent', 'coach', 'club_admin')),
  birth_month smallint check (birth_month between 1 and 12),
  birth_year smallint check (birth_year between 1900 and 2200),
  feed_visibility text not null default 'private' check (feed_visibility in ('public', 'friends', 'private')),
  bio text check (char_length(bio) <= 500),
  specialties text[] not null default '{}' check (tidy_list(specialties, 20, 60)),
  achievements text[] not null default '{}' check (tidy_list(achievements, 50, 200)),
  -- profile_image_url of the spec: an own stored picture, or the key of a drawing that ships with Ribbon.
  profile_image_id uuid references media_files on delete set null,
  profile_image_art text check (char_length(profile_image_art) <= 60),
  is_verified boolean not null default false,
  social_links jsonb not null default '{}' check (jsonb_typeof(social_links) = 'object'),
  -- The number typed into the profile form (5 to 50, empty means none). Shown, never believed:
  -- policies read birth month and year.
  age_shown smallint check (age_shown between 5 and 50),
  -- Whether the owner wants to be in the directory; the age band is the ceiling (under 16 never).
  listed_in_directory boolean not null default false,
  status text not null default 'active' check (status in ('active', 'awaiting_guardian', 'paused', 'deleting')),
  paused_at timestamptz,
  paused_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Who searches a child by surname must not be told it matched: the directory compares minors
  -- by username only, search_text serves adults and the person's own clubs and friends.
  search_text text not null generated always as (searchable(coalesce(full_name, '') || ' ' || username)) stored,
  constraint athlete_profiles_birth_is_whole check ((birth_month is null) = (birth_year is null)),
  constraint athlete_profiles_only_children_wait
    check (status <> 'awaiting_guardian' or user_type = 'child_gymnast'),
  constraint athlete_profiles_active_is_complete check (
    status in ('awaiting_guardian', 'deleting')
    or (full_name is not null and country is not null and birth_month is not null)),
  constraint athlete_profiles_pause_is_dated check ((status = 'paused') <= (paused_at is not null)),
  constraint athlete_profiles_children_are_not_public check (
    user_type <> 'child_gymnast' or (feed_visibility <> 'public' and not listed_in_directory and social_links = '{}')),
  constraint athlete_profiles_one_picture check (profile_image_id is null or profile_image_art is null)
);
create unique index athlete_profiles_username on athlete_profiles (lower(username));
create index athlete_profiles_profile_image_id on athlete_profiles (profile_image_id) where profile_image_id is not null;
create index athlete_profiles_paused_by on athlete_profiles (paused_by) where paused_by is not null;
create index athlete_profiles_search on athlete_profiles using gin (search_text gin_trgm_ops) where status = 'active';
create index athlete_profiles_directory on athlete_profiles (created_at desc, id desc)
  where listed_in_directory and status = 'active';
create index athlete_profiles_directory_by_name on athlete_profiles (search_text, id)
  where listed_in_directory and status = 'active';
create index athlete_profiles_directory_by_country on athlete_profiles (country, search_text, id)
  where listed_in_directory and status = 'active';
create index athlete_profiles_admin_list on athlete_profiles (created_at desc, id desc);
create index athlete_profiles_waiting on athlete_profiles (created_at) where status = 'awaiting_guardian';

-- What a person chose to show. A missing row means the defaults; the age band is a ceiling over each.
create table privacy_settings (
  user_id uuid primary key references users on delete cascade,
  show_email_to_friends boolean not null default false,
  show_age_to_friends boolean not null default false,
  show_social_links_to_friends boolean not null default true,
  show_achievements boolean not null default true,
  allow_public_posts boolean not null default false,
  allow_suggestions boolean not null default true,
  on_leaderboards boolean not null default false,
  allow_tags boolean not null default false,
  updated_at timestamptz not null default now()
);

-- Media: every picture and video is decoded, re-encoded and stored by us, never hot-linked.

-- One stored file with its variants. What belongs to a person (profile, post) has an owner and goes with the
-- account; what belongs to a club or the platform has none, so that a logo outlives whoever uploaded it.
create table media_files (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references users on delete cascade,
  uploaded_by uuid references users on delete set null,
  purpose text not null check (purpose in ('profile', 'post', 'club-logo', 'competition', 'platform-logo')),
  kind text not null check (kind in ('image', 'video')),
  source text not null default 'upload' check (source in ('upload', 'url')),
  storage_key text not null unique,
  -- { "320": "key", "960": "key", "poster": "key" }: widths and roles to storage keys.
  variants jsonb not null default '{}',
  mime_type text not null check (mime_type ~ '^(image|video)/[a-z0-9.+-]+$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 52428800),
  width integer check (width > 0),
  height integer check (height > 0),
  duration_ms integer check (duration_ms >= 0),
  placeholder text check (char_length(placeholder) <= 4000),
  -- checking: not looked at yet · held: a person must look (rule 7) · ready · rejected
  status text not null default 'checking' check (status in ('checking', 'held', 'ready', 'rejected')),
  -- Confidence and moderation labels only. No face, age or emotion analysis is kept (rule 21).
  check_result jsonb,
  checked_at timestamptz,
  -- Null until something shows the file; old unattached files are orphans and collected.
  attached_at timestamptz,
  created_at timestamptz not null default now(),
  constraint media_files_personal_has_owner check ((purpose in ('profile', 'post')) = (owner_id is not null))
);
create index media_files_owner_id on media_files (owner_id, created_at desc);
create index media_files_uploaded_by on media_files (uploaded_by) where uploaded_by is not null;
create index media_files_orphans on media_files (created_at) where attached_at is null;
create index media_files_unchecked on media_files (created_at) where status in ('checking', 'held');
create index media_files_sha256 on media_files (sha256);

-- Storage keys whose row is gone, also through a cascade; a worker removes the bytes and then the row here.
create table storage_garbage (
  id bigint generated always as identity primary key,
  storage_key text not null,
  variants jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now()
);

create function remember_storage_garbage() returns trigger language plpgsql as $$
begin
  insert into storage_garbage (storage_key, variants) select storage_key, variants from old_rows;
  return null;
end
$$;
create trigger media_files_leave_garbage after delete on media_files
  referencing old table as old_rows for each statement execute function remember_storage_garbage();

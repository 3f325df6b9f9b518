-- Approval lists a competition. Entries are taken by the club that organises it, or by somebody whose
-- right to organise was proven to a moderator.
create table organiser_requests (
  id uuid primary key default gen_random_uuid(),
  competition_id uuid not null references competitions on delete cascade,
  user_id uuid not null references users on delete cascade,
  proof text not null check (btrim(proof) <> '' and char_length(proof) <= 2000),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint organiser_requests_decision_is_dated check ((status = 'pending') = (decided_at is null))
);
create unique index organiser_requests_one on organiser_requests (competition_id, user_id)
  where status <> 'rejected';
create index organiser_requests_of_person on organiser_requests (competition_id, user_id, created_at desc);
create index organiser_requests_waiting on organiser_requests (created_at, id) where status = 'pending';
create index organiser_requests_user_id on organiser_requests (user_id);
create index organiser_requests_decided_by on organiser_requests (decided_by)
  where decided_by is not null;

-- What proves it is private to moderators, and goes with their decision or the request.
alter table media_files
  drop constraint media_files_purpose_check,
  add constraint media_files_purpose_check check (purpose in ('profile', 'post', 'club-logo', 'challenge',
    'competition', 'organiser-proof', 'platform-logo')),
  drop constraint media_files_subject_kind_check,
  add constraint media_files_subject_kind_check check (subject_kind in ('profile', 'club', 'post', 'challenge',
    'competition', 'organiser', 'platform'));
create trigger organiser_requests_take_media_along after delete on organiser_requests
  referencing old table as old_rows for each statement execute function take_media_along('organiser');

-- A category of one year of birth is there only for an age group that a federation publishes.
alter table competition_categories add column federation_class text
  check (federation_class in ('bg_u8', 'bg_u9', 'bg_u10', 'bg_u11', 'bg_u12', 'bg_u13'));

-- The club is shown by a word of its own; until now it came with the name.
alter table competition_entries add column shows_club boolean not null default false;

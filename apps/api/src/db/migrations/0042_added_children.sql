-- A child whom a guardian adds needs no address; an address that is there is always a proven one.
alter table users alter column email drop not null;

-- A card that a guardian prints: with its code a child signs in once and chooses a password. One for a child at a
-- time, gone once it was used or taken back. Of the code only a hash is kept.
create table code_cards (
  child_id uuid primary key references users on delete cascade,
  code_hash text not null unique,
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index code_cards_expires_at on code_cards (expires_at);
create index code_cards_made_by on code_cards (made_by) where made_by is not null;

-- Whether a feed also holds what strangers wrote for everybody: from 16 on one chooses. Null: as is usual at that age.
alter table privacy_settings add column open_feed boolean;

-- Whether somebody, the picture check or a person, has looked at a file. What nobody has seen is not for minors.
alter table media_files add column is_seen boolean not null default false;
update media_files set is_seen = true
  where jsonb_typeof(check_result -> 'findings') = 'object' or checked_at > created_at;

-- Quiet hours of a child are the guardian's to set: what children have switched off is on again.
delete from quiet_hours q using athlete_profiles p
  where p.id = q.user_id and not q.is_enabled and age_band(p.birth_month, p.birth_year, now()) = 'under13';

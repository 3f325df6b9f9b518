-- Backups that were complete, so that figures and screens know how old the newest is.
create table backups (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  seconds double precision not null check (seconds >= 0),
  row_count bigint not null check (row_count >= 0),
  bytes bigint not null check (bytes >= 0),
  media_count bigint not null check (media_count >= 0),
  missing_media bigint not null check (missing_media >= 0)
);
create index backups_made_at on backups (made_at);

-- A look at a picture orders what waits: how sure it is that something is wrong, in per cent.
alter table moderation_queue add column found smallint not null default 0 check (found between 0 and 100);
alter table moderation_queue drop constraint moderation_queue_reason_check;
alter table moderation_queue add constraint moderation_queue_reason_check
  check (reason in ('flagged', 'near_copy', 'check_failed', 'check_unavailable', 'minor_media', 'reported', 'pattern',
    'adult_to_minor'));
drop index moderation_queue_waiting;
create index moderation_queue_waiting on moderation_queue (priority desc, found desc, created_at, id)
  where status = 'waiting';

-- What pictures that a person has rejected look like, as 64 bits; nothing about whose they were. The bands are the
-- eight bytes of the hash, each with its place: two hashes that differ in at most seven bits share one of them.
create table rejected_pictures (
  id uuid primary key default gen_random_uuid(),
  -- The file itself may be gone by now.
  media_id uuid not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Null for a picture too plain to be told from others like it.
  hash bit(64),
  bands smallint[] not null default '{}',
  rejected_at timestamptz not null,
  constraint rejected_pictures_bands_of_hash check (cardinality(bands) = case when hash is null then 0 else 8 end)
);
create index rejected_pictures_sha256 on rejected_pictures (sha256);
create index rejected_pictures_media_id on rejected_pictures (media_id);
create index rejected_pictures_rejected_at on rejected_pictures (rejected_at);
create index rejected_pictures_bands on rejected_pictures using gin (bands);

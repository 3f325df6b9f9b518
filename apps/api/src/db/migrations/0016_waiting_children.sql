-- Since when a child waits for a guardian: from sign-up, or again when the last guardian has left for good.
alter table athlete_profiles add column waiting_since timestamptz;
update athlete_profiles set waiting_since = created_at where status = 'awaiting_guardian';
alter table athlete_profiles add constraint athlete_profiles_waiting_is_dated
  check ((status = 'awaiting_guardian') <= (waiting_since is not null));
drop index athlete_profiles_waiting;
create index athlete_profiles_waiting on athlete_profiles (waiting_since) where status = 'awaiting_guardian';

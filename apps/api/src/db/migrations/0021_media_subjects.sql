-- Media: what shows a file decides who sees it, and takes it along when it goes.

-- Nothing has been attached before this; a file without a subject would be neither shown nor collected.
update media_files set attached_at = null where attached_at is not null;
alter table media_files
  add column subject_kind text check (subject_kind in ('profile', 'club', 'post', 'competition', 'platform')),
  add column subject_id uuid,
  -- All variants together; the sum over a person's files is what the quota counts.
  add column stored_bytes integer not null default 0 check (stored_bytes >= 0),
  add constraint media_files_attached_to_something check (
    (attached_at is null) = (subject_kind is null) and (subject_kind is null) = (subject_id is null));
create index media_files_subject on media_files (subject_kind, subject_id) where subject_kind is not null;

-- Bytes are announced here before they are written, due in an hour, and struck off with the row that names
-- them: what a process that died left behind is found, whatever it was doing.
alter table storage_garbage add column due_at timestamptz not null default now();
create index storage_garbage_due on storage_garbage (due_at, id);

-- A file goes with what showed it, also through a cascade (a club takes its posts along).
create function take_media_along() returns trigger language plpgsql as $$
begin
  delete from media_files m using old_rows o where m.subject_kind = tg_argv[0] and m.subject_id = o.id;
  return null;
end
$$;
create trigger athlete_profiles_take_media_along after delete on athlete_profiles
  referencing old table as old_rows for each statement execute function take_media_along('profile');
create trigger clubs_take_media_along after delete on clubs
  referencing old table as old_rows for each statement execute function take_media_along('club');
create trigger posts_take_media_along after delete on posts
  referencing old table as old_rows for each statement execute function take_media_along('post');
create trigger competitions_take_media_along after delete on competitions
  referencing old table as old_rows for each statement execute function take_media_along('competition');

-- What minors can find is read as words to a child (rules 29 and 33). With the words stands the age from which people
-- see them: 0 everybody they were written for, 13 all but children, 18 adults. Null: nobody has read them so yet,
-- and until somebody has they are for adults.
alter table posts add column reader_age smallint check (reader_age in (0, 13, 18));
alter table challenges add column reader_age smallint check (reader_age in (0, 13, 18));
-- A new profile has no words yet.
alter table athlete_profiles add column texts_reader_age smallint default 0 check (texts_reader_age in (0, 13, 18));
update athlete_profiles set texts_reader_age = null
  where bio is not null or cardinality(specialties) > 0 or cardinality(achievements) > 0;

-- What is still to be read, the newest first: all of it, and of one person.
create index posts_to_read on posts (created_at desc, id desc) where reader_age is null and visibility <> 'private';
create index challenges_to_read on challenges (created_at desc, id desc) where reader_age is null;
create index athlete_profiles_to_read on athlete_profiles (id) where texts_reader_age is null;
-- What was read, is not for minors, and may have to be put before a person.
create index posts_held_from_minors on posts (author_id, created_at desc, id desc) where reader_age > 0;

-- What is gone leaves the moderators' queue by itself, as pictures and comments do.
create trigger posts_leave_moderation_queue after delete on posts
  referencing old table as old_rows for each statement execute function leave_moderation_queue('post');
create trigger challenges_leave_moderation_queue after delete on challenges
  referencing old table as old_rows for each statement execute function leave_moderation_queue('challenge');
create trigger athlete_profiles_leave_moderation_queue after delete on athlete_profiles
  referencing old table as old_rows for each statement execute function leave_moderation_queue('profile');

-- Contact details and whereabouts wait for a person on their way to a child, at every age of the author.
alter table moderation_queue drop constraint moderation_queue_reason_check;
alter table moderation_queue add constraint moderation_queue_reason_check
  check (reason in ('flagged', 'near_copy', 'check_failed', 'check_unavailable', 'minor_media', 'reported', 'pattern',
    'adult_to_minor', 'to_child'));

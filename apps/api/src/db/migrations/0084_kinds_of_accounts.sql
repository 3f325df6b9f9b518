-- Somebody who chose the wrong kind of account says which one is right; a moderator says yes. Of a wish nothing
-- but itself is kept, and it goes with the answer.
create table user_type_wishes (
  user_id uuid primary key references users on delete cascade,
  user_type text not null check (user_type in ('gymnast', 'parent', 'coach', 'club_admin')),
  created_at timestamptz not null default now()
);
create trigger user_type_wishes_leave_moderation_queue after delete on athlete_profiles
  referencing old table as old_rows for each statement execute function leave_moderation_queue('user_type');
alter table moderation_queue drop constraint moderation_queue_content_kind_check;
alter table moderation_queue add constraint moderation_queue_content_kind_check
  check (content_kind in ('post', 'comment', 'club_review', 'club_review_reply', 'profile', 'club', 'club_event',
    'challenge', 'competition', 'media', 'user_type', 'other'));
alter table moderation_queue drop constraint moderation_queue_reason_check;
alter table moderation_queue add constraint moderation_queue_reason_check
  check (reason in ('flagged', 'near_copy', 'check_failed', 'check_unavailable', 'minor_media', 'reported', 'pattern',
    'adult_to_minor', 'to_child', 'user_type'));

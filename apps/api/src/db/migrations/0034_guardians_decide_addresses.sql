-- Where a child under 13 signs in is the guardian's to decide: the wish for another address waits in /family.

alter table email_changes add column id uuid not null default gen_random_uuid();
create unique index email_changes_id on email_changes (id);
-- No link goes out before this is set to false.
alter table email_changes add column waits_for_guardian boolean not null default false;

alter table guardian_inbox_items
  add column email_change_id uuid references email_changes (id) on delete cascade;
alter table guardian_inbox_items drop column kind;
alter table guardian_inbox_items add column kind text not null generated always as (case
    when post_id is not null then 'post'
    when comment_id is not null then 'comment'
    when friendship_id is not null then 'friend_request'
    when membership_id is not null then 'club_join'
    when event_id is not null then 'event_rsvp'
    when session_id is not null then 'group_session'
    when email_change_id is not null then 'email_change'
    else 'competition_entry' end) stored;
alter table guardian_inbox_items drop constraint guardian_inbox_items_one_subject;
alter table guardian_inbox_items add constraint guardian_inbox_items_one_subject check (num_nonnulls(
    post_id, comment_id, friendship_id, membership_id, event_id, session_id, competition_id, email_change_id) = 1);
drop index guardian_inbox_items_one_waiting;
create unique index guardian_inbox_items_one_waiting on guardian_inbox_items
  (child_id, (coalesce(post_id, comment_id, friendship_id, membership_id, event_id, session_id, competition_id,
    email_change_id)))
  where status = 'waiting';
create index guardian_inbox_items_email_change_id on guardian_inbox_items (email_change_id)
  where email_change_id is not null;

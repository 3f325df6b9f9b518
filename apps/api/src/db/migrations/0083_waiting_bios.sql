-- What a child under 13 would like to say of itself waits for a guardian, as its posts do. The text is forgotten
-- with the answer; a changed text is another question.
create table waiting_bios (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  bio text check (btrim(bio) <> '' and char_length(bio) <= 500),
  -- From which age on people may read it, as the moderator says.
  reader_age smallint not null check (reader_age between 0 and 18),
  created_at timestamptz not null default now()
);
create unique index waiting_bios_one_waits on waiting_bios (user_id) where bio is not null;
create index waiting_bios_user_id on waiting_bios (user_id);

alter table guardian_inbox_items add column bio_id uuid references waiting_bios on delete cascade;
alter table guardian_inbox_items drop column kind;
alter table guardian_inbox_items add column kind text not null generated always as (case
    when post_id is not null then 'post'
    when comment_id is not null then 'comment'
    when friendship_id is not null then 'friend_request'
    when membership_id is not null then 'club_join'
    when event_id is not null then 'event_rsvp'
    when plan_id is not null then 'training_plan'
    when email_change_id is not null then 'email_change'
    when correction_id is not null then 'correction'
    when bio_id is not null then 'bio'
    else 'competition_entry' end) stored;
alter table guardian_inbox_items drop constraint guardian_inbox_items_one_subject;
alter table guardian_inbox_items add constraint guardian_inbox_items_one_subject check (num_nonnulls(
    post_id, comment_id, friendship_id, membership_id, event_id, plan_id, competition_id, email_change_id,
    correction_id, bio_id) = 1);
drop index guardian_inbox_items_one_waiting;
create unique index guardian_inbox_items_one_waiting on guardian_inbox_items
  (child_id, (coalesce(post_id, comment_id, friendship_id, membership_id, event_id, plan_id, competition_id,
    email_change_id, correction_id, bio_id)))
  where status = 'waiting';
create index guardian_inbox_items_bio_id on guardian_inbox_items (bio_id) where bio_id is not null;

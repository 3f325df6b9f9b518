-- A kind of question whose column is missing below has no name, and is refused; it was taken for an entry.
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
    when competition_id is not null then 'competition_entry' end) stored;

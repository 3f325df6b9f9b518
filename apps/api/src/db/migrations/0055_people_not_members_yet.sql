-- An invitation belongs to the address that waited: its link can be sent again, which ends the one before, and is
-- good until an account with that address is inside. Only the link's hash is kept.
alter table waitlist_signups
  add column invited_at timestamptz,
  add column invited_by uuid references users on delete set null,
  add column invitations integer not null default 0 check (invitations >= 0),
  add column invitation_hash text unique,
  add column invitation_expires_at timestamptz,
  add column joined_at timestamptz,
  add column user_id uuid references users on delete cascade,
  add column state text not null generated always as (
    case when joined_at is not null then 'joined' when invited_at is not null then 'invited'
      when confirmed_at is not null then 'waiting' else 'unconfirmed' end) stored
    check (state in ('unconfirmed', 'waiting', 'invited', 'joined')),
  add constraint waitlist_invited_once_confirmed check (invited_at is null or confirmed_at is not null),
  add constraint waitlist_joined_once_invited check (joined_at is null or invited_at is not null),
  add constraint waitlist_invitation_ends check ((invited_at is null) = (invitation_expires_at is null));
create index waitlist_signups_by_state on waitlist_signups (state, created_at desc, id desc);
create index waitlist_signups_by_type on waitlist_signups (user_type, created_at desc, id desc);
create index waitlist_signups_in_turn on waitlist_signups (confirmed_at, id) where state = 'waiting';
create index waitlist_signups_joined on waitlist_signups (joined_at) where joined_at is not null;
create index waitlist_signups_search on waitlist_signups using gin (email gin_trgm_ops);
create index waitlist_signups_user_id on waitlist_signups (user_id) where user_id is not null;
create index waitlist_signups_invited_by on waitlist_signups (invited_by) where invited_by is not null;

-- A message from the contact page is new, answered or done. Who acts on it names the version that was read.
alter table contact_messages drop constraint contact_messages_status_check;
update contact_messages set status = case status when 'closed' then 'done' else 'new' end;
alter table contact_messages
  add constraint contact_messages_status_check check (status in ('new', 'answered', 'done')),
  add column version integer not null default 1 check (version > 0),
  add column place bigint not null default 0;

-- The order of the list, in one number: new safety concerns, then what else is new, both the oldest first; then what
-- was answered and what is done, the newest first.
create function place_contact_message() returns trigger language plpgsql as $$
declare
  millis bigint := floor(extract(epoch from new.created_at) * 1000);
  rank bigint := case new.status when 'answered' then 2 when 'done' then 3
    else case new.topic when 'safety' then 0 else 1 end end;
begin
  new.place := rank * 10000000000000 + case when rank < 2 then millis else 9999999999999 - millis end;
  return new;
end
$$;
create trigger contact_messages_placed before insert or update of status, topic, created_at on contact_messages
  for each row execute function place_contact_message();
update contact_messages set status = status;

drop index contact_messages_newest;
drop index contact_messages_open;
create index contact_messages_in_order on contact_messages (place, id);
create index contact_messages_by_status on contact_messages (status, place, id);
create index contact_messages_by_topic on contact_messages (topic, place, id);
create index contact_messages_waiting on contact_messages (created_at) where status = 'new';
create index contact_messages_by_email on contact_messages (lower(email));
create index contact_messages_search on contact_messages
  using gin (searchable(name || ' ' || email || ' ' || message) gin_trgm_ops);

-- What was answered, by whom and when; it goes with its message.
create table contact_answers (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages on delete cascade,
  author_id uuid references users on delete set null,
  answer text not null check (btrim(answer) <> '' and char_length(answer) <= 4000),
  created_at timestamptz not null default now()
);
create index contact_answers_of_message on contact_answers (message_id, created_at);
create index contact_answers_author_id on contact_answers (author_id) where author_id is not null;

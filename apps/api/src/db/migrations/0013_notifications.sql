-- Notifications, their settings, and the trail that lets a live stream catch up.

-- Something a person should know. type is the spec's (friend_request, friend_accepted, friend_request_sent,
-- post_like, post_comment, achievement) or a later slice's; the list lives in the domain, so that a new
-- one needs no migration. A notification goes with the person who caused it.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  actor_id uuid references users on delete cascade,
  type text not null check (type ~ '^[a-z][a-z_]{2,49}$'),
  title text not null check (char_length(title) between 1 and 160),
  message text not null check (char_length(message) <= 500),
  action_data jsonb not null default '{}',
  -- The same key twice is one notification (ten likes of a post; an event delivered twice).
  dedupe_key text check (char_length(dedupe_key) <= 200),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create unique index notifications_dedupe on notifications (user_id, dedupe_key) where dedupe_key is not null;
create index notifications_actor_id on notifications (actor_id) where actor_id is not null;

-- Type by channel, only where a person differs from the default.
create table notification_settings (
  user_id uuid not null references users on delete cascade,
  type text not null check (type ~ '^[a-z][a-z_]{2,49}$'),
  channel text not null check (channel in ('in_app', 'email')),
  is_enabled boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, type, channel)
);

-- When not to disturb. Under 18 without a row: on, 20:00 to 07:00.
create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  is_enabled boolean not null default true,
  from_time time not null default '20:00',
  until_time time not null default '07:00',
  time_zone text not null default 'Europe/London' check (char_length(time_zone) <= 60),
  updated_at timestamptz not null default now()
);

-- What the SSE stream said lately, so that Last-Event-ID can catch up after a reconnect. Ids and topics only;
-- rows older than an hour are removed. audience: 'everyone', 'admins', 'user:<id>' or 'club:<id>'.
create table realtime_events (
  id bigint generated always as identity primary key,
  audience text not null check (char_length(audience) <= 80),
  topic text not null check (char_length(topic) <= 200),
  created_at timestamptz not null default now()
);
create index realtime_events_audience on realtime_events (audience, id);
create index realtime_events_created_at on realtime_events (created_at);

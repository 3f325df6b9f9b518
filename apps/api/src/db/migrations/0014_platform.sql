-- The platform itself: settings, waitlist, contact, outbox and mail.

-- The four editable settings. Values are text, as the spec has them ('true' and 'false' for beta_mode);
-- platform_logo is the key of a drawing that ships with Ribbon, or the id of a stored picture.
create table site_settings (
  setting_key text primary key check (setting_key ~ '^[a-z_]{3,40}$'),
  setting_value text check (char_length(setting_value) <= 500),
  setting_type text not null check (setting_type in ('text', 'image', 'boolean')),
  description text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null,
  constraint site_settings_booleans check (setting_type <> 'boolean' or setting_value in ('true', 'false'))
);
create index site_settings_updated_by on site_settings (updated_by) where updated_by is not null;

insert into site_settings (setting_key, setting_value, setting_type, description) values
  ('platform_name', 'Ribbon', 'text', 'The name of the platform'),
  ('platform_logo', 'platform-paper', 'image', 'The logo of the platform'),
  ('home_title', 'Discover the World of Rhythmic Gymnastics', 'text', 'The title of the home page'),
  ('beta_mode', 'false', 'boolean', 'Whether only approved people may use the platform');

-- Who wants to hear when Ribbon opens. Counts only once the link in the mail was followed (double opt-in).
create table waitlist_signups (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  user_type text not null check (user_type in ('gymnast', 'parent', 'coach', 'club_owner')),
  token_hash text unique,
  token_expires_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index waitlist_signups_newest on waitlist_signups (created_at desc, id desc);
create index waitlist_signups_unconfirmed on waitlist_signups (created_at) where confirmed_at is null;

-- A message from /contact, with or without an account.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  email text not null check (char_length(email) <= 254),
  topic text not null check (topic in ('privacy', 'safety', 'legal', 'support', 'data_protection')),
  message text not null check (btrim(message) <> '' and char_length(message) <= 2000),
  status text not null default 'new' check (status in ('new', 'in_hand', 'closed')),
  handled_by uuid references users on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (topic, created_at) where status <> 'closed';
create index contact_messages_user_id on contact_messages (user_id) where user_id is not null;
create index contact_messages_handled_by on contact_messages (handled_by) where handled_by is not null;

-- Things that happened, written in the same transaction as the thing itself, one row per subscriber so that each
-- succeeds or is retried on its own; a worker takes them with FOR UPDATE SKIP LOCKED. Payloads hold ids and addresses,
-- never links; processed rows are removed after three days (housekeeping).
create table outbox_events (
  id bigint generated always as identity primary key,
  event text not null check (char_length(event) between 3 and 100),
  subscriber text not null check (char_length(subscriber) between 1 and 100),
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  available_at timestamptz not null default now(),
  attempts integer not null default 0,
  processed_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_events_due on outbox_events (available_at, id) where processed_at is null and failed_at is null;
create index outbox_events_done on outbox_events (processed_at) where processed_at is not null;
create index outbox_events_failed on outbox_events (failed_at) where failed_at is not null;

-- The e-mail events screen. data shows reset, verification and approval links as hidden (rule 12).
create table email_events_log (
  id uuid primary key default gen_random_uuid(),
  event text not null,
  data jsonb not null default '{}',
  user_id uuid references users on delete cascade,
  processed_at timestamptz not null default now()
);
create index email_events_log_newest on email_events_log (processed_at desc, id desc);
create index email_events_log_by_event on email_events_log (event, processed_at desc);
create index email_events_log_user_id on email_events_log (user_id) where user_id is not null;

-- Mails that could not be sent; outbox_id says what a retry runs again.
create table email_events_errors (
  id uuid primary key default gen_random_uuid(),
  event text not null,
  error_message text not null,
  error_details jsonb,
  event_data jsonb not null default '{}',
  user_id uuid references users on delete cascade,
  outbox_id bigint references outbox_events on delete set null,
  occurred_at timestamptz not null default now(),
  retried boolean not null default false,
  retried_at timestamptz,
  constraint email_events_errors_retry_is_dated check (retried = (retried_at is not null))
);
create index email_events_errors_newest on email_events_errors (occurred_at desc, id desc);
create index email_events_errors_open on email_events_errors (occurred_at, id) where not retried;
create index email_events_errors_user_id on email_events_errors (user_id) where user_id is not null;
create index email_events_errors_outbox_id on email_events_errors (outbox_id) where outbox_id is not null;

-- The development mailbox (/dev/mailbox), used when no SMTP_URL is set and never in production.
create table dev_mails (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index dev_mails_to_address on dev_mails (to_address, id desc);

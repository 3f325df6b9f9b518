-- An unconfirmed account owns nothing (rule 27), so there is none: what somebody types at sign-up waits here, beside
-- what others typed for the same address, until whoever reads the mail of that address follows the link.

create table sign_ups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and char_length(email) <= 254),
  username text not null,
  password_hash text not null,
  -- The secret that only the browser holds in which this was typed.
  browser_hash text not null,
  -- A child says whom to ask, and nothing about itself.
  guardian_email text,
  full_name text,
  country text,
  user_type text check (user_type in ('gymnast', 'parent', 'coach', 'club_admin')),
  birth_month smallint,
  birth_year smallint,
  club_id uuid references clubs on delete set null,
  created_at timestamptz not null default now(),
  constraint sign_ups_child_or_person check ((guardian_email is null) = (num_nonnulls(
    full_name, country, user_type, birth_month, birth_year) = 5))
);
create index sign_ups_email on sign_ups (email, created_at desc);
create index sign_ups_created_at on sign_ups (created_at);
create index sign_ups_club_id on sign_ups (club_id) where club_id is not null;

-- Links that prove an address. One that was used stays until it expires, so that opening it again does no harm.
create table sign_up_links (
  token_hash text primary key,
  email text not null check (email = lower(email)),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_up_links_email on sign_up_links (email);
create index sign_up_links_expires_at on sign_up_links (expires_at);

-- Nobody has ever signed in to these, and nobody knows who made them. Whoever did can sign up again.
delete from users where not email_verified;
alter table users alter column email_verified set default true;
alter table users add constraint users_are_confirmed check (email_verified);

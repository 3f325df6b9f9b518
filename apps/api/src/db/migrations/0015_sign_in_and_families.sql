-- What sign-in with a second factor, a change of address and linked guardians need beyond the first schema.

-- Wrong codes in a row; the account library locks the second factor for a while after ten.
alter table two_factors
  add column failed_verification_count integer not null default 0,
  add column locked_until timestamptz;

-- An address that somebody wants to move to. It counts once the link sent there was followed; asking again
-- replaces the row, and with it the link.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  new_email text not null check (new_email = lower(new_email) and char_length(new_email) <= 254),
  token_hash text unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index email_changes_expires_at on email_changes (expires_at);

-- How a guardian came to the child: a teenager who invited one may also take the link back.
alter table parental_relationships
  add column origin text not null default 'approval' check (origin in ('approval', 'teen_link', 'co_guardian'));

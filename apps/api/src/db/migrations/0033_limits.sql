-- What all processes have to count together, and what must work only once.

-- How often something was tried on an account or sent to a mailbox. Whose it was is kept as a keyed hash: also
-- addresses without an account are counted, and they are nobody's to read here.
create table attempt_counts (
  subject_hash text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index attempt_counts_ends_at on attempt_counts (ends_at);

-- The newest step of the clock whose code opened the door: that code, and every older one, is spent.
alter table two_factors add column last_step bigint;

-- A block has a name of its own, so that whoever blocked somebody by username never learns the person's id.
alter table blocks add column id uuid not null default gen_random_uuid();
create unique index blocks_id on blocks (id);

-- A name with plain spaces, whatever white space was typed. In no locale does PostgreSQL take all of these for white
-- space, so they are named.
create function plain_spaces(words text) returns text
  language sql immutable strict parallel safe
  return btrim(translate(words,
    e'\t\n\x0b\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
    repeat(' ', 25)));

create function given_name(full_name text) returns text
  language sql immutable strict parallel safe
  return split_part(plain_spaces(full_name), ' ', 1);

-- The name that others see (0023), with the same white space.
create or replace function shown_name(full_name text, username text, band text) returns text
  language sql immutable parallel safe
  return case
    when full_name is null then username
    when band = 'adult' then full_name
    when strpos(plain_spaces(full_name), ' ') = 0 then plain_spaces(full_name)
    else given_name(full_name) || ' '
      || upper(left(substring(plain_spaces(full_name) from '[^ ]+$'), 1)) || '.'
  end;

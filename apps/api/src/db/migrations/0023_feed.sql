-- The feed: what everybody, friends and one's own club can read, newest first.

-- What one author has published for others. The feed asks it for each friend and reads the index alone.
create index posts_of_author_for_others on posts (author_id, created_at desc, id desc)
  where approval_status = 'approved' and not is_hidden and visibility <> 'private';

-- The name that others see, as the domain says it (shownName): an adult's is whole, a minor's is the first name
-- and an initial, and without one it is the username. Here because the database writes whole pages.
create function shown_name(full_name text, username text, band text) returns text
  language sql immutable parallel safe
  return case
    when full_name is null then username
    when band = 'adult' then full_name
    when btrim(full_name) !~ '\s' then btrim(full_name)
    else substring(btrim(full_name) from '^\S+') || ' '
      || upper(left(substring(btrim(full_name) from '\S+$'), 1)) || '.'
  end;

-- A moment as the API writes it.
create function wire_time(at timestamptz) returns text
  language sql stable strict parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

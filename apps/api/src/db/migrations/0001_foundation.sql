-- Extensions and the few functions that the tables below stand on.
-- Written for PostgreSQL 15 and newer. Function bodies use `return`, which binds names when the
-- function is made, so they work whatever the search_path of a session, a dump or autovacuum is.
--
-- House rules of the whole schema
--   * A person is always `users.id`; the profile has the same id.
--   * Times are timestamptz named *_at, days are date named *_date or *_on.
--   * `updated_at` is set by the code that edits, never by a trigger: counters also touch rows.
--   * Every foreign key has an index, so that deleting an account never scans a table.
--   * Columns that may be empty in the spec are null, never ''.

create extension if not exists pg_trgm;  -- search by part of a name
create extension if not exists unaccent; -- 'Lukasik' finds 'Łukasik'
create extension if not exists cube;     -- clubs near a point, on an index

-- Whole years a person has certainly lived: the birthday counts once the birth month is over, because
-- only month and year are known and the younger reading is the safe one.
create function age_years(birth_month integer, birth_year integer, at timestamptz) returns integer
  language sql immutable parallel safe
  return floor((
    (extract(year from at at time zone 'UTC')::integer * 12 + extract(month from at at time zone 'UTC')::integer)
    - (birth_year * 12 + birth_month) - 1
  ) / 12.0)::integer;

-- The age band every policy is written in. Unknown counts as the youngest.
create function age_band(birth_month integer, birth_year integer, at timestamptz) returns text
  language sql immutable parallel safe
  return case
    when age_years(birth_month, birth_year, at) >= 18 then 'adult'
    when age_years(birth_month, birth_year, at) >= 16 then '16-17'
    when age_years(birth_month, birth_year, at) >= 13 then '13-15'
    else 'under13'
  end;

-- Text as it is searched: lower case, no accents. Marked immutable because the dictionary is named;
-- without the name unaccent() depends on a setting and could not be indexed.
create function searchable(words text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, words));

-- A place on a sphere of 6,371 km, the radius the spec fixes. The earthdistance extension is not used
-- because its sphere is 6,378.168 km: 'within 50 km' would differ by 56 m from what the product promises.
create function earth_point(latitude double precision, longitude double precision) returns cube
  language sql immutable strict parallel safe
  return cube(array[
    6371000 * cos(radians(latitude)) * cos(radians(longitude)),
    6371000 * cos(radians(latitude)) * sin(radians(longitude)),
    6371000 * sin(radians(latitude))
  ]);

-- Metres along the surface between two earth points. Not marked strict: a strict function with a CASE is not
-- inlined, and the call would cost more than the arithmetic. Null still gives null.
create function earth_metres(a cube, b cube) returns double precision
  language sql immutable parallel safe
  return case
    when cube_distance(a, b) >= 2 * 6371000 then pi() * 6371000
    else 2 * 6371000 * asin(cube_distance(a, b) / (2 * 6371000))
  end;

-- The box around a point that holds everything within so many metres, for `<@` on a GiST index.
-- Corners lie further out: always pair it with earth_metres(...) <= metres.
create function earth_reach(centre cube, metres double precision) returns cube
  language sql immutable strict parallel safe
  return cube_enlarge(centre, 2 * 6371000 * sin(least(metres / (2 * 6371000), pi() / 2)), 3);

-- True when every entry of a list is shorter than the limit and none is blank; CHECKs cannot hold a subquery.
create function tidy_list(entries text[], most integer, longest integer) returns boolean
  language sql immutable parallel safe
  return entries is not null and cardinality(entries) <= most and array_position(entries, null) is null
    and not exists (select 1 from unnest(entries) as e(entry) where btrim(e.entry) = '' or char_length(e.entry) > longest);

-- Refuses to change or remove what has been written down. For consent_records and audit_log.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege';
end
$$;

-- Keeps a counter column equal to the number of rows that count, also when rows vanish through a foreign
-- key (an erased account takes its likes along). Adds differences inside the parent row, so concurrent
-- transactions cannot lose one. Per statement, so a bulk load costs one update, not one per row. Never below
-- zero: after a bulk load with triggers off, a wrong total must not stand in the way of erasing an account.
-- Arguments: parent table, counter column, child's key to the parent, amount of one row (SQL over `r`).
create function keep_total() returns trigger language plpgsql as $$
declare
  parent text := tg_argv[0];
  total text := tg_argv[1];
  parent_key text := tg_argv[2];
  amount text := tg_argv[3];
  added text := format('select r.%I as id, %s as n from new_rows r', parent_key, amount);
  removed text := format('select r.%I as id, -(%s) as n from old_rows r', parent_key, amount);
  changes text := case tg_op
    when 'INSERT' then added
    when 'DELETE' then removed
    else added || ' union all ' || removed
  end;
begin
  execute format(
    'update %I p set %I = greatest(p.%I + d.n, 0) from (select id, sum(n)::integer as n from (%s) c group by id having sum(n) <> 0) d where p.id = d.id',
    parent, total, total, changes);
  return null;
end
$$;

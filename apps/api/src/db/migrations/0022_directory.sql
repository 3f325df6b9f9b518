-- What the directory of gymnasts asks: who is followed most, who coaches, and quick answers to its filters.

-- Counted by triggers like every total: people follow the open profiles of adults.
alter table athlete_profiles add column followers_count integer not null default 0 check (followers_count >= 0);
update athlete_profiles p set followers_count = f.n
from (select followed_id, count(*)::integer as n from follows group by followed_id) f where f.followed_id = p.id;
create trigger follows_counted_in after insert on follows
  referencing new table as new_rows for each statement
  execute function keep_total('athlete_profiles', 'followers_count', 'followed_id', '1');
create trigger follows_counted_out after delete on follows
  referencing old table as old_rows for each statement
  execute function keep_total('athlete_profiles', 'followers_count', 'followed_id', '1');

-- The words of a list as they are compared: 'Hoop' and 'hoop' are one specialty.
create function lowered(entries text[]) returns text[]
  language sql immutable strict parallel safe
  return (select coalesce(array_agg(lower(e.entry)), '{}') from unnest(entries) as e(entry));

-- A coach is whoever says so among the specialties. What somebody may do follows from other things.
create function names_coach(entries text[]) returns boolean
  language sql immutable strict parallel safe
  return exists (select 1 from unnest(entries) as e(entry) where lower(e.entry) like '%coach%');
alter table athlete_profiles add column is_coach boolean not null generated always as (names_coach(specialties)) stored;

create index athlete_profiles_directory_by_followers on athlete_profiles (followers_count desc, id desc)
  where listed_in_directory and status = 'active';
create index athlete_profiles_directory_by_achievements on athlete_profiles (cardinality(achievements) desc, id desc)
  where listed_in_directory and status = 'active';
create index athlete_profiles_directory_by_specialty on athlete_profiles using gin (lowered(specialties))
  where listed_in_directory and status = 'active';

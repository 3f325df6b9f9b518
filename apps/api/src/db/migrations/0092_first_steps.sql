-- The first steps of a new account are shown until all are done or the person puts them away; never again after.
alter table athlete_profiles add column first_steps_put_away_at timestamptz;

-- Members from before know their way.
update athlete_profiles set first_steps_put_away_at = now() where created_at < now() - interval '30 days';

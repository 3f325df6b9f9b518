-- Each guardian has a word of their own on pictures: one no is enough, whoever speaks last. Under 13 the yes of
-- somebody whom nobody has verified, or who only looks, counts for nothing (rule 34). What was said by somebody
-- who looks after the young person no longer is gone.
create or replace function photo_consent_stands(child uuid, band text, wanted text, in_season integer) returns boolean
  language sql stable parallel safe
  return case when band is null or band = 'adult' then false else (
    (band = 'under13' or coalesce((
      select w.given from photo_consents w
      where w.child_id = child and w.photo_use = wanted and w.season = in_season and w.side = 'own'
      order by w.id desc limit 1), false))
    and case
      when band = 'under13' or (band = '13-15' and exists (
        select from parental_relationships r where r.child_id = child and r.ended_at is null))
      then coalesce((
        select bool_and(last.given) and bool_or(last.given and last.counts) from (
          select distinct on (w.given_by) w.given,
            band <> 'under13' or r.verified_at is not null as counts
          from photo_consents w join parental_relationships r
            on r.parent_id = w.given_by and r.child_id = child and r.ended_at is null
            and (band <> 'under13' or r.role <> 'view_only')
          where w.child_id = child and w.photo_use = wanted and w.season = in_season and w.side = 'guardian'
          order by w.given_by, w.id desc) last), false)
      else true end) end;

-- A child under 13 is known by its age, also where its account calls itself something else.
create or replace function keep_community_by_guardian() returns trigger language plpgsql as $$
begin
  if new.verified_at is not null and new.ended_at is null and new.role <> 'view_only' then
    update athlete_profiles set in_community = true where id = new.child_id and not in_community;
  elsif tg_op = 'UPDATE' and old.verified_at is not null and not has_verified_guardian(new.child_id) then
    update athlete_profiles set in_community = false
      where id = new.child_id and in_community
        and (user_type = 'child_gymnast' or age_band(birth_month, birth_year, now()) = 'under13');
  end if;
  return null;
end
$$;
create or replace function close_community_without_guardian() returns trigger language plpgsql as $$
begin
  if old.verified_at is not null and not has_verified_guardian(old.child_id) then
    update athlete_profiles set in_community = false
      where id = old.child_id and in_community
        and (user_type = 'child_gymnast' or age_band(birth_month, birth_year, now()) = 'under13');
  end if;
  return null;
end
$$;

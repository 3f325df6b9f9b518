-- What may be done with pictures of a young person, season by season (1 September to 31 August, named by the
-- year it begins in). One row per word, by the young person or an adult who looks after them; taking a word
-- back is a new row. Append-only in the database itself. Ids are plain uuids for the same reason as in
-- consent_records: the proof outlives the accounts, and holds nothing else that is personal.
create table photo_consents (
  id bigint generated always as identity primary key,
  child_id uuid not null,
  photo_use text not null check (photo_use in ('coach_analysis', 'club_members', 'club_pages', 'press')),
  season smallint not null check (season between 2020 and 2200),
  side text not null check (side in ('own', 'guardian')),
  given_by uuid not null,
  given boolean not null,
  recorded_at timestamptz not null default now()
);
create index photo_consents_last_word on photo_consents (child_id, photo_use, season, side, id desc);
create index photo_consents_history on photo_consents (child_id, id desc);
create index photo_consents_given_by on photo_consents (given_by);
create trigger photo_consents_are_final before update or delete on photo_consents
  for each row execute function refuse_change();
create trigger photo_consents_stay before truncate on photo_consents
  for each statement execute function refuse_change();

-- Whether a consent stands: the last word of each side that has to say yes at this age. An adult's word counts
-- while that adult looks after the young person. One function for every screen and every list; no row means no.
create function photo_consent_stands(child uuid, band text, wanted text, in_season integer) returns boolean
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
        select w.given and exists (
          select from parental_relationships r
          where r.parent_id = w.given_by and r.child_id = child and r.ended_at is null)
        from photo_consents w
        where w.child_id = child and w.photo_use = wanted and w.season = in_season and w.side = 'guardian'
        order by w.id desc limit 1), false)
      else true end) end;

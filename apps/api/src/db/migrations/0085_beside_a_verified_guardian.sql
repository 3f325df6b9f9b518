-- Each guardian is somebody on their own (rule 34): one who is verified does not open a child to other children
-- for another one nobody has verified. A guardian asked by a verified one is verified through them.
alter table parental_relationships drop constraint parental_relationships_verified_how_check,
  add constraint parental_relationships_verified_how_check
    check (verified_how in ('club', 'code', 'form', 'guardian'));
alter table consent_records drop constraint consent_records_method_check,
  add constraint consent_records_method_check check (method in
    ('email_link', 'family_space', 'own_account', 'support', 'club', 'code', 'form', 'guardian'));

-- Whether the yes of a guardian counts for what other children see. A verified guardian's yes stays when the
-- link or the account ends; the yes of an unverified one goes with the account.
create function is_verified_word(child uuid, guardian uuid) returns boolean
  language sql stable parallel safe
  return guardian is null or exists (select from parental_relationships
    where parent_id = guardian and child_id = child and verified_at is not null);

create or replace function has_parental_permission(minor uuid, permission text, at timestamptz default now()) returns boolean
  language sql stable parallel safe
  return exists (
    select 1 from minor_permissions word
    where minor_id = minor and permission_type = permission and is_granted
      and (expires_at is null or expires_at > at)
      and (permission in ('join_clubs', 'upload_media')
        or exists (select from athlete_profiles p where p.id = minor and p.in_community
          and (age_band(p.birth_month, p.birth_year, at) <> 'under13'
            or is_verified_word(minor, word.parent_id)))));

-- Those who look after a child under 13 together with a main guardian who is verified were asked by that guardian.
with through as (
  update parental_relationships r
    set verified_at = now(), verified_how = 'guardian', verified_by = main.parent_id
  from parental_relationships main join athlete_profiles p on p.id = main.child_id
  where main.child_id = r.child_id and main.role = 'primary' and main.ended_at is null
    and main.verified_at is not null and age_band(p.birth_month, p.birth_year, now()) = 'under13'
    and r.role = 'full' and r.origin = 'co_guardian' and r.ended_at is null and r.verified_at is null
  returning r.child_id, r.parent_id, r.verified_at)
insert into consent_records (child_id, guardian_id, purpose, action, method, notice_version, recorded_at)
select child_id, parent_id, 'community', 'given', 'guardian', coalesce(
    (select c.notice_version from consent_records c
     where c.child_id = through.child_id and c.guardian_id = through.parent_id order by c.id desc limit 1),
    'none'), verified_at
from through;

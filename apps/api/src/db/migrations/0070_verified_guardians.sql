-- A guardian is somebody (rule 34). An e-mail address opens a private start; what other children see of a
-- child under 13 opens once a guardian who decides is verified: by a club in person, by a code that the club
-- handed over, or by a signed form that a person has looked at.
alter table parental_relationships
  add column verified_at timestamptz,
  add column verified_how text check (verified_how in ('club', 'code', 'form')),
  add column verified_club_id uuid references clubs on delete set null,
  add column verified_by uuid references users on delete set null,
  add constraint parental_relationships_verification_is_dated check ((verified_at is null) = (verified_how is null));
create index parental_relationships_verified_club_id on parental_relationships (verified_club_id)
  where verified_club_id is not null;
create index parental_relationships_verified_by on parental_relationships (verified_by)
  where verified_by is not null;

-- Whether other children may see anything of an account. Closed unless somebody is 13, or verified through
-- a guardian; kept by the two triggers below and, on the 13th birthday, by the chore that ends childhood.
alter table athlete_profiles add column in_community boolean not null default false;
update athlete_profiles set in_community = age_band(birth_month, birth_year, now()) <> 'under13';
create index athlete_profiles_outside_community on athlete_profiles (id) where not in_community;

create function has_verified_guardian(child uuid) returns boolean
  language sql stable parallel safe
  return exists (select from parental_relationships
    where child_id = child and ended_at is null and role <> 'view_only' and verified_at is not null);

-- A child grows into the community, and a correction below 13 takes it out again.
create function keep_community_by_age() returns trigger language plpgsql as $$
begin
  if age_band(new.birth_month, new.birth_year, now()) <> 'under13' then
    new.in_community := true;
  elsif tg_op = 'UPDATE' and age_band(old.birth_month, old.birth_year, now()) <> 'under13' then
    new.in_community := has_verified_guardian(new.id);
  end if;
  return new;
end
$$;
create trigger athlete_profiles_community_by_age
  before insert or update of birth_month, birth_year on athlete_profiles
  for each row execute function keep_community_by_age();

-- It opens with a verified guardian, and closes when the last of them is gone.
create function keep_community_by_guardian() returns trigger language plpgsql as $$
begin
  if new.verified_at is not null and new.ended_at is null and new.role <> 'view_only' then
    update athlete_profiles set in_community = true where id = new.child_id and not in_community;
  elsif tg_op = 'UPDATE' and old.verified_at is not null and not has_verified_guardian(new.child_id) then
    update athlete_profiles set in_community = false
      where id = new.child_id and in_community and user_type = 'child_gymnast';
  end if;
  return null;
end
$$;
create trigger parental_relationships_community
  after insert or update of verified_at, ended_at, role on parental_relationships
  for each row execute function keep_community_by_guardian();

-- An erased guardian's link vanishes without an update.
create function close_community_without_guardian() returns trigger language plpgsql as $$
begin
  if old.verified_at is not null and not has_verified_guardian(old.child_id) then
    update athlete_profiles set in_community = false
      where id = old.child_id and in_community and user_type = 'child_gymnast';
  end if;
  return null;
end
$$;
create trigger parental_relationships_community_gone after delete on parental_relationships
  for each row execute function close_community_without_guardian();

-- What a guardian switched on and others would see waits for the community; the switch keeps its place.
create or replace function has_parental_permission(minor uuid, permission text, at timestamptz default now()) returns boolean
  language sql stable parallel safe
  return exists (
    select 1 from minor_permissions
    where minor_id = minor and permission_type = permission and is_granted
      and (expires_at is null or expires_at > at)
      and (permission in ('join_clubs', 'upload_media')
        or exists (select from athlete_profiles where id = minor and in_community)));

alter table consent_records drop constraint consent_records_method_check,
  add constraint consent_records_method_check check (method in
    ('email_link', 'family_space', 'own_account', 'support', 'club', 'code', 'form'));

-- A code that a club hands over on paper or by word of mouth, to a child's guardian. The secret only as a hash.
create table guardian_codes (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references users on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  made_by uuid references users on delete set null,
  code_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index guardian_codes_one_per_club on guardian_codes (child_id, club_id);
create index guardian_codes_club_id on guardian_codes (club_id);
create index guardian_codes_made_by on guardian_codes (made_by) where made_by is not null;

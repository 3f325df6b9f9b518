-- What administrators do about accounts, and corrections of somebody's name and month of birth.

-- Whether somebody may use the product while it is in beta; the badge is another matter.
alter table athlete_profiles add column has_beta_access boolean not null default false;
drop trigger athlete_profiles_known_otherwise on athlete_profiles;
create trigger athlete_profiles_known_otherwise
  after update of username, full_name, user_type, birth_month, birth_year, status, is_verified, has_beta_access
  on athlete_profiles
  for each row when ((new.username, new.full_name, new.user_type, new.birth_month, new.birth_year, new.status,
    new.is_verified, new.has_beta_access) is distinct from (old.username, old.full_name, old.user_type,
    old.birth_month, old.birth_year, old.status, old.is_verified, old.has_beta_access))
  execute function tell_session_change('id');

-- The administrators' list: what is typed is looked for in addresses as well, and rare states are not searched for
-- among all people.
create index users_email_search on users using gin (email gin_trgm_ops);
create index athlete_profiles_by_type on athlete_profiles (user_type, created_at desc, id desc);
create index athlete_profiles_verified on athlete_profiles (created_at desc, id desc) where is_verified;
create index athlete_profiles_in_beta on athlete_profiles (created_at desc, id desc) where has_beta_access;
create index user_roles_by_role on user_roles (role, user_id) where is_active;
create index athlete_profiles_not_active on athlete_profiles (status, created_at desc, id desc)
  where status <> 'active';

-- How often somebody signed in on a day, by kind of device, and nothing that tells devices apart.
create table sign_in_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  device text not null check (device in ('phone', 'tablet', 'computer', 'unknown')),
  times integer not null default 1 check (times > 0),
  primary key (user_id, day, device)
);
create index sign_in_days_day on sign_in_days (day);

create function count_sign_in() returns trigger language plpgsql as $$
begin
  insert into sign_in_days (user_id, day, device)
  values (new.user_id, (new.created_at at time zone 'UTC')::date, case
    when new.user_agent is null then 'unknown'
    when new.user_agent ~ 'iPad|Tablet' or (new.user_agent ~ 'Android' and new.user_agent !~ 'Mobile') then 'tablet'
    when new.user_agent ~ 'iPhone|Mobile' then 'phone'
    when new.user_agent ~ 'Windows|Macintosh|Linux|CrOS' then 'computer'
    else 'unknown' end)
  on conflict (user_id, day, device) do update set times = sign_in_days.times + 1;
  return null;
end
$$;
create trigger sessions_counted after insert on sessions for each row execute function count_sign_in();

-- Another name or month of birth: what was said before and what is said now. One that an administrator makes for a
-- child under 13 waits for the guardian.
create table corrections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  made_by text not null check (made_by in ('self', 'guardian', 'admin')),
  old_full_name text,
  old_birth_month smallint,
  old_birth_year smallint,
  full_name text not null check (char_length(full_name) between 1 and 100),
  birth_month smallint not null check (birth_month between 1 and 12),
  birth_year smallint not null check (birth_year between 1900 and 2200),
  state text not null check (state in ('waiting', 'applied', 'declined')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint corrections_settled_is_dated check ((state = 'waiting') = (settled_at is null))
);
create index corrections_user_id on corrections (user_id, created_at desc);
create unique index corrections_one_waits on corrections (user_id) where state = 'waiting';

alter table guardian_inbox_items add column correction_id uuid references corrections on delete cascade;
alter table guardian_inbox_items drop column kind;
alter table guardian_inbox_items add column kind text not null generated always as (case
    when post_id is not null then 'post'
    when comment_id is not null then 'comment'
    when friendship_id is not null then 'friend_request'
    when membership_id is not null then 'club_join'
    when event_id is not null then 'event_rsvp'
    when plan_id is not null then 'training_plan'
    when email_change_id is not null then 'email_change'
    when correction_id is not null then 'correction'
    else 'competition_entry' end) stored;
alter table guardian_inbox_items drop constraint guardian_inbox_items_one_subject;
alter table guardian_inbox_items add constraint guardian_inbox_items_one_subject check (num_nonnulls(
    post_id, comment_id, friendship_id, membership_id, event_id, plan_id, competition_id, email_change_id,
    correction_id) = 1);
drop index guardian_inbox_items_one_waiting;
create unique index guardian_inbox_items_one_waiting on guardian_inbox_items
  (child_id, (coalesce(post_id, comment_id, friendship_id, membership_id, event_id, plan_id, competition_id,
    email_change_id, correction_id)))
  where status = 'waiting';
create index guardian_inbox_items_correction_id on guardian_inbox_items (correction_id)
  where correction_id is not null;

-- An administrator has opened what is kept about a child under 13, and why; the guardians read it.
create table account_openings (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references users on delete cascade,
  admin_id uuid references users on delete set null,
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 500),
  created_at timestamptz not null default now()
);
create index account_openings_child_id on account_openings (child_id, created_at desc, id desc);
create index account_openings_admin_id on account_openings (admin_id) where admin_id is not null;

-- Somebody becomes a system admin, or is none any more, when a second one agrees.
create table role_proposals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  change text not null check (change in ('grant', 'revoke')),
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 500),
  proposed_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('agreed', 'declined')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  constraint role_proposals_decision_is_dated check ((outcome is null) = (decided_at is null))
);
create unique index role_proposals_one_waits on role_proposals (user_id, change) where outcome is null;
create index role_proposals_waiting on role_proposals (created_at, id) where outcome is null;
create index role_proposals_user_id on role_proposals (user_id);
create index role_proposals_proposed_by on role_proposals (proposed_by) where proposed_by is not null;
create index role_proposals_decided_by on role_proposals (decided_by) where decided_by is not null;

-- An administrator asked for it: neither the person nor a guardian undoes it.
alter table account_deletion_requests add column by_admin boolean not null default false;

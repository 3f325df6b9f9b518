-- Families: guardians, what they allow, what they agreed to and what waits for them. Also a person's own data.

-- Who looks after whom. primary decides everything, full decides too, view_only looks. Ends at 18 or when
-- someone is removed; the row stays until one of the two accounts goes.
create table parental_relationships (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid not null references users on delete cascade,
  child_id uuid not null references users on delete cascade,
  parent_email text check (parent_email = lower(parent_email)),
  relationship_type text not null default 'parent'
    check (relationship_type in ('parent', 'guardian', 'grandparent', 'carer', 'other')),
  role text not null default 'full' check (role in ('primary', 'full', 'view_only')),
  is_primary_guardian boolean not null generated always as (role = 'primary') stored,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('came_of_age', 'removed', 'left')),
  constraint parental_relationships_not_oneself check (parent_id <> child_id),
  constraint parental_relationships_end_is_dated check ((ended_at is null) = (end_reason is null))
);
create unique index parental_relationships_one_per_pair on parental_relationships (child_id, parent_id)
  where ended_at is null;
create unique index parental_relationships_one_primary on parental_relationships (child_id)
  where role = 'primary' and ended_at is null;
create index parental_relationships_child_id on parental_relationships (child_id);
create index parental_relationships_parent_id on parental_relationships (parent_id);
create index parental_relationships_parent_email on parental_relationships (parent_email) where parent_email is not null;

-- At most four guardians per child, and nobody looks after their own guardian. Locks the child's account row,
-- so that two invitations accepted at once cannot both take the last place.
create function check_guardians() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.child_id for no key update;
  if (select count(*) from parental_relationships
      where child_id = new.child_id and ended_at is null and id <> new.id) >= 4 then
    raise exception 'a child has at most four guardians'
      using errcode = 'check_violation', constraint = 'parental_relationships_at_most_four';
  end if;
  if exists (
    with recursive above(id) as (
      select new.parent_id
      union
      select p.parent_id from parental_relationships p join above a on p.child_id = a.id where p.ended_at is null
    )
    select 1 from above where id = new.child_id
  ) then
    raise exception 'a guardian cannot be looked after by the child'
      using errcode = 'check_violation', constraint = 'parental_relationships_no_loop';
  end if;
  return new;
end
$$;
create trigger parental_relationships_check before insert or update of parent_id, child_id, ended_at
  on parental_relationships for each row when (new.ended_at is null) execute function check_guardians();

-- The switches of /family: one row per child and permission, upserted. Revoking clears granted_at.
-- parent_id is who decided last; when that guardian goes the decision is kept.
create table minor_permissions (
  id uuid primary key default gen_random_uuid(),
  minor_id uuid not null references users on delete cascade,
  parent_id uuid references users on delete set null,
  permission_type text not null check (permission_type ~ '^[a-z][a-z_]{2,39}$'),
  is_granted boolean not null default false,
  granted_at timestamptz,
  expires_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (minor_id, permission_type),
  constraint minor_permissions_grant_is_dated check (is_granted = (granted_at is not null))
);
create index minor_permissions_parent_id on minor_permissions (parent_id) where parent_id is not null;

-- Whether a guardian allows this now. One function for every policy; no row means no.
create function has_parental_permission(minor uuid, permission text, at timestamptz default now()) returns boolean
  language sql stable parallel safe
  return exists (
    select 1 from minor_permissions
    where minor_id = minor and permission_type = permission and is_granted
      and (expires_at is null or expires_at > at));

-- What was agreed to, refused and withdrawn (rule 4): one row per act, withdrawing is a new row. Append-only
-- in the database itself. Ids are plain uuids without foreign keys on purpose: erasing an account removes who the
-- ids were, while the proof that consent existed stays, as the law asks; nothing else personal may go in here.
-- Test databases are clones that are dropped whole, so nothing ever needs to empty this table; a superuser who
-- must can `set session_replication_role = replica`.
create table consent_records (
  id bigint generated always as identity primary key,
  child_id uuid not null,
  guardian_id uuid,
  action text not null check (action in ('given', 'refused', 'withdrawn')),
  -- 'account' for the approval itself, else a permission_type.
  purpose text not null check (purpose ~ '^[a-z][a-z_]{2,39}$'),
  notice_version text not null check (char_length(notice_version) between 1 and 40),
  method text not null check (method in ('email_link', 'family_space', 'own_account', 'support')),
  recorded_at timestamptz not null default now()
);
create index consent_records_child_id on consent_records (child_id, purpose, id desc);
create index consent_records_guardian_id on consent_records (guardian_id) where guardian_id is not null;
create trigger consent_records_are_final before update or delete on consent_records
  for each row execute function refuse_change();
create trigger consent_records_stay before truncate on consent_records
  for each statement execute function refuse_change();

-- The latest word on each purpose, with 'withdrawn when'.
create view current_consents as
  select distinct on (child_id, purpose)
    child_id, purpose, guardian_id, action, notice_version, method, recorded_at,
    case when action = 'withdrawn' then recorded_at end as withdrawn_at
  from consent_records order by child_id, purpose, id desc;

-- A link sent to someone who is asked to look after an account: the under-13 approval mail, the invite of a
-- teenager, the invite of a second guardian. The secret only as a hash. Unanswered approvals are purged with
-- the account 14 days after the first request (created_at of the oldest row).
create table guardian_requests (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references users on delete cascade,
  kind text not null default 'approval' check (kind in ('approval', 'teen_link', 'co_guardian')),
  role text not null default 'primary' check (role in ('primary', 'full', 'view_only')),
  requested_by uuid references users on delete set null,
  sent_to text not null check (sent_to = lower(sent_to)),
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references users on delete set null,
  outcome text check (outcome in ('approved', 'declined', 'replaced')),
  created_at timestamptz not null default now(),
  constraint guardian_requests_use_has_outcome check ((used_at is null) = (outcome is null))
);
create unique index guardian_requests_one_open on guardian_requests (child_id, sent_to, kind) where used_at is null;
create index guardian_requests_child_id on guardian_requests (child_id, created_at);
create index guardian_requests_sent_to on guardian_requests (sent_to, created_at desc);
create index guardian_requests_to_purge on guardian_requests (created_at) where used_at is null and kind = 'approval';
create index guardian_requests_requested_by on guardian_requests (requested_by) where requested_by is not null;
create index guardian_requests_used_by on guardian_requests (used_by) where used_by is not null;

-- What waits for a guardian's decision. Exactly one of the subject columns is set, each with a real foreign key:
-- when the thing goes, so does the question.
create table guardian_inbox_items (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references users on delete cascade,
  post_id uuid references posts on delete cascade,
  comment_id uuid references comments on delete cascade,
  friendship_id uuid references friendships on delete cascade,
  membership_id uuid references club_memberships on delete cascade,
  event_id uuid references club_events on delete cascade,
  session_id uuid references group_sessions on delete cascade,
  competition_id uuid references competitions on delete cascade,
  kind text not null generated always as (case
    when post_id is not null then 'post'
    when comment_id is not null then 'comment'
    when friendship_id is not null then 'friend_request'
    when membership_id is not null then 'club_join'
    when event_id is not null then 'event_rsvp'
    when session_id is not null then 'group_session'
    else 'competition_entry' end) stored,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'declined', 'cancelled')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint guardian_inbox_items_one_subject check (num_nonnulls(
    post_id, comment_id, friendship_id, membership_id, event_id, session_id, competition_id) = 1),
  constraint guardian_inbox_items_decision_is_dated check ((status = 'waiting') = (decided_at is null))
);
create index guardian_inbox_items_child_id on guardian_inbox_items (child_id, status, created_at desc);
create unique index guardian_inbox_items_one_waiting on guardian_inbox_items
  (child_id, (coalesce(post_id, comment_id, friendship_id, membership_id, event_id, session_id, competition_id)))
  where status = 'waiting';
create index guardian_inbox_items_post_id on guardian_inbox_items (post_id) where post_id is not null;
create index guardian_inbox_items_comment_id on guardian_inbox_items (comment_id) where comment_id is not null;
create index guardian_inbox_items_friendship_id on guardian_inbox_items (friendship_id) where friendship_id is not null;
create index guardian_inbox_items_membership_id on guardian_inbox_items (membership_id) where membership_id is not null;
create index guardian_inbox_items_event_id on guardian_inbox_items (event_id) where event_id is not null;
create index guardian_inbox_items_session_id on guardian_inbox_items (session_id) where session_id is not null;
create index guardian_inbox_items_competition_id on guardian_inbox_items (competition_id) where competition_id is not null;
create index guardian_inbox_items_decided_by on guardian_inbox_items (decided_by) where decided_by is not null;

-- 'Download everything': a ZIP is built by a worker and kept for a short time.
create table data_export_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  requested_by uuid references users on delete set null,
  status text not null default 'queued' check (status in ('queued', 'building', 'ready', 'failed', 'expired')),
  storage_key text,
  bytes bigint check (bytes >= 0),
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz
);
create unique index data_export_requests_one_running on data_export_requests (user_id)
  where status in ('queued', 'building');
create index data_export_requests_user_id on data_export_requests (user_id, created_at desc);
create index data_export_requests_requested_by on data_export_requests (requested_by) where requested_by is not null;
create index data_export_requests_expires_at on data_export_requests (expires_at) where status = 'ready';

-- A wish to be forgotten. Until undo_until it can be taken back; then the users row is deleted and everything
-- personal goes with it by foreign key, this row too. That it happened is in audit_log, by id only.
create table account_deletion_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  requested_by uuid references users on delete set null,
  status_before text not null check (status_before in ('active', 'awaiting_guardian', 'paused')),
  requested_at timestamptz not null default now(),
  undo_until timestamptz not null,
  cancelled_at timestamptz
);
create unique index account_deletion_requests_one_open on account_deletion_requests (user_id) where cancelled_at is null;
create index account_deletion_requests_user_id on account_deletion_requests (user_id);
create index account_deletion_requests_due on account_deletion_requests (undo_until) where cancelled_at is null;
create index account_deletion_requests_requested_by on account_deletion_requests (requested_by)
  where requested_by is not null;

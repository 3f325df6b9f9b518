-- An act that gives somebody power over children, or takes it from a fellow admin, happens when a
-- second system admin agrees. Where nobody but the proposer could agree it happens at `due_at`.
alter table role_proposals rename to proposals;
alter table proposals
  add column kind text,
  add column club_id uuid references clubs on delete cascade,
  add column details jsonb not null default '{}',
  -- What exactly would change, where the kind alone does not say it.
  add column detail text check (char_length(detail) <= 500),
  add column due_at timestamptz;
update proposals
  set kind = case change when 'grant' then 'admin_granted' else 'admin_revoked' end;
alter table proposals
  alter column kind set not null,
  add constraint proposals_kind_check check (kind in
    ('admin_granted', 'admin_revoked', 'club_granted', 'claim_approved', 'corrected', 'restricted')),
  add constraint proposals_club_is_named
    check ((club_id is not null) = (kind in ('club_granted', 'claim_approved'))),
  drop column change,
  drop constraint role_proposals_outcome_check,
  -- `happened`: nobody could agree and its time was up; `lapsed`: it could not be done any more.
  add constraint proposals_outcome_check
    check (outcome in ('agreed', 'declined', 'happened', 'lapsed'));
alter table proposals rename constraint role_proposals_decision_is_dated to proposals_decision_is_dated;
alter index role_proposals_waiting rename to proposals_waiting;
alter index role_proposals_user_id rename to proposals_user_id;
alter index role_proposals_proposed_by rename to proposals_proposed_by;
alter index role_proposals_decided_by rename to proposals_decided_by;
create unique index proposals_one_waits on proposals
  (user_id, kind, (coalesce(club_id, '00000000-0000-0000-0000-000000000000'))) where outcome is null;
create index proposals_club_id on proposals (club_id) where club_id is not null;

-- From 13 a linked adult looks and does not rule, and nobody blinds a guardian.

-- An adult whom a young person of 13 to 17 asked for. It binds nobody until a guardian, or where there is none
-- somebody of the young person's club, has said yes, or the days of notice are over.
create table waiting_guardian_links (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references users on delete cascade,
  guardian_id uuid not null references users on delete cascade,
  relationship_type text not null
    check (relationship_type in ('parent', 'guardian', 'grandparent', 'carer', 'other')),
  created_at timestamptz not null default now(),
  takes_effect_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references users on delete set null,
  outcome text check (outcome in ('confirmed', 'unopposed', 'declined', 'cancelled')),
  constraint waiting_guardian_links_not_oneself check (guardian_id <> child_id),
  constraint waiting_guardian_links_end_has_outcome check ((settled_at is null) = (outcome is null))
);
create unique index waiting_guardian_links_one_per_pair on waiting_guardian_links (child_id, guardian_id)
  where settled_at is null;
create index waiting_guardian_links_child_id on waiting_guardian_links (child_id);
create index waiting_guardian_links_guardian_id on waiting_guardian_links (guardian_id);
create index waiting_guardian_links_due on waiting_guardian_links (takes_effect_at) where settled_at is null;
create index waiting_guardian_links_settled_by on waiting_guardian_links (settled_by) where settled_by is not null;

-- Whom a young person asked for could rule until now: they look, as everybody whom one asks for from 13.
update parental_relationships set role = 'view_only' where origin = 'teen_link' and ended_at is null;
update guardian_requests set role = 'view_only' where kind = 'teen_link' and used_at is null;

-- Nor are they friends because of such a link.
delete from friendships f using parental_relationships r
where f.origin = 'guardian' and r.origin = 'teen_link'
  and least(f.requester_id, f.addressee_id) = least(r.parent_id, r.child_id)
  and greatest(f.requester_id, f.addressee_id) = greatest(r.parent_id, r.child_id);

-- A block between a child and a guardian would blind the one who looks after the other. There is none, and a new
-- link ends what there was; the lock is the one that everything between two people takes.
delete from blocks b using parental_relationships r
where r.ended_at is null
  and (b.blocker_id, b.blocked_id) in ((r.parent_id, r.child_id), (r.child_id, r.parent_id));

create function see_each_other() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(
    least(new.parent_id, new.child_id) || ',' || greatest(new.parent_id, new.child_id), 0));
  delete from blocks where (blocker_id, blocked_id) in
    ((new.parent_id, new.child_id), (new.child_id, new.parent_id));
  return null;
end
$$;
create trigger parental_relationships_end_blocks after insert or update of ended_at on parental_relationships
  for each row when (new.ended_at is null) execute function see_each_other();

create function refuse_block_of_guardian() returns trigger language plpgsql as $$
begin
  if exists (select from parental_relationships where ended_at is null
      and (parent_id, child_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id))) then
    raise exception 'a guardian and a child do not block each other'
      using errcode = 'check_violation', constraint = 'blocks_not_a_guardian';
  end if;
  return new;
end
$$;
create trigger blocks_not_a_guardian before insert on blocks
  for each row execute function refuse_block_of_guardian();

-- The third way of rule 34: a form that the product prints, a guardian signs and sends back as a picture,
-- and a moderator looks at. The picture is deleted with the decision.
create table guardian_forms (
  id uuid primary key default gen_random_uuid(),
  guardian_id uuid not null references users on delete cascade,
  child_id uuid not null references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
  problem text check (problem in ('unreadable', 'incomplete', 'names_differ', 'wrong_reference', 'other')),
  words text check (btrim(words) <> '' and char_length(words) <= 500),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint guardian_forms_decision_is_dated check ((state = 'waiting') = (decided_at is null)),
  constraint guardian_forms_declined_for_a_problem check ((state = 'declined') = (problem is not null)),
  constraint guardian_forms_words_to_declined check (words is null or state = 'declined')
);
create unique index guardian_forms_one_waiting on guardian_forms (guardian_id, child_id) where state = 'waiting';
create index guardian_forms_of_pair on guardian_forms (guardian_id, child_id, created_at desc);
create index guardian_forms_waiting on guardian_forms (created_at, id) where state = 'waiting';
create index guardian_forms_created_at on guardian_forms (created_at);
create index guardian_forms_child_id on guardian_forms (child_id);
create index guardian_forms_decided_by on guardian_forms (decided_by) where decided_by is not null;

-- The picture is private to the guardian and the moderators it does not concern.
alter table media_files
  drop constraint media_files_purpose_check,
  add constraint media_files_purpose_check check (purpose in ('profile', 'post', 'club-logo', 'challenge',
    'competition', 'organiser-proof', 'guardian-form', 'platform-logo')),
  drop constraint media_files_subject_kind_check,
  add constraint media_files_subject_kind_check check (subject_kind in ('profile', 'club', 'post', 'challenge',
    'competition', 'organiser', 'guardian_form', 'platform'));
create trigger guardian_forms_take_media_along after delete on guardian_forms
  referencing old table as old_rows for each statement execute function take_media_along('guardian_form');

-- Nobody looks at a form, and its picture is not kept, once the guardian is verified in another way or
-- decides nothing for the child any more.
create function drop_needless_form() returns trigger language plpgsql as $$
begin
  if new.verified_at is not null or new.ended_at is not null or new.role = 'view_only' then
    delete from guardian_forms
      where guardian_id = new.parent_id and child_id = new.child_id and state = 'waiting';
  end if;
  return null;
end
$$;
create trigger parental_relationships_needless_form
  after update of verified_at, ended_at, role on parental_relationships
  for each row execute function drop_needless_form();

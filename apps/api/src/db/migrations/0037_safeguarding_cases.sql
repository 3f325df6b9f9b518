-- Safeguarding cases are read, handed over, referred and closed; what was done about them cannot be changed.

alter table safeguarding_reports
  -- The child's own words as written, so that they last as long as the case does and not as the refused draft.
  add column words text check (char_length(words) <= 4000),
  -- Grows with each decision: whoever decides says which one was seen.
  add column version integer not null default 1,
  add column decided_by uuid references users on delete set null,
  add column decided_at timestamptz,
  add column outcome text check (outcome in
    ('child_supported', 'referred_on', 'content_dealt_with', 'no_concern', 'duplicate', 'other')),
  -- The deadline that everybody was told has passed; another deadline is told anew.
  add column overdue_told_for timestamptz,
  add constraint safeguarding_reports_close_has_outcome check (status = 'closed' or outcome is null);

update safeguarding_reports r set words = v.draft_text from moderation_verdicts v where v.id = r.verdict_id;

-- The clock of a case runs until it is referred or closed.
create index safeguarding_reports_clock on safeguarding_reports (due_at, id) where status in ('open', 'in_hand');
create index safeguarding_reports_clock_by_urgency on safeguarding_reports (urgency, due_at, id)
  where status in ('open', 'in_hand');
create index safeguarding_reports_by_status on safeguarding_reports (status, due_at, id);
create index safeguarding_reports_closed on safeguarding_reports (closed_at desc, id desc) where status = 'closed';
create index safeguarding_reports_closed_by_urgency on safeguarding_reports (urgency, closed_at desc, id desc)
  where status = 'closed';
create index safeguarding_reports_closed_by_source on safeguarding_reports (source, closed_at desc, id desc)
  where status = 'closed';
drop index safeguarding_reports_assigned_to;
create index safeguarding_reports_assigned_to on safeguarding_reports (assigned_to, due_at, id)
  where assigned_to is not null;
create index safeguarding_reports_decided_by on safeguarding_reports (decided_by) where decided_by is not null;
create index safeguarding_reports_number on safeguarding_reports (left(id::text, 8));
drop index safeguarding_reports_open;
-- A report of a child at risk opens one case.
drop index safeguarding_reports_content_report_id;
create unique index safeguarding_reports_content_report_id on safeguarding_reports (content_report_id)
  where content_report_id is not null;

-- The notes become the whole story of a case: what was done, by whom, about whom.
alter table safeguarding_notes
  add column kind text not null default 'note' check (kind in ('opened', 'viewed', 'note', 'linked', 'taken',
    'handed_over', 'referred', 'overdue', 'closed', 'reopened')),
  -- Whom it was handed over to.
  add column person_id uuid references users on delete set null,
  -- What was linked, by kind and id without a foreign key: a case outlives what it is about.
  add column subject_kind text check (subject_kind in ('post', 'comment', 'profile')),
  add column subject_id uuid,
  add column referred_to text check (btrim(referred_to) <> '' and char_length(referred_to) <= 200),
  add column referred_on date,
  add column reference text check (char_length(reference) <= 100),
  add column outcome text check (char_length(outcome) <= 60),
  alter column note drop not null,
  add constraint safeguarding_notes_say_something check (note is not null or kind not in ('note', 'linked')),
  add constraint safeguarding_notes_link_is_whole check ((kind = 'linked') = (subject_kind is not null)),
  add constraint safeguarding_notes_referral_is_whole
    check ((kind = 'referred') = (referred_to is not null) and (kind = 'referred') = (referred_on is not null));
create index safeguarding_notes_person_id on safeguarding_notes (person_id) where person_id is not null;
create index safeguarding_notes_of_profile on safeguarding_notes (subject_id) where subject_kind = 'profile';
create index safeguarding_notes_views on safeguarding_notes (report_id, author_id, id desc) where kind = 'viewed';

insert into safeguarding_notes (report_id, author_id, kind, created_at)
select id, opened_by, 'opened', created_at from safeguarding_reports;

-- A note is never changed and goes only with its case; an account that is erased takes its id out of it.
create function keep_safeguarding_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.author_id is null or new.author_id = old.author_id)
    and (new.person_id is null or new.person_id = old.person_id)
    and (new.subject_id is null or new.subject_id = old.subject_id)
    and to_jsonb(new) - '{author_id,person_id,subject_id}'::text[]
      = to_jsonb(old) - '{author_id,person_id,subject_id}'::text[] then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from safeguarding_reports where id = old.report_id) then
    return old;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege';
end
$$;
create trigger safeguarding_notes_are_final before update or delete on safeguarding_notes
  for each row execute function keep_safeguarding_note();
create trigger safeguarding_notes_stay before truncate on safeguarding_notes
  for each statement execute function refuse_change();

-- A case goes only once it is closed.
create function keep_unclosed_case() returns trigger language plpgsql as $$
begin
  if old.status = 'closed' then
    return old;
  end if;
  raise exception 'a safeguarding case that is not closed cannot be deleted'
    using errcode = 'insufficient_privilege';
end
$$;
create trigger safeguarding_reports_stay before delete on safeguarding_reports
  for each row execute function keep_unclosed_case();

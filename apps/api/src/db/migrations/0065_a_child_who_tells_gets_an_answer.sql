-- A child who tells gets an answer in the app, recorded in the case.

alter table safeguarding_notes
  drop constraint safeguarding_notes_kind_check,
  add constraint safeguarding_notes_kind_check check (kind in ('opened', 'viewed', 'note', 'answered', 'replied',
    'linked', 'taken', 'handed_over', 'referred', 'overdue', 'closed', 'reopened')),
  drop constraint safeguarding_notes_say_something,
  -- What a child wrote goes with its account once the case is closed; that it wrote stays.
  add constraint safeguarding_notes_say_something
    check (note is not null or kind not in ('note', 'answered', 'linked'));
create index safeguarding_notes_talk on safeguarding_notes (report_id, id desc) where kind in ('answered', 'replied');

create or replace function keep_safeguarding_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.author_id is null or new.author_id = old.author_id)
    and (new.person_id is null or new.person_id = old.person_id)
    and (new.subject_id is null or new.subject_id = old.subject_id)
    and (new.note is not distinct from old.note or (old.kind = 'replied' and new.note is null and exists (
      select from safeguarding_reports where id = old.report_id and status = 'closed')))
    and to_jsonb(new) - '{author_id,person_id,subject_id,note}'::text[]
      = to_jsonb(old) - '{author_id,person_id,subject_id,note}'::text[] then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from safeguarding_reports where id = old.report_id) then
    return old;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege';
end
$$;

alter table safeguarding_reports
  -- What somebody who is not the child told us or wrote, exactly as written.
  add column told text check (char_length(told) <= 4000),
  add column contact_message_id uuid references contact_messages on delete set null;
create unique index safeguarding_reports_contact_message_id on safeguarding_reports (contact_message_id)
  where contact_message_id is not null;

-- Words to minors that were not let through: several of one author are put before a person.
alter table moderation_verdicts add column is_for_a_person boolean not null default false;
create index moderation_verdicts_for_a_person on moderation_verdicts (author_id, created_at desc) where is_for_a_person;

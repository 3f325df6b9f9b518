-- Reports are read and answered: several reports of one thing are one ticket.

-- What was reported, as it was, and what became of it. At most one is open for a thing; who reports it again after a
-- decision opens the next. rank is the order of work: the deadline of an open ticket, and after all of these the
-- decided ones, newest first.
create table report_tickets (
  id uuid primary key default gen_random_uuid(),
  content_type text not null check (content_type in ('post', 'comment', 'profile', 'club_review', 'club_event', 'other')),
  content_id uuid not null,
  author_id uuid references users on delete set null,
  -- Text, audience, pictures by id, what the moderator machine said, and what somebody without an account named.
  snapshot jsonb not null default '{}',
  -- Whoever opens what is not for everybody says why first.
  is_for_everybody boolean not null,
  reasons text[] not null,
  reports_count integer not null default 1 check (reports_count > 0),
  urgency text not null check (urgency in ('at_risk', 'urgent', 'general')),
  due_at timestamptz not null,
  rank bigint not null,
  status text not null default 'pending' check (status in ('pending', 'reviewed', 'resolved', 'dismissed')),
  taken_by uuid references users on delete set null,
  taken_at timestamptz,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  resolution_notes text check (char_length(resolution_notes) <= 2000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint report_tickets_decision_is_dated check ((status in ('resolved', 'dismissed')) = (decided_at is not null))
);
create unique index report_tickets_open on report_tickets (content_type, content_id)
  where status in ('pending', 'reviewed');
create index report_tickets_ranked on report_tickets (rank, id);
create index report_tickets_by_status on report_tickets (status, rank, id);
create index report_tickets_of_author on report_tickets (author_id, created_at desc) where author_id is not null;
create index report_tickets_taken_by on report_tickets (taken_by) where taken_by is not null;
create index report_tickets_decided_by on report_tickets (decided_by) where decided_by is not null;
create index report_tickets_content_id on report_tickets ((content_id::text) text_pattern_ops);

alter table content_reports drop constraint content_reports_content_type_check;
alter table content_reports add constraint content_reports_content_type_check
  check (content_type in ('post', 'comment', 'profile', 'club_review', 'club_event', 'other'));
alter table content_reports
  add column ticket_id uuid references report_tickets on delete cascade,
  -- Of somebody without an account who wants to be answered.
  add column reporter_email text check (char_length(reporter_email) <= 254);

insert into report_tickets (content_type, content_id, author_id, snapshot, is_for_everybody, reasons, reports_count,
  urgency, due_at, rank, status, decided_by, decided_at, resolution_notes, created_at, updated_at)
select content_type, content_id, (array_agg(content_author_id))[1],
  jsonb_strip_nulls(jsonb_build_object('text', min(content_snapshot))), content_type in ('club_review', 'other'),
  array_agg(distinct reason), count(*), case when bool_or(child_at_risk_now) then 'at_risk' else 'general' end,
  min(created_at) + interval '24 hours', (extract(epoch from min(created_at) + interval '24 hours') * 1000)::bigint,
  'pending', null, null, null, min(created_at), min(created_at)
from content_reports group by content_type, content_id;
update content_reports r set ticket_id = t.id from report_tickets t
where t.content_type = r.content_type and t.content_id = r.content_id;
alter table content_reports alter column ticket_id set not null;
create index content_reports_ticket_id on content_reports (ticket_id, created_at);
create index content_reports_reason on content_reports (reason);

-- The ticket says where a report stands; the words of the thing are there as well.
drop index content_reports_queue;
drop index content_reports_by_status;
drop index content_reports_reviewed_by;
alter table content_reports
  drop column status, drop column reviewed_by, drop column reviewed_at, drop column resolution_notes,
  drop column content_snapshot;

-- Notes among moderators, which nobody else reads and nobody changes.
create table report_notes (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references report_tickets on delete cascade,
  author_id uuid references users on delete set null,
  note text not null check (btrim(note) <> '' and char_length(note) <= 2000),
  created_at timestamptz not null default now()
);
create index report_notes_ticket_id on report_notes (ticket_id, id);
create index report_notes_author_id on report_notes (author_id) where author_id is not null;

-- That a moderator opened something that is not for everybody: the person, and a child's guardians, can see it.
create table report_openings (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid references report_tickets on delete set null,
  moderator_id uuid references users on delete set null,
  owner_id uuid references users on delete cascade,
  content_type text not null,
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 500),
  created_at timestamptz not null default now()
);
create index report_openings_owner_id on report_openings (owner_id, created_at desc, id desc) where owner_id is not null;
create index report_openings_ticket_id on report_openings (ticket_id, moderator_id) where ticket_id is not null;
create index report_openings_moderator_id on report_openings (moderator_id) where moderator_id is not null;

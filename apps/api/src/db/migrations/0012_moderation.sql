-- Moderation, reports and safeguarding.

-- Every verdict on a text or a picture: who, what, why. content_id is null for a draft that was never saved.
-- A refused draft's words are kept only for review, and a minor's at most 30 days (draft_purge_at).
create table moderation_verdicts (
  id uuid primary key default gen_random_uuid(),
  content_kind text not null check (content_kind in ('post', 'comment', 'club_review', 'club_review_reply', 'report',
    'profile', 'club', 'club_event', 'club_claim', 'challenge', 'competition', 'training', 'media', 'other')),
  content_id uuid,
  field text check (char_length(field) <= 60),
  author_id uuid references users on delete cascade,
  author_age_band text check (author_age_band in ('under13', '13-15', '16-17', 'adult')),
  is_violation boolean not null,
  severity text not null check (severity in ('red', 'orange', 'green')),
  category text check (char_length(category) <= 60),
  -- Confidence is the spec's 0 to 100 (95, 85, 80; 0 when a check could not run); score is calibrated 0 to 1.
  confidence real not null check (confidence between 0 and 100),
  score real check (score between 0 and 1),
  reasons jsonb not null default '[]',
  spans jsonb not null default '[]',
  is_disclosure boolean not null default false,
  used_fallback boolean not null default false,
  decided_by text not null check (decided_by in ('local', 'remote', 'person')),
  provider text check (char_length(provider) <= 60),
  draft_text text check (char_length(draft_text) <= 4000),
  draft_purge_at timestamptz,
  created_at timestamptz not null default now(),
  constraint moderation_verdicts_drafts_are_purged check (draft_text is null or draft_purge_at is not null)
);
create index moderation_verdicts_of_content on moderation_verdicts (content_kind, content_id, created_at desc)
  where content_id is not null;
create index moderation_verdicts_by_author on moderation_verdicts (author_id, created_at desc);
create index moderation_verdicts_violations on moderation_verdicts (created_at desc, id desc) where is_violation;
create index moderation_verdicts_drafts_to_purge on moderation_verdicts (draft_purge_at) where draft_text is not null;

-- The moderators' queue: what a person has to look at before, or soon after, others see it.
create table moderation_queue (
  id uuid primary key default gen_random_uuid(),
  content_kind text not null check (content_kind in ('post', 'comment', 'club_review', 'club_review_reply', 'profile',
    'club', 'club_event', 'challenge', 'competition', 'media', 'other')),
  content_id uuid not null,
  author_id uuid references users on delete cascade,
  verdict_id uuid references moderation_verdicts on delete set null,
  reason text not null check (reason in ('flagged', 'check_unavailable', 'minor_media', 'reported', 'pattern')),
  -- 2: a child may be at risk · 1: a minor's thing is held · 0: the rest
  priority smallint not null default 0 check (priority between 0 and 2),
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected', 'withdrawn')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  decision_note text check (char_length(decision_note) <= 1000),
  created_at timestamptz not null default now(),
  constraint moderation_queue_decision_is_dated check ((status = 'waiting') = (decided_at is null))
);
create unique index moderation_queue_one_waiting on moderation_queue (content_kind, content_id) where status = 'waiting';
create index moderation_queue_waiting on moderation_queue (priority desc, created_at, id) where status = 'waiting';
create index moderation_queue_author_id on moderation_queue (author_id, created_at desc);
create index moderation_queue_verdict_id on moderation_queue (verdict_id) where verdict_id is not null;
create index moderation_queue_decided_by on moderation_queue (decided_by) where decided_by is not null;

-- What a member told us about someone's content; one per person and thing. The content is named by kind and id
-- without a foreign key, because a report must outlive what it is about. Reports of a child at risk go first.
create table content_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references users on delete set null,
  content_type text not null check (content_type in ('post', 'comment', 'profile', 'club_review', 'other')),
  content_id uuid not null,
  content_author_id uuid references users on delete set null,
  -- The words as they were when reported; emptied when the author's account is erased, unless safeguarding holds it.
  content_snapshot text check (char_length(content_snapshot) <= 4000),
  reason text not null check (reason in
    ('spam', 'harassment', 'inappropriate', 'violence', 'hate_speech', 'fake_profile', 'other')),
  description text not null check (btrim(description) <> '' and char_length(description) <= 500),
  child_at_risk_now boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'reviewed', 'resolved', 'dismissed')),
  reviewed_by uuid references users on delete set null,
  reviewed_at timestamptz,
  resolution_notes text check (char_length(resolution_notes) <= 2000),
  acknowledged_at timestamptz,
  outcome_sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (reporter_id, content_type, content_id),
  constraint content_reports_decision_is_dated check ((status = 'pending') = (reviewed_at is null))
);
create index content_reports_queue on content_reports (child_at_risk_now desc, created_at, id) where status = 'pending';
create index content_reports_newest on content_reports (created_at desc, id desc);
create index content_reports_by_status on content_reports (status, created_at desc, id desc);
create index content_reports_of_content on content_reports (content_type, content_id);
create index content_reports_content_author_id on content_reports (content_author_id) where content_author_id is not null;
create index content_reports_reviewed_by on content_reports (reviewed_by) where reviewed_by is not null;
create index content_reports_search on content_reports using gin (lower(description) gin_trgm_ops);

-- A worry about a child that a trained person must act on. due_at carries the promise of the policy pages:
-- 1 hour for an emergency, 4 for urgent, 24 otherwise. If the child's account goes, the case stays without the link.
create table safeguarding_reports (
  id uuid primary key default gen_random_uuid(),
  child_id uuid references users on delete set null,
  opened_by uuid references users on delete set null,
  source text not null check (source in ('disclosure', 'content_report', 'moderation', 'staff', 'contact')),
  urgency text not null check (urgency in ('emergency', 'urgent', 'general')),
  category text check (char_length(category) <= 60),
  summary text not null check (char_length(summary) <= 2000),
  verdict_id uuid references moderation_verdicts on delete set null,
  content_report_id uuid references content_reports on delete set null,
  status text not null default 'open' check (status in ('open', 'in_hand', 'referred', 'closed')),
  assigned_to uuid references users on delete set null,
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint safeguarding_reports_close_is_dated check ((status = 'closed') = (closed_at is not null))
);
create index safeguarding_reports_open on safeguarding_reports (due_at, id) where status <> 'closed';
create index safeguarding_reports_newest on safeguarding_reports (created_at desc, id desc);
create index safeguarding_reports_child_id on safeguarding_reports (child_id) where child_id is not null;
create index safeguarding_reports_opened_by on safeguarding_reports (opened_by) where opened_by is not null;
create index safeguarding_reports_verdict_id on safeguarding_reports (verdict_id) where verdict_id is not null;
create index safeguarding_reports_content_report_id on safeguarding_reports (content_report_id)
  where content_report_id is not null;
create index safeguarding_reports_assigned_to on safeguarding_reports (assigned_to) where assigned_to is not null;

-- What was done about it, step by step.
create table safeguarding_notes (
  id bigint generated always as identity primary key,
  report_id uuid not null references safeguarding_reports on delete cascade,
  author_id uuid references users on delete set null,
  note text not null check (btrim(note) <> '' and char_length(note) <= 4000),
  created_at timestamptz not null default now()
);
create index safeguarding_notes_report_id on safeguarding_notes (report_id, id);
create index safeguarding_notes_author_id on safeguarding_notes (author_id) where author_id is not null;

-- A child wrote something that sounds like being hurt (rule 8). Help was shown; the child may ask to talk.
-- imminent opens a safeguarding report by itself, otherwise only the child's yes does. Hidden from guardians.
create table disclosures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  verdict_id uuid references moderation_verdicts on delete set null,
  category text not null check (char_length(category) <= 60),
  is_imminent boolean not null default false,
  help_shown_at timestamptz not null default now(),
  wants_to_talk boolean,
  answered_at timestamptz,
  safeguarding_report_id uuid references safeguarding_reports on delete set null
);
create index disclosures_user_id on disclosures (user_id, help_shown_at desc);
create index disclosures_verdict_id on disclosures (verdict_id) where verdict_id is not null;
create index disclosures_safeguarding_report_id on disclosures (safeguarding_report_id)
  where safeguarding_report_id is not null;

-- Weighted signs of grooming from one author to one recipient, over the last 20 things written.
create table grooming_evidence (
  author_id uuid not null references users on delete cascade,
  recipient_id uuid not null references users on delete cascade,
  signals jsonb not null default '[]',
  score real not null default 0 check (score >= 0),
  updated_at timestamptz not null default now(),
  primary key (author_id, recipient_id)
);
create index grooming_evidence_recipient_id on grooming_evidence (recipient_id);

-- What a moderator imposed on an account. Apart from the guardian's pause, which a guardian may lift.
create table account_sanctions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('warning', 'suspension', 'ban')),
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 1000),
  issued_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  until_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references users on delete set null
);
create index account_sanctions_user_id on account_sanctions (user_id, created_at desc);
create index account_sanctions_issued_by on account_sanctions (issued_by) where issued_by is not null;
create index account_sanctions_lifted_by on account_sanctions (lifted_by) where lifted_by is not null;

-- Every admin action (rule 18): who, what, on whom, why, when. Append-only and without foreign keys, for the
-- same reasons as consent_records: ids outlive the accounts they named. details holds ids, counts and states,
-- never names, addresses or words someone wrote.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (action ~ '^[a-z_]+\.[a-z_.]+$'),
  subject_kind text check (char_length(subject_kind) <= 60),
  subject_id text check (char_length(subject_id) <= 100),
  reason text check (char_length(reason) <= 1000),
  details jsonb not null default '{}',
  request_id text check (char_length(request_id) <= 100),
  created_at timestamptz not null default now()
);
create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
create index audit_log_actor_id on audit_log (actor_id, id desc);
create index audit_log_action on audit_log (action, id desc);
create trigger audit_log_is_final before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_stays before truncate on audit_log for each statement execute function refuse_change();

-- Decisions of moderators about people and what they made, and appeals against them.

-- The table was there and nothing has ever written it; it gets what a decision needs. Apart from the guardian's
-- pause, which a guardian may lift. The report that led to it is named without a foreign key: a decision outlives it.
drop table account_sanctions;
create table account_sanctions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('hidden', 'removed', 'warning', 'limit', 'suspension')),
  -- Named without a foreign key, like the content of a report: the decision stays when the content goes.
  content_type text check (content_type in ('post', 'comment', 'club_review')),
  content_id uuid,
  report_id uuid,
  reason text not null check (reason in ('spam', 'harassment', 'inappropriate', 'violence', 'hate_speech',
    'fake_profile', 'child_safety', 'other')),
  -- What the person reads, and what only moderators read.
  words text not null check (btrim(words) <> '' and char_length(words) <= 2000),
  internal_note text check (char_length(internal_note) <= 2000),
  issued_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- Compared with the clock wherever it matters, so that nothing has to end it.
  until_at timestamptz,
  -- A guardian has read the words; of a child under 13 this comes before the child reads them.
  opened_at timestamptz,
  opened_by uuid references users on delete set null,
  -- The author has changed hidden content and waits for an answer.
  sent_again_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references users on delete set null,
  lifted_reason text check (char_length(lifted_reason) <= 2000),
  version integer not null default 1 check (version > 0),
  constraint account_sanctions_content_is_whole check ((content_type is null) = (content_id is null)),
  constraint account_sanctions_content_fits check (case kind
    when 'hidden' then content_type in ('post', 'club_review')
    when 'removed' then content_type = 'comment'
    else true end),
  constraint account_sanctions_only_restrictions_end check (case kind
    when 'limit' then until_at is not null
    when 'suspension' then true
    else until_at is null end)
);
create index account_sanctions_user_id on account_sanctions (user_id, created_at desc, id desc);
-- Who is limited or suspended, asked with every request and every scope over children.
create index account_sanctions_restrictions on account_sanctions (user_id)
  where kind in ('limit', 'suspension') and lifted_at is null;
-- One decision at a time keeps a thing out of sight.
create unique index account_sanctions_one_hides on account_sanctions (content_type, content_id)
  where kind in ('hidden', 'removed') and lifted_at is null;
create index account_sanctions_hidden on account_sanctions (created_at desc, id desc)
  where kind in ('hidden', 'removed') and lifted_at is null;
create index account_sanctions_sent_again on account_sanctions (created_at desc, id desc)
  where sent_again_at is not null and lifted_at is null;
create index account_sanctions_report_id on account_sanctions (report_id) where report_id is not null;
create index account_sanctions_issued_by on account_sanctions (issued_by) where issued_by is not null;
create index account_sanctions_opened_by on account_sanctions (opened_by) where opened_by is not null;
create index account_sanctions_lifted_by on account_sanctions (lifted_by) where lifted_by is not null;

-- Processes that remember who is behind a session learn of it at once (migration 0026).
create trigger account_sanctions_changed after insert or update or delete on account_sanctions
  for each row execute function tell_session_change('user_id');

-- One appeal against a decision, by the person or, of a child under 13, by somebody who looks after the child.
create table appeals (
  id uuid primary key default gen_random_uuid(),
  sanction_id uuid not null unique references account_sanctions on delete cascade,
  author_id uuid not null references users on delete cascade,
  words text not null check (btrim(words) <> '' and char_length(words) <= 2000),
  status text not null default 'waiting' check (status in ('waiting', 'upheld', 'overturned')),
  outcome_words text check (char_length(outcome_words) <= 2000),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- The first moderator decided, because there was no other.
  by_same_moderator boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  constraint appeals_decision_is_dated check ((status = 'waiting') = (decided_at is null))
);
create index appeals_by_status on appeals (status, created_at, id);
create index appeals_author_id on appeals (author_id);
create index appeals_decided_by on appeals (decided_by) where decided_by is not null;

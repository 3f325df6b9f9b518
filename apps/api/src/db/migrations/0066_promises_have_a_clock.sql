-- What is promised has a clock.

-- The deadlines up to which administrators know that something of a kind is overdue: each is news once.
create table waiting_overdue (
  kind text primary key check (char_length(kind) <= 40),
  told_for timestamptz not null
);

-- Something was really done: only then the reporter reads that action was taken.
alter table report_tickets add column is_acted_on boolean not null default false;
update report_tickets t set is_acted_on = true
where t.status = 'resolved' and exists (select from account_sanctions x
  where x.created_at >= t.created_at and (x.user_id = t.author_id
    or (x.content_type = t.content_type and x.content_id = t.content_id)));

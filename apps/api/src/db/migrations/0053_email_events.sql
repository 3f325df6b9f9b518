-- Which letters of a delivery have gone, so that trying it again sends nobody a second one. Goes with the delivery.
create table letters_done (
  outbox_id bigint not null references outbox_events on delete cascade,
  letter text not null check (char_length(letter) <= 300),
  primary key (outbox_id, letter)
);

-- How many mails went on a day, kept by the database: the log has too many rows to count them for each reader.
create table email_event_days (
  day date primary key,
  sent bigint not null default 0
);
insert into email_event_days (day, sent)
select (processed_at at time zone 'utc')::date, count(*) from email_events_log group by 1;

create function count_sent_mails() returns trigger language plpgsql as $$
begin
  insert into email_event_days as d (day, sent)
  select (processed_at at time zone 'utc')::date, count(*) from added group by 1
  on conflict (day) do update set sent = d.sent + excluded.sent;
  return null;
end
$$;
create trigger email_events_log_counted after insert on email_events_log
  referencing new table as added for each statement execute function count_sent_mails();

create function count_forgotten_mails() returns trigger language plpgsql as $$
begin
  update email_event_days d set sent = greatest(0, d.sent - gone.mails)
  from (select (processed_at at time zone 'utc')::date as day, count(*) as mails from removed group by 1) gone
  where d.day = gone.day;
  return null;
end
$$;
create trigger email_events_log_forgotten after delete on email_events_log
  referencing old table as removed for each statement execute function count_forgotten_mails();

create index email_events_log_by_template on email_events_log ((data ->> 'template'), processed_at desc);

-- How often a failed mail was tried. One whose address refused it for good has no delivery to try again.
alter table email_events_errors add column tries integer not null default 1 check (tries > 0);
create index email_events_errors_by_event on email_events_errors (event, occurred_at desc);
create index email_events_errors_search on email_events_errors using gin (lower(error_message) gin_trgm_ops);

-- Addresses that refused a mail for good: none is written to again until it has been confirmed anew.
create table refused_addresses (
  email text primary key check (email = lower(email) and char_length(email) <= 254),
  user_id uuid references users on delete cascade,
  refused_at timestamptz not null default now()
);
create index refused_addresses_user_id on refused_addresses (user_id) where user_id is not null;

create function forget_refusal() returns trigger language plpgsql as $$
begin
  delete from refused_addresses where email = lower(new.email);
  return null;
end
$$;
create trigger users_confirm_address after update of email, email_verified on users
  for each row when (new.email_verified) execute function forget_refusal();

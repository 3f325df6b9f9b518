-- The audit is read by day: where a day begins is found without walking through all that came after it.
create index audit_log_created_at on audit_log (created_at, id);

-- What a minor writes in a language that the check knows less well waits for a person.
alter table moderation_queue drop constraint moderation_queue_reason_check;
alter table moderation_queue add constraint moderation_queue_reason_check
  check (reason in ('flagged', 'near_copy', 'check_failed', 'check_unavailable', 'minor_media', 'reported', 'pattern',
    'adult_to_minor', 'to_child', 'language', 'user_type'));

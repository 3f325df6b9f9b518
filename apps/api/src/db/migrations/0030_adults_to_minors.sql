-- An adult's words to a minor wait for a person when they come near to contact, meetings, gifts and the like.
alter table moderation_queue drop constraint moderation_queue_reason_check;
alter table moderation_queue add constraint moderation_queue_reason_check
  check (reason in ('flagged', 'check_unavailable', 'minor_media', 'reported', 'pattern', 'adult_to_minor'));

-- The language in which somebody reads Ribbon and its emails. An event keeps the language of the person who
-- caused it, for emails to people without an account.
alter table athlete_profiles add column language text not null default 'en'
  check (language in ('en', 'bg', 'uk', 'es', 'it', 'fr', 'de'));
alter table waitlist_signups add column language text not null default 'en'
  check (language in ('en', 'bg', 'uk', 'es', 'it', 'fr', 'de'));
alter table contact_messages add column language text not null default 'en'
  check (language in ('en', 'bg', 'uk', 'es', 'it', 'fr', 'de'));
alter table outbox_events add column language text not null default 'en'
  check (language in ('en', 'bg', 'uk', 'es', 'it', 'fr', 'de'));

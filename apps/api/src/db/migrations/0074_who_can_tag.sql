-- A choice that counts takes the place of a switch that nothing asked.
alter table privacy_settings
  drop column allow_tags,
  add column who_can_tag text not null default 'ask' check (who_can_tag in ('nobody', 'ask', 'friends'));

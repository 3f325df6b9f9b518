-- The built-in picture check knows nudity and English words only. Unless an administrator decides
-- otherwise, a person looks at an adult's picture before minors see it.
insert into site_settings (setting_key, setting_value, setting_type, description) values
  ('trusts_built_in_check', 'false', 'boolean',
   'Whether pictures that only the built-in check has seen are shown to minors');

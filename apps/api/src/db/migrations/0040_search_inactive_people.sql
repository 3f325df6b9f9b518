-- Administrators also look for people whose account is paused, waits or goes: the other index knows only active ones.
create index athlete_profiles_search_inactive on athlete_profiles using gin (search_text gin_trgm_ops)
  where status <> 'active';

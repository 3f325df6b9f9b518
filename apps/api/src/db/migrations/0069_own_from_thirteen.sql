-- Whose yes an entry still waits for, and whose yes allowed it.
alter table competition_entries
  add column needs_own boolean not null default false,
  add column needs_guardian boolean not null default false,
  add column allowed_by uuid references users on delete set null,
  -- A club has stated that it holds a parent's written consent.
  add column consent_stated_by uuid references users on delete set null,
  add column consent_stated_at timestamptz;
update competition_entries set needs_guardian = true where status = 'waiting_guardian';
create index competition_entries_allowed_by on competition_entries (allowed_by)
  where allowed_by is not null;
create index competition_entries_consent_stated_by on competition_entries (consent_stated_by)
  where consent_stated_by is not null;

-- From 13 showing a name is the young person's own word, and so far nobody asked them.
update competition_entries e set shows_name = false from athlete_profiles p
  where p.id = e.user_id and e.shows_name
    and age_band(p.birth_month, p.birth_year, now()) in ('13-15', '16-17');

-- Who changed which setting, when, from what to what. An undo is a change like any other and names the one it undoes.
create table settings_changes (
  id bigint generated always as identity primary key,
  setting_key text not null references site_settings,
  from_value text not null check (char_length(from_value) <= 500),
  to_value text not null check (char_length(to_value) <= 500),
  -- Null when Ribbon did it by itself, or the account is gone.
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now(),
  undoes bigint references settings_changes,
  constraint settings_changes_change_something check (from_value <> to_value)
);
create index settings_changes_newest_of_key on settings_changes (setting_key, id desc);
create index settings_changes_changed_by on settings_changes (changed_by) where changed_by is not null;
create index settings_changes_undoes on settings_changes (undoes) where undoes is not null;

-- Processes remember for some seconds who is behind a session. Whatever changes that is told to all of them, at the
-- moment it is committed. Only what the look-up reads (platform/session.ts), and only when it becomes another:
-- counters of a profile and the moving end of a session change all the time and say nothing new about anybody.

create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('ribbon_sessions', coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0]);
  return null;
end
$$;

create trigger sessions_ended after delete on sessions
  for each row execute function tell_session_change('user_id');
create trigger sessions_shortened after update of user_id, token, expires_at on sessions
  for each row when (new.expires_at < old.expires_at or new.token <> old.token or new.user_id <> old.user_id)
  execute function tell_session_change('user_id');
create trigger users_known_otherwise after update of email, two_factor_enabled on users
  for each row when ((new.email, new.two_factor_enabled) is distinct from (old.email, old.two_factor_enabled))
  execute function tell_session_change('id');
create trigger athlete_profiles_known_otherwise
  after update of username, full_name, user_type, birth_month, birth_year, status, is_verified on athlete_profiles
  for each row when ((new.username, new.full_name, new.user_type, new.birth_month, new.birth_year, new.status,
    new.is_verified) is distinct from (old.username, old.full_name, old.user_type, old.birth_month, old.birth_year,
    old.status, old.is_verified))
  execute function tell_session_change('id');
create trigger user_roles_changed after insert or update or delete on user_roles
  for each row execute function tell_session_change('user_id');

-- Joining is not belonging (rule 22). Who has joined is a member by their own word only ('joined'); who belongs
-- was confirmed by the club ('active'): somebody who runs it or coaches there said yes, or invited this very
-- address, or has confirmed the guardian of the child. Everything that ties people together asks for 'active'.
alter table club_memberships
  drop constraint club_memberships_status_check,
  add constraint club_memberships_status_check
    check (status in ('active', 'joined', 'waiting_guardian', 'waiting_club', 'left'));

-- Whoever walked into an open club waits for its word. A club that decides itself has said it already; those who
-- run a club, its confirmed coaches and the demo world belong to it, too.
update club_memberships m set status = 'joined'
from clubs c, users u
where c.id = m.club_id and u.id = m.user_id and m.status = 'active' and c.join_policy = 'open'
  and m.membership_type <> 'admin' and m.coach_confirmed_at is null and u.email not like '%ribbon.test';

-- A club with children is open to nobody, and every club begins with asking.
alter table clubs alter column join_policy set default 'approval';
update clubs c set join_policy = 'approval' where join_policy = 'open' and (not is_claimed or exists (
  select from club_memberships m join athlete_profiles p on p.id = m.user_id
  where m.club_id = c.id and m.status <> 'left' and age_band(p.birth_month, p.birth_year, now()) <> 'adult'));

-- However somebody under 18 comes in, the door closes behind them.
create function close_to_strangers() returns trigger language plpgsql as $$
begin
  update clubs set join_policy = 'approval'
  where id = new.club_id and join_policy = 'open' and exists (
    select from athlete_profiles p
    where p.id = new.user_id and age_band(p.birth_month, p.birth_year, now()) <> 'adult');
  return null;
end
$$;
create trigger club_memberships_close_to_strangers after insert or update of status on club_memberships
  for each row when (new.status = 'active') execute function close_to_strangers();

-- What a guardian reads is asked only of guardians, and whether somebody is one is part of who is behind a session.
create trigger parental_relationships_known_otherwise after insert or update or delete on parental_relationships
  for each row execute function tell_session_change('parent_id');

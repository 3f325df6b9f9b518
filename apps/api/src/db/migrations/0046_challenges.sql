-- Challenges: whom they are for, tasks that are counted, teams and leaderboards.

alter table challenges
  add column image_id uuid references media_files on delete set null,
  add column cancelled_at timestamptz,
  add column cancel_reason text check (char_length(cancel_reason) <= 500),
  -- Those who joined were told that three days are left.
  add column ending_told_at timestamptz,
  alter column approval_status set default 'approved',
  add constraint challenges_club_is_named check ((created_by_kind = 'coach') = (club_id is not null)),
  add constraint challenges_cancelled_with_reason check ((cancelled_at is null) = (cancel_reason is null));
create index challenges_image_id on challenges (image_id) where image_id is not null;
-- Ribbon's own by their last day; clubs' and friends' are found by club and author.
drop index challenges_discover;
create index challenges_for_everyone on challenges (end_date, id)
  where created_by_kind = 'system' and approval_status = 'approved';
create index challenges_ending on challenges (end_date)
  where ending_told_at is null and cancelled_at is null and approval_status = 'approved';
create trigger challenges_take_media_along after delete on challenges
  referencing old table as old_rows for each statement execute function take_media_along('challenge');

-- How often a task is done, or how many minutes; with an element or an apparatus the training log counts it.
alter table challenge_tasks
  drop column points,
  drop column description,
  add column times smallint not null default 1 check (times between 1 and 1000),
  add column element text check (char_length(btrim(element)) between 1 and 80),
  add column apparatus text check (apparatus in ('freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon')),
  add constraint challenge_tasks_counts_one_thing check (element is null or apparatus is null);

-- How much of each task somebody has done. The table before knew only done or not, and was never written.
drop table challenge_task_completions;
create table challenge_task_progress (
  challenge_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  done smallint not null check (done between 0 and 1000),
  updated_at timestamptz not null default now(),
  -- When the last of it was done; null while something is left.
  completed_at timestamptz,
  primary key (task_id, user_id),
  foreign key (task_id, challenge_id) references challenge_tasks (id, challenge_id) on delete cascade,
  foreign key (challenge_id, user_id) references challenge_participants (challenge_id, user_id) on delete cascade
);
create index challenge_task_progress_task on challenge_task_progress (task_id, challenge_id);
create index challenge_task_progress_participant on challenge_task_progress
  (challenge_id, user_id, completed_at desc);

-- 100 points for each task, in part for a part; kept so that a leaderboard is the beginning of an index.
alter table challenge_participants
  add column points integer not null default 0 check (points >= 0),
  add column tasks_done smallint not null default 0 check (tasks_done >= 0),
  -- The club somebody joins for; it stays when they move on.
  add column team_club_id uuid references clubs on delete set null,
  -- What they chose in their settings; the age is asked when somebody looks.
  add column is_listed boolean not null default false;
create index challenge_participants_leaders on challenge_participants (challenge_id, points desc, user_id)
  where is_listed and points > 0;
create index challenge_participants_team on challenge_participants (team_club_id)
  where team_club_id is not null;
create index challenge_participants_best on challenge_participants (user_id, points desc);

-- Whoever changes the setting is on all boards, or on none.
create function list_on_leaderboards() returns trigger language plpgsql as $$
begin
  update challenge_participants set is_listed = new.on_leaderboards
    where user_id = new.user_id and is_listed <> new.on_leaderboards;
  return null;
end
$$;
create trigger privacy_settings_list_on_leaderboards after insert or update of on_leaderboards on privacy_settings
  for each row execute function list_on_leaderboards();

-- What the members of a club have done together.
create table challenge_teams (
  challenge_id uuid not null references challenges on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  members integer not null default 0 check (members >= 0),
  points bigint not null default 0 check (points >= 0),
  primary key (challenge_id, club_id)
);
create index challenge_teams_club_id on challenge_teams (club_id);
create index challenge_teams_leaders on challenge_teams (challenge_id, points desc, club_id);

create function add_to_team(challenge uuid, club uuid, person integer, score integer) returns void
  language plpgsql as $$
begin
  if club is null or (person = 0 and score = 0) then return; end if;
  update challenge_teams set members = members + person, points = points + score
    where challenge_id = challenge and club_id = club;
  if found or person < 0 then return; end if;
  insert into challenge_teams (challenge_id, club_id, members, points) values (challenge, club, person, score)
    on conflict (challenge_id, club_id)
    do update set members = challenge_teams.members + person, points = challenge_teams.points + score;
end
$$;
create function keep_challenge_teams() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.team_club_id is not distinct from new.team_club_id then
    perform add_to_team(new.challenge_id, new.team_club_id, 0, new.points - old.points);
    return null;
  end if;
  if tg_op <> 'INSERT' then perform add_to_team(old.challenge_id, old.team_club_id, -1, -old.points); end if;
  if tg_op <> 'DELETE' then perform add_to_team(new.challenge_id, new.team_club_id, 1, new.points); end if;
  return null;
end
$$;
create trigger challenge_participants_teams after insert or delete or update of points, team_club_id
  on challenge_participants for each row execute function keep_challenge_teams();

-- Pictures of challenges; reports about them; moderators hide them.
alter table media_files
  drop constraint media_files_purpose_check,
  add constraint media_files_purpose_check check (purpose in ('profile', 'post', 'club-logo', 'challenge',
    'competition', 'platform-logo')),
  drop constraint media_files_subject_kind_check,
  add constraint media_files_subject_kind_check check (subject_kind in ('profile', 'club', 'post', 'challenge',
    'competition', 'platform'));
alter table content_reports
  drop constraint content_reports_content_type_check,
  add constraint content_reports_content_type_check check (content_type in ('post', 'comment', 'profile',
    'club_review', 'club_event', 'challenge', 'other'));
alter table report_tickets
  drop constraint report_tickets_content_type_check,
  add constraint report_tickets_content_type_check check (content_type in ('post', 'comment', 'profile',
    'club_review', 'club_event', 'challenge', 'other'));
alter table account_sanctions
  drop constraint account_sanctions_content_type_check,
  add constraint account_sanctions_content_type_check check (content_type in ('post', 'comment', 'club_review',
    'challenge')),
  drop constraint account_sanctions_content_fits,
  add constraint account_sanctions_content_fits check (case kind
    when 'hidden' then content_type in ('post', 'club_review', 'challenge')
    when 'removed' then content_type = 'comment'
    else true end);

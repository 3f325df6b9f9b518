-- Since when the club has called somebody its member; joining alone does not count. Of memberships
-- from before nobody knows more than when they began.
alter table club_memberships add column active_since timestamptz;
update club_memberships set active_since = joined_at where status = 'active';

create function note_active_since() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' then
    new.active_since := null;
  elsif tg_op = 'INSERT' then
    new.active_since := coalesce(new.active_since, new.joined_at);
  elsif old.status <> 'active' then
    new.active_since := now();
  end if;
  return new;
end $$;
create trigger club_memberships_active_since before insert or update of status on club_memberships
  for each row execute function note_active_since();

-- Stars for a coach of a club. No words and no times: nothing here says when somebody rated. `stars` is
-- null once a rating was taken back; `shown_stars` is what it was when the shown figure was made.
create table coach_ratings (
  giver_id uuid not null references users on delete cascade,
  coach_id uuid not null references users on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  stars smallint check (stars between 1 and 5),
  shown_stars smallint check (shown_stars between 1 and 5),
  primary key (giver_id, coach_id, club_id),
  constraint coach_ratings_of_others check (giver_id <> coach_id)
);
create index coach_ratings_by_coach on coach_ratings (club_id, coach_id);
create index coach_ratings_coach_id on coach_ratings (coach_id);

-- What readers see; it changes in steps of several people, so that no difference is one person's.
create table coach_rating_figures (
  club_id uuid not null references clubs on delete cascade,
  coach_id uuid not null references users on delete cascade,
  mean numeric(2, 1) not null check (mean between 1 and 5),
  ratings integer not null check (ratings >= 5),
  primary key (club_id, coach_id)
);
create index coach_rating_figures_coach_id on coach_rating_figures (coach_id);

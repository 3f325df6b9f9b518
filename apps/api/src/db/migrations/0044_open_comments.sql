-- How many comments a post has depends on who reads: a minor's are for the minor's circle. Counting them anew for
-- each reader was two thirds of what the feed cost. What is for everybody is decided here, when a comment, its author
-- or the author's choice changes, and counted on the post; only the others are looked at for each reader.

-- The month, counted from the year 0, in which it is.
create function this_month() returns integer language sql stable
  return (extract(year from now() at time zone 'UTC') * 12 + extract(month from now() at time zone 'UTC'))::integer;

-- The month from which somebody's words are for everybody: at 18, or at 16 for whoever chose so. Null while the account
-- is not active; without a birthday it is never.
create function open_from(person uuid) returns integer language sql stable
  return (select case when p.birth_year is null then 2147483647
      else p.birth_year * 12 + p.birth_month + 1 + 12 * case when exists (
        select from privacy_settings s where s.user_id = p.id and s.allow_public_posts) then 16 else 18 end end
    from athlete_profiles p where p.id = person and p.status = 'active');

alter table comments
  -- Null while nobody but its author sees it.
  add column open_from integer,
  -- Nobody grows younger: what is open stays so until author or choice change, and then it is decided again.
  add column is_open boolean not null default false;
alter table posts add column open_comments_count integer not null default 0 check (open_comments_count >= 0);

update comments set open_from = open_from(author_id), is_open = coalesce(open_from(author_id) <= this_month(), false)
where approval_status = 'approved' and not is_hidden;
update posts p set open_comments_count = d.n
from (select post_id, count(*)::integer as n from comments where is_open group by post_id) d where p.id = d.post_id;

-- For each reader: who else wrote below a post, and whether somebody invisible did.
create index comments_for_some on comments (post_id, author_id) include (open_from)
  where not is_open and open_from is not null;
create index comments_for_all on comments (post_id, author_id) where is_open;
-- For housekeeping: those whose author has had the birthday.
create index comments_to_open on comments (open_from) where not is_open and open_from is not null;

create function decide_who_reads_comment() returns trigger language plpgsql as $$
begin
  new.open_from := case when new.approval_status = 'approved' and not new.is_hidden then open_from(new.author_id) end;
  new.is_open := coalesce(new.open_from <= this_month(), false);
  return new;
end
$$;
create trigger comments_decide_who_reads before insert or update of approval_status, is_hidden, open_from on comments
  for each row execute function decide_who_reads_comment();

create or replace function count_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update posts p set comments_count = p.comments_count + d.n, open_comments_count = p.open_comments_count + d.o
    from (select post_id, count(*)::integer as n, count(*) filter (where is_open)::integer as o from new_rows
          where approval_status = 'approved' and not is_hidden group by post_id) d
    where p.id = d.post_id;
  elsif tg_op = 'DELETE' then
    update posts p set comments_count = greatest(p.comments_count - d.n, 0),
      open_comments_count = greatest(p.open_comments_count - d.o, 0)
    from (select post_id, count(*)::integer as n, count(*) filter (where is_open)::integer as o from old_rows
          where approval_status = 'approved' and not is_hidden group by post_id) d
    where p.id = d.post_id;
  else
    update posts p set comments_count = greatest(p.comments_count + d.n, 0),
      open_comments_count = greatest(p.open_comments_count + d.o, 0)
    from (select post_id, sum(n)::integer as n, sum(o)::integer as o from (
            select post_id, 1 as n, is_open::integer as o from new_rows
            where approval_status = 'approved' and not is_hidden
            union all
            select post_id, -1, -is_open::integer from old_rows
            where approval_status = 'approved' and not is_hidden) c
          group by post_id having sum(n) <> 0 or sum(o) <> 0) d
    where p.id = d.post_id;
  end if;
  return null;
end
$$;

-- Decides again for everything that somebody wrote. Posts are locked first, as by whoever deletes one.
create function decide_again_who_reads(person uuid) returns void language plpgsql as $$
begin
  perform from posts where id in (select post_id from comments where author_id = person) order by id for no key update;
  update comments set open_from = open_from where author_id = person and approval_status = 'approved' and not is_hidden;
end
$$;

create function author_changed() returns trigger language plpgsql as $$
begin
  perform decide_again_who_reads(new.id);
  return null;
end
$$;
create trigger athlete_profiles_comments_decided after update of status, birth_month, birth_year on athlete_profiles
  for each row when ((new.status, new.birth_month, new.birth_year)
    is distinct from (old.status, old.birth_month, old.birth_year))
  execute function author_changed();

create function author_chose() returns trigger language plpgsql as $$
begin
  perform decide_again_who_reads(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create trigger privacy_settings_comments_decided after insert or delete or update of allow_public_posts
  on privacy_settings for each row execute function author_chose();

-- Whether somebody has a family here is part of who is behind a session, for the child as for the guardian.
create trigger parental_relationships_child_known_otherwise after insert or update or delete on parental_relationships
  for each row execute function tell_session_change('child_id');

-- Whom an adult's comment speaks to is, below most posts, the minor who spoke last. Looking for that walked back
-- through everything that adults had said since; an index over what minors said finds it with the first row.

-- Whether somebody is not an adult yet, as `age_band` reads it; without a birthday one never is.
create function is_minor(person uuid) returns boolean language sql stable
  return (select coalesce(p.birth_year * 12 + p.birth_month + 1 + 12 * 18 > this_month(), true)
    from athlete_profiles p where p.id = person);

-- By somebody who was a minor when it was written or last decided on. Nobody grows younger, so no minor is missing;
-- whoever asks looks at the age again.
alter table comments add column by_minor boolean not null default false;
update comments k set by_minor = true from athlete_profiles p
where p.id = k.author_id and coalesce(p.birth_year * 12 + p.birth_month + 1 + 12 * 18 > this_month(), true);

create index comments_by_minors on comments (post_id, created_at desc, id desc) where by_minor;

create or replace function decide_who_reads_comment() returns trigger language plpgsql as $$
begin
  new.open_from := case when new.approval_status = 'approved' and not new.is_hidden then open_from(new.author_id) end;
  new.is_open := coalesce(new.open_from <= this_month(), false);
  new.by_minor := coalesce(is_minor(new.author_id), true);
  return new;
end
$$;

-- A birthday that is put right counts for everything that person wrote, also for what nobody else sees.
create or replace function decide_again_who_reads(person uuid) returns void language plpgsql as $$
begin
  perform from posts where id in (select post_id from comments where author_id = person) order by id for no key update;
  update comments set open_from = open_from where author_id = person;
end
$$;

-- Comments are read as words to a child, as posts are (migration 0063), also where only adults read them today: a
-- minor may become a friend or a member tomorrow. Null: nobody has read it so yet, and it is for adults until then.
alter table comments add column reader_age smallint check (reader_age in (0, 13, 18));

-- What is not for every age is counted for each reader and not on the post.
create or replace function decide_who_reads_comment() returns trigger language plpgsql as $$
begin
  new.open_from := case when new.approval_status = 'approved' and not new.is_hidden then open_from(new.author_id) end;
  new.is_open := coalesce(new.open_from <= this_month() and new.reader_age = 0, false);
  new.by_minor := coalesce(is_minor(new.author_id), true);
  return new;
end
$$;
drop trigger comments_decide_who_reads on comments;
create trigger comments_decide_who_reads before insert or update of approval_status, is_hidden, open_from, reader_age
  on comments for each row execute function decide_who_reads_comment();
update comments set open_from = open_from where is_open;

drop index comments_to_open;
create index comments_to_open on comments (open_from) where not is_open and open_from is not null and reader_age = 0;
create index comments_to_read on comments (created_at desc, id desc)
  where reader_age is null and approval_status = 'approved';
create index comments_held_from_minors on comments (author_id, created_at desc, id desc)
  where reader_age > 0 and approval_status = 'approved';
create index comments_held_below_posts on comments (post_id, created_at desc, id desc)
  where reader_age > 0 and approval_status = 'approved';

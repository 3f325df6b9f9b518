-- The moderators' queue is read and decided. What is gone leaves it by itself, however it went.

create function leave_moderation_queue() returns trigger language plpgsql as $$
begin
  update moderation_queue q set status = 'withdrawn', decided_at = now()
  from old_rows o
  where q.content_kind = tg_argv[0] and q.content_id = o.id and q.status = 'waiting';
  return null;
end
$$;
create trigger media_files_leave_moderation_queue after delete on media_files
  referencing old table as old_rows for each statement execute function leave_moderation_queue('media');
create trigger comments_leave_moderation_queue after delete on comments
  referencing old table as old_rows for each statement execute function leave_moderation_queue('comment');

update moderation_queue q set status = 'withdrawn', decided_at = now()
where status = 'waiting' and (
  content_kind = 'media' and not exists (select from media_files f where f.id = q.content_id)
  or content_kind = 'comment' and not exists (select from comments k where k.id = q.content_id));

-- What was decided, newest first: all of it, of one kind, or for one reason.
create index moderation_queue_decided on moderation_queue (decided_at desc, id desc) where status <> 'waiting';
create index moderation_queue_decided_of_kind on moderation_queue (content_kind, decided_at desc, id desc)
  where status <> 'waiting';
create index moderation_queue_decided_for_reason on moderation_queue (reason, decided_at desc, id desc)
  where status <> 'waiting';

-- The rows that a comment leaves behind, in one statement: itself, what the moderator said, who is told, who
-- reads again. The counter of the post is kept by the trigger. $1: who writes, $2: the post, $3: the words.
with verdict as (
  insert into moderation_verdicts (content_kind, field, author_id, author_age_band, is_violation, severity,
    confidence, decided_by)
  values ('comment', 'content', $1::uuid, 'adult', false, 'green', 80, 'local')),
comment as (
  insert into comments (post_id, author_id, content, approval_status)
  values ($2::uuid, $1, $3, 'approved') returning id, author_id, content, created_at),
told as (
  insert into outbox_events (event, subscriber, payload, processed_at)
  select 'post.commented', 'reference', json_build_object('postId', $2::uuid, 'commentId', id, 'userId', $1::uuid),
    now() from comment),
change as (
  insert into realtime_events (audience, topic) values ('everyone', 'comments:' || $2::text) returning id)
select json_build_object('id', k.id, 'author', json_build_object('id', a.id, 'name', a.full_name,
    'username', a.username, 'isVerified', a.is_verified, 'country', a.country, 'art', a.profile_image_art,
    'imageId', a.profile_image_id), 'content', k.content, 'state', 'approved', 'createdAt', k.created_at)::text as comment,
  pg_notify('reference', change.id::text)
from comment k join athlete_profiles a on a.id = k.author_id, change

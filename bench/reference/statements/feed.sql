-- The newest twenty of what is public, of one's friends and one's own, and where the next page begins. $1: who reads.
with friend as (
  select addressee_id as id from friendships where requester_id = $1::uuid and status = 'accepted'
  union all select requester_id from friendships where addressee_id = $1::uuid and status = 'accepted'),
page as materialized (
  select id, created_at from (
    (select id, created_at from posts
     where visibility = 'public' and approval_status = 'approved' and not is_hidden
     order by created_at desc, id desc limit 21)
    union
    (select p.id, p.created_at from friend cross join lateral (
       select id, created_at from posts where author_id = friend.id
         and approval_status = 'approved' and not is_hidden and visibility <> 'private'
       order by created_at desc, id desc limit 21) p
     order by p.created_at desc, p.id desc limit 21)
    union
    (select id, created_at from posts where author_id = $1 and not is_hidden
     order by created_at desc, id desc limit 21)) found
  order by created_at desc, id desc limit 21)
select coalesce(json_agg(json_build_object(
    'id', p.id, 'author', json_build_object('id', a.id, 'name', a.full_name, 'username', a.username,
      'isVerified', a.is_verified, 'country', a.country, 'art', a.profile_image_art, 'imageId', a.profile_image_id),
    'club', case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'art', c.image_art,
      'imageId', c.image_id) end,
    'content', p.content, 'location', p.location, 'visibility', p.visibility,
    'media', coalesce((select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'width', f.width,
        'height', f.height, 'durationMs', f.duration_ms, 'placeholder', f.placeholder,
        'hasPoster', f.variants ? 'poster', 'status', f.status, 'alt', coalesce(m.alt_text, '')) order by m.position)
      from post_media m join media_files f on f.id = m.media_id where m.post_id = p.id), '[]'),
    'likes', p.likes_count, 'comments', least(p.open_comments_count, 100),
    'isLiked', exists (select from likes l where l.user_id = $1 and l.post_id = p.id),
    'commentsOff', not p.comments_enabled, 'approvalStatus', null,
    'createdAt', p.created_at, 'editedAt', p.edited_at) order by p.created_at desc, p.id desc), '[]')::text as posts,
  (select created_at || '.' || id from page order by created_at, id limit 1) as next,
  (select created_at || '.' || id from page order by created_at desc, id desc limit 1) as newest
from (select * from page order by created_at desc, id desc limit 20) shown
join posts p on p.id = shown.id join athlete_profiles a on a.id = p.author_id
left join clubs c on c.id = p.club_id

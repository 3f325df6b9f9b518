-- The first hundred comments below a post that are for everybody, and whether there are more. $1: the post.
select coalesce(json_agg(json_build_object('id', k.id, 'author', json_build_object('id', a.id,
      'name', a.full_name, 'username', a.username, 'isVerified', a.is_verified, 'country', a.country,
      'art', a.profile_image_art, 'imageId', a.profile_image_id),
    'content', k.content, 'state', k.approval_status, 'createdAt', k.created_at)
    order by k.created_at, k.id) filter (where nth <= 100), '[]')::text as comments,
  max(k.created_at || '.' || k.id) filter (where nth = 101) as next
from (
  select *, row_number() over (order by created_at, id) as nth from comments
  where post_id = $1::uuid and is_open
  order by created_at, id limit 101) k
join athlete_profiles a on a.id = k.author_id

-- What waits for a moderator, most urgent first, with what it is about.
select coalesce(json_agg(json_build_object('id', q.id, 'kind', q.content_kind, 'reason', q.reason,
    'priority', q.priority, 'status', q.status, 'createdAt', q.created_at,
    'author', json_build_object('id', a.id, 'name', a.full_name, 'username', a.username,
      'isVerified', a.is_verified, 'country', a.country, 'art', a.profile_image_art, 'imageId', a.profile_image_id),
    'comment', k.content, 'media', case when f.id is not null then json_build_object('id', f.id, 'kind', f.kind,
      'width', f.width, 'height', f.height, 'durationMs', f.duration_ms, 'placeholder', f.placeholder,
      'hasPoster', f.variants ? 'poster', 'shownBy', f.subject_kind, 'findings', f.check_result -> 'findings') end,
    'post', case when p.id is not null then json_build_object('id', p.id, 'content', p.content,
      'visibility', p.visibility, 'author', json_build_object('id', b.id, 'name', b.full_name,
        'username', b.username, 'isVerified', b.is_verified, 'country', b.country, 'art', b.profile_image_art,
        'imageId', b.profile_image_id),
      'files', (select count(*) from post_media n where n.post_id = p.id)) end)
    order by q.priority desc, q.found desc, q.created_at, q.id), '[]')::text as items
from (select * from moderation_queue where status = 'waiting'
  order by priority desc, found desc, created_at, id limit 21) q
join athlete_profiles a on a.id = q.author_id
left join comments k on q.content_kind = 'comment' and k.id = q.content_id
left join media_files f on q.content_kind = 'media' and f.id = q.content_id
left join posts p on p.id = coalesce(k.post_id, case when f.subject_kind = 'post' then f.subject_id end)
left join athlete_profiles b on b.id = p.author_id

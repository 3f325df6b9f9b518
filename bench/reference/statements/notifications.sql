-- The newest notifications of a person, with the last who caused each and how many did. $1: whose.
select coalesce(json_agg(json_build_object('id', n.id, 'type', n.type, 'data', n.action_data,
    'quote', left(coalesce(k.content, p.content), 120), 'people', cause.people,
    'person', json_build_object('id', a.id, 'name', a.full_name, 'art', a.profile_image_art,
      'imageId', a.profile_image_id),
    'timestamp', n.created_at, 'read', n.read_at is not null) order by n.created_at desc, n.id desc), '[]')::text
  as notifications
from (select * from notifications where user_id = $1::uuid order by created_at desc, id desc limit 21) n
cross join lateral (
  select count(*) as people, (array_agg(actor_id order by created_at desc))[1] as newest
  from notification_actors where notification_id = n.id) cause
left join athlete_profiles a on a.id = cause.newest
left join comments k on k.id = (n.action_data ->> 'commentId')::uuid
left join posts p on p.id = (n.action_data ->> 'postId')::uuid

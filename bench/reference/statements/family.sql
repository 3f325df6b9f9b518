-- Children, who looks after them, their permissions, what waits, and what they did lately. $1: the guardian.
select coalesce(json_agg(json_build_object('id', p.id, 'username', p.username, 'fullName', p.full_name,
    'art', p.profile_image_art, 'imageId', p.profile_image_id, 'status', p.status, 'myRole', r.role,
    'guardians', (select json_agg(json_build_object('id', g.parent_id, 'name', gp.full_name, 'art', gp.profile_image_art,
        'imageId', gp.profile_image_id, 'role', g.role,
        'relationship', g.relationship_type))
      from parental_relationships g join athlete_profiles gp on gp.id = g.parent_id
      where g.child_id = p.id and g.ended_at is null),
    'permissions', (select json_agg(json_build_object('permission', m.permission_type, 'granted', m.is_granted,
        'grantedAt', m.granted_at, 'expiresAt', m.expires_at)) from minor_permissions m where m.minor_id = p.id),
    'inbox', (select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'createdAt', i.created_at,
        'content', coalesce(post.content, said.content)) order by i.created_at)
      from guardian_inbox_items i left join posts post on post.id = i.post_id
        left join comments said on said.id = i.comment_id where i.child_id = p.id and i.status = 'waiting'),
    'invites', (select json_agg(w.id) from waiting_guardian_links w where w.child_id = p.id and w.settled_at is null),
    'activity', json_build_object(
      'lastActiveAt', (select max(updated_at) from sessions where user_id = p.id),
      'posts', (select count(*) from posts where author_id = p.id and created_at > now() - interval '7 days'),
      'comments', (select count(*) from comments where author_id = p.id and created_at > now() - interval '7 days'),
      'friends', (select count(*) from friendships where requester_id = p.id and status = 'accepted')
        + (select count(*) from friendships where addressee_id = p.id and status = 'accepted'),
      'clubs', (select json_agg(c.name) from club_memberships m join clubs c on c.id = m.club_id
        where m.user_id = p.id and m.status = 'active'),
      'trainingMinutes', (select coalesce(sum(duration_minutes), 0) from training_sessions
        where user_id = p.id and session_date > now() - interval '7 days')))
  order by p.full_name, p.id), '[]')::text as children
from parental_relationships r join athlete_profiles p on p.id = r.child_id
where r.parent_id = $1::uuid and r.ended_at is null

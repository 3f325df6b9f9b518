-- A profile with its figures and how one stands to it. $1: who reads, $2: whose.
select json_build_object('id', p.id, 'name', p.full_name, 'username', p.username, 'isVerified', p.is_verified,
  'country', p.country, 'art', p.profile_image_art, 'imageId', p.profile_image_id, 'bio', p.bio,
  'specialties', p.specialties, 'joinedAt', p.created_at,
  'stats', json_build_object(
    'posts', (select count(*) from posts where author_id = p.id and approval_status = 'approved'
      and not is_hidden and visibility <> 'private'),
    'followers', p.followers_count,
    'following', (select count(*) from follows where follower_id = p.id),
    'friends', (select count(*) from friendships where requester_id = p.id and status = 'accepted')
      + (select count(*) from friendships where addressee_id = p.id and status = 'accepted'),
    'clubs', (select count(*) from club_memberships where user_id = p.id and status = 'active')),
  'friendship', (select f.status from friendships f where least(f.requester_id, f.addressee_id) = least(p.id, $1::uuid)
    and greatest(f.requester_id, f.addressee_id) = greatest(p.id, $1::uuid)),
  'isFollowed', exists (select from follows where follower_id = $1 and followed_id = p.id))::text as profile
from athlete_profiles p where p.id = $2::uuid

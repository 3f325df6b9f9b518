-- The most followed of those in the directory whose name holds the word. $1: the word, as LIKE has it.
select coalesce(json_agg(json_build_object('id', p.id, 'name', p.full_name, 'username', p.username,
    'isVerified', p.is_verified, 'country', p.country, 'art', p.profile_image_art, 'imageId', p.profile_image_id,
    'specialties', p.specialties, 'followers', p.followers_count, 'achievements', cardinality(p.achievements),
    'friendship', (select f.status from friendships f
      where least(f.requester_id, f.addressee_id) = least(p.id, $2::uuid)
        and greatest(f.requester_id, f.addressee_id) = greatest(p.id, $2::uuid)),
    'isFollowed', exists (select from follows f where f.follower_id = $2 and f.followed_id = p.id))
    order by p.followers_count desc, p.id desc), '[]')::text as people
from (
  select * from athlete_profiles
  where listed_in_directory and status = 'active' and search_text like $1
  order by followers_count desc, id desc limit 25) p

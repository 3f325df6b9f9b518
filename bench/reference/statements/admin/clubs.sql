-- The newest clubs with those who run them, and how many clubs there are.
select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'city', c.city, 'country', c.country,
    'address', c.address, 'description', c.description, 'phone', c.phone, 'email', c.email, 'website', c.website,
    'hours', c.hours, 'programs', c.programs, 'art', c.image_art, 'imageId', c.image_id, 'latitude', c.latitude,
    'longitude', c.longitude, 'ageFrom', c.age_from, 'levels', c.levels, 'apparatus', c.apparatus, 'days', c.days,
    'joinPolicy', c.join_policy, 'status', c.status, 'isClaimed', c.is_claimed, 'claimedAt', c.claimed_at,
    'rating', c.rating, 'reviewsCount', c.reviews_count, 'membersCount', c.members_count, 'version', c.version,
    'createdAt', c.created_at, 'updatedAt', c.updated_at, 'deletedAt', c.deleted_at,
    'admins', coalesce((select json_agg(json_build_object('userId', a.user_id, 'fullName', p.full_name,
        'username', p.username, 'email', u.email))
      from club_admins a join users u on u.id = a.user_id join athlete_profiles p on p.id = a.user_id
      where a.club_id = c.id), '[]')) order by c.created_at desc, c.id desc), '[]')::text as clubs,
  (select count(*)::integer from clubs where deleted_at is null) as total
from (select * from clubs where deleted_at is null order by created_at desc, id desc limit 26) c

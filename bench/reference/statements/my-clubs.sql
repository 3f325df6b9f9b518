-- The clubs of a person. $1: whose.
select coalesce(json_agg(json_build_object('clubId', c.id, 'clubName', c.name, 'city', c.city, 'country', c.country,
    'art', c.image_art, 'imageId', c.image_id, 'rating', c.rating, 'membersCount', c.members_count,
    'address', c.address, 'hours', c.hours, 'phone', c.phone, 'email', c.email, 'website', c.website,
    'programs', c.programs, 'status', m.status, 'membershipType', m.membership_type,
    'isConfirmedCoach', m.coach_confirmed_at is not null, 'joinedAt', m.joined_at) order by c.name, c.id), '[]')::text
  as memberships
from club_memberships m join clubs c on c.id = m.club_id
where m.user_id = $1::uuid and m.status <> 'left'

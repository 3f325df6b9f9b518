-- Clubs within 50 km: the ten nearest, how many in all, and the spots of all of them. $1, $2: where.
with origin as materialized (select earth_point($1::double precision, $2::double precision) as spot),
hits as materialized (
  select c.id, c.name, c.city, c.latitude, c.longitude, c.is_claimed, earth_metres(c.earth, o.spot) as metres
  from origin o join clubs c on c.earth <@ earth_reach(o.spot, 50000)
  where earth_metres(c.earth, o.spot) <= 50000)
select (select count(*)::integer from hits) as total,
  (select json_agg(json_build_object('id', c.id, 'name', c.name, 'city', c.city, 'country', c.country,
      'address', c.address, 'description', c.description, 'phone', c.phone, 'email', c.email,
      'website', c.website, 'hours', c.hours, 'programs', c.programs, 'art', c.image_art, 'imageId', c.image_id,
      'position', json_build_object('latitude', c.latitude, 'longitude', c.longitude), 'rating', c.rating,
      'membersCount', c.members_count, 'isClaimed', c.is_claimed, 'joinPolicy', c.join_policy,
      'distanceKm', round((p.metres / 1000)::numeric, 1)))
   from (select * from hits order by metres, id limit 10) p join clubs c on c.id = p.id)::text as clubs,
  (select json_agg(json_build_object('id', s.id, 'name', s.name, 'city', s.city, 'latitude', s.latitude,
      'longitude', s.longitude, 'isClaimed', s.is_claimed))
   from (select * from hits order by metres, id limit 500) s)::text as points

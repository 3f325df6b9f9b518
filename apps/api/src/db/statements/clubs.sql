with page as materialized (
  select club.id,
    club.name
  from clubs club
  where club.deleted_at is null
  order by club.name,
    club.id
  limit 11
),
  spots as materialized (
    select id,
      name,
      city,
      latitude,
      longitude,
      is_claimed
    from clubs club
    where club.deleted_at is null
      and club.latitude is not null
    order by club.name,
      club.id
    limit 501
  )
select (
  select count(*)::integer
  from clubs club
  where club.deleted_at is null
) as total,
  coalesce(
    (
      select json_agg(entry)
      from (
        select json_build_object(
          'id',
          club.id,
          'slug',
          club.slug,
          'name',
          club.name,
          'city',
          club.city,
          'country',
          club.country,
          'address',
          club.address,
          'description',
          club.description,
          'phone',
          club.phone,
          'email',
          club.email,
          'website',
          club.website,
          'hours',
          club.hours,
          'programs',
          club.programs,
          'art',
          club.image_art,
          'imageId',
          (
            select shown.id
            from media_files shown
            where shown.id = club.image_id
              and shown.status = 'ready'
              and shown.is_seen
          ),
          'position',
          case
          when club.latitude is not null then json_build_object('latitude', club.latitude, 'longitude', club.longitude) end,
          'rating',
          club.rating,
          'membersCount',
          club.members_count,
          'isClaimed',
          club.is_claimed,
          'joinPolicy',
          case
          when club.status = 'approved' then club.join_policy
          else 'approval' end,
          'distanceKm',
          round((null::double precision / 1000)::numeric, 1)
        ) as entry
        from page
        join clubs club on club.id = page.id
        order by page.name,
          page.id
        limit 10
      ) as entries
    ),
    '[]'
  )::text as clubs,
  case
  when (
    select count(*)
    from page
  ) > 10 then (
    select json_build_object('name', page.name, 'id', page.id)
    from page
    order by page.name,
      page.id
    offset 9
    limit 1
  ) end as "end",
  coalesce(
    (
      select json_agg(entry)
      from (
        select json_build_object(
          'id',
          spot.id,
          'name',
          spot.name,
          'city',
          spot.city,
          'latitude',
          spot.latitude,
          'longitude',
          spot.longitude,
          'isClaimed',
          spot.is_claimed
        ) as entry
        from spots spot
        limit 500
      ) as entries
    ),
    '[]'
  )::text as points,
  (
    select count(*)
    from spots
  ) > 500 as "morePoints"

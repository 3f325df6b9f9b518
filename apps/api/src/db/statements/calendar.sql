select event.id,
  event.club_id as "clubId",
  club.name as "clubName",
  event.series_id as "seriesId",
  event.kind,
  event.title,
  coalesce(event.description, '') as description,
  coalesce(event.location, '') as location,
  event.starts_at as "startsAt",
  event.ends_at as "endsAt",
  club.country,
  club.time_zone as "timeZone",
  event.status,
  event.version,
  event.capacity,
  event.level,
  event.age_from as "ageFrom",
  event.age_to as "ageTo",
  event.going_count as going,
  event.waiting_count as waiting,
  event.updated_at as "updatedAt",
  coalesce(
    (
      select json_agg(
        json_build_object(
          'eventId',
          rsvp.event_id,
          'userId',
          rsvp.user_id,
          'status',
          rsvp.status,
          'position',
          case
          when rsvp.status = 'waiting_list' then (
            select count(*)
            from club_event_rsvps ahead
            where ahead.event_id = rsvp.event_id
              and ahead.status = 'waiting_list'
              and ahead.created_at <= rsvp.created_at
          ) end
        )
      )
      from club_event_rsvps rsvp
      where rsvp.event_id = event.id
        and rsvp.user_id = any($1::uuid[])
    ),
    '[]'
  ) as answers
from unnest($2::uuid[]) as asked(id)
cross join lateral (
  select *
  from club_events
  where club_id = asked.id
    and starts_at > $3
    and ends_at > $4
  order by starts_at,
    id
  limit $5
) event
join clubs club on club.id = event.club_id
order by starts_at,
  id
limit $6

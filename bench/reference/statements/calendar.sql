-- The next events of one's own clubs, with one's own answer. $1: who reads.
select coalesce(json_agg(json_build_object('id', e.id, 'clubId', e.club_id, 'clubName', e.club_name,
    'seriesId', e.series_id, 'kind', e.kind, 'title', e.title, 'description', e.description,
    'location', e.location, 'startsAt', e.starts_at, 'endsAt', e.ends_at, 'status', e.status,
    'version', e.version, 'capacity', e.capacity, 'counts', json_build_object('going', e.going_count,
      'waiting', e.waiting_count), 'answer', r.status) order by e.starts_at, e.id), '[]')::text as events
from (
  select e.*, c.name as club_name
  from club_memberships m join clubs c on c.id = m.club_id cross join lateral (
    select * from club_events where club_id = m.club_id and ends_at > now() and starts_at > now() - interval '15 days'
    order by starts_at, id limit 21) e
  where m.user_id = $1::uuid and m.status = 'active'
  order by e.starts_at, e.id limit 21) e
left join club_event_rsvps r on r.event_id = e.id and r.user_id = $1

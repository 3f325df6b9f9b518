select competition.id,
  competition.name,
  competition.organizer,
  competition.location,
  competition.city,
  competition.country,
  competition.start_date::text as "startDate",
  competition.end_date::text as "endDate",
  competition.category,
  competition.level,
  competition.description,
  competition.max_participants as "maxParticipants",
  competition.current_participants as "currentParticipants",
  competition.registration_deadline::text as "registrationDeadline",
  competition.entry_fee as "entryFee",
  competition.website,
  competition.image_art as art,
  competition.status,
  (
    select shown.id
    from media_files shown
    where shown.id = competition.image_id
      and shown.status = 'ready'
      and shown.is_seen
  ) as "imageId",
  (competition.start_date - date '2000-01-01') as "sortKey"
from competitions competition
where competition.approval_status = 'approved'
  and competition.status in ('upcoming', 'ongoing')
  and true
order by competition.start_date,
  competition.id
limit $1

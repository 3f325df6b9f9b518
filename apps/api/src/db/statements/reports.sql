select ticket.id,
  ticket.rank as "sortKey",
  ticket.content_type as "contentType",
  ticket.content_id as "contentId",
  case
  when ticket.is_for_everybody
  or exists (
    select
    from report_openings opening
    where opening.ticket_id = ticket.id
      and opening.moderator_id = $1
  ) then left(nullif(coalesce(ticket.snapshot->>'text', ticket.snapshot->>'about'), ''), $2) end as quote,
  (
    select json_build_object(
      'id',
      person.id,
      'name',
      shown_name(
        person.full_name,
        person.username,
        (
          case
          when person.birth_year * 12 + person.birth_month < :month_18_years_ago then 'adult'
          when person.birth_year * 12 + person.birth_month < :month_16_years_ago then '16-17'
          when person.birth_year * 12 + person.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        )
      ),
      'username',
      person.username,
      'isVerified',
      person.is_verified,
      'country',
      person.country,
      'art',
      person.profile_image_art,
      'imageId',
      (
        select shown.id
        from media_files shown
        where shown.id = person.profile_image_id
          and shown.status = 'ready'
          and shown.is_seen
      )
    )
    from athlete_profiles person
    where person.id = report.reporter_id
  ) as reporter,
  ticket.reports_count as "reportsCount",
  report.reason,
  report.description,
  ticket.status,
  ticket.urgency,
  ticket.due_at as "dueAt",
  (
    select coalesce(who.full_name, who.username)
    from athlete_profiles who
    where who.id = ticket.taken_by
  ) as "takenBy",
  ticket.taken_by is not distinct
from $3::uuid as "isTakenByReader",
  (
    select coalesce(who.full_name, who.username)
    from athlete_profiles who
    where who.id = ticket.decided_by
  ) as "reviewedBy",
  ticket.decided_at as "reviewedAt",
  ticket.created_at as "createdAt",
  ticket.updated_at as "updatedAt",
  ticket.version
from (
  select *
  from (
    (
      select ticket.*
      from report_tickets ticket
      where ticket.id not in (
        select id
        from (
          select ticket.id
          from report_tickets ticket
          where ticket.author_id in (
            select $4::uuid as id
            union
            select child_id
            from parental_relationships
            where parent_id = $5::uuid
            union
            select parent_id
            from parental_relationships
            where child_id = $6::uuid
            union
            select other.parent_id
            from parental_relationships own
            join parental_relationships other on other.child_id = own.child_id
            where own.parent_id = $7::uuid
            union
            select other.child_id
            from parental_relationships own
            join parental_relationships other on other.parent_id = own.parent_id
            where own.child_id = $8::uuid
          )
          union
          select report.ticket_id
          from content_reports report
          where report.reporter_id in (
            select $9::uuid as id
            union
            select child_id
            from parental_relationships
            where parent_id = $10::uuid
            union
            select parent_id
            from parental_relationships
            where child_id = $11::uuid
            union
            select other.parent_id
            from parental_relationships own
            join parental_relationships other on other.child_id = own.child_id
            where own.parent_id = $12::uuid
            union
            select other.child_id
            from parental_relationships own
            join parental_relationships other on other.parent_id = own.parent_id
            where own.child_id = $13::uuid
          )
          union
          select ticket.id
          from club_admins admin
          join report_tickets ticket on ticket.content_type = 'other'
            and ticket.content_id = admin.club_id
          where admin.user_id in (
            select $14::uuid as id
            union
            select child_id
            from parental_relationships
            where parent_id = $15::uuid
            union
            select parent_id
            from parental_relationships
            where child_id = $16::uuid
            union
            select other.parent_id
            from parental_relationships own
            join parental_relationships other on other.child_id = own.child_id
            where own.parent_id = $17::uuid
            union
            select other.child_id
            from parental_relationships own
            join parental_relationships other on other.parent_id = own.parent_id
            where own.child_id = $18::uuid
          )
        ) own
        union
        select report.ticket_id
        from safeguarding_reports safeguarding
        join content_reports report on report.id = safeguarding.content_report_id
        where safeguarding.id in (
          select safeguarding.id
          from safeguarding_reports safeguarding
          where safeguarding.child_id in (
            select $19::uuid as id
            union
            select child_id
            from parental_relationships
            where parent_id = $20::uuid
            union
            select parent_id
            from parental_relationships
            where child_id = $21::uuid
            union
            select other.parent_id
            from parental_relationships own
            join parental_relationships other on other.child_id = own.child_id
            where own.parent_id = $22::uuid
            union
            select other.child_id
            from parental_relationships own
            join parental_relationships other on other.parent_id = own.parent_id
            where own.child_id = $23::uuid
          )
          union
          select safeguarding.id
          from safeguarding_reports safeguarding
          where safeguarding.opened_by in (
            select $24::uuid as id
            union
            select child_id
            from parental_relationships
            where parent_id = $25::uuid
            union
            select parent_id
            from parental_relationships
            where child_id = $26::uuid
            union
            select other.parent_id
            from parental_relationships own
            join parental_relationships other on other.child_id = own.child_id
            where own.parent_id = $27::uuid
            union
            select other.child_id
            from parental_relationships own
            join parental_relationships other on other.parent_id = own.parent_id
            where own.child_id = $28::uuid
          )
            and safeguarding.source <> 'staff'
          union
          select note.report_id
          from safeguarding_notes note
          where note.kind = 'linked'
            and note.person_id in (
              select $29::uuid as id
              union
              select child_id
              from parental_relationships
              where parent_id = $30::uuid
              union
              select parent_id
              from parental_relationships
              where child_id = $31::uuid
              union
              select other.parent_id
              from parental_relationships own
              join parental_relationships other on other.child_id = own.child_id
              where own.parent_id = $32::uuid
              union
              select other.child_id
              from parental_relationships own
              join parental_relationships other on other.parent_id = own.parent_id
              where own.child_id = $33::uuid
            )
        )
      )
        and true
        and true
        and true
      order by ticket.rank,
        ticket.id
      limit $34
    )
  ) found
  order by found.rank,
    found.id
  limit $35
) ticket
cross join lateral (
  select reporter_id,
    reason,
    description
  from content_reports
  where ticket_id = ticket.id
  order by created_at desc
  limit 1
) report
order by ticket.rank,
  ticket.id

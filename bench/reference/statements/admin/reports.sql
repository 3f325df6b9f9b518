-- The most urgent reports, each with its newest reporter.
select coalesce(json_agg(json_build_object('id', t.id, 'contentType', t.content_type, 'contentId', t.content_id,
    'reporter', json_build_object('id', a.id, 'name', a.full_name, 'username', a.username,
      'isVerified', a.is_verified, 'country', a.country, 'art', a.profile_image_art, 'imageId', a.profile_image_id),
    'reportsCount', t.reports_count, 'reason', r.reason, 'description', r.description, 'status', t.status,
    'urgency', t.urgency, 'dueAt', t.due_at, 'takenBy', b.full_name, 'reviewedBy', d.full_name,
    'reviewedAt', t.decided_at, 'createdAt', t.created_at, 'updatedAt', t.updated_at, 'version', t.version)
    order by t.rank, t.id), '[]')::text as tickets
from (select * from report_tickets order by rank, id limit 21) t
cross join lateral (select * from content_reports where ticket_id = t.id order by created_at desc limit 1) r
left join athlete_profiles a on a.id = r.reporter_id
left join athlete_profiles b on b.id = t.taken_by left join athlete_profiles d on d.id = t.decided_by

with queued as materialized (
  (
    select *,
      created_at as at
    from moderation_queue
    where status = 'waiting'
      and true
      and content_kind in ('media', 'post', 'comment', 'profile', 'challenge', 'user_type')
      and true
      and author_id is not null
    order by priority desc,
      found desc,
      created_at,
      id
    limit 21
  )
)
select queued.id,
  (extract(epoch from queued.at) * 1000000)::bigint as "sortKey",
  queued.content_kind as kind,
  queued.reason,
  queued.priority,
  queued.found,
  queued.status,
  queued.created_at as "createdAt",
  (
    json_build_object(
      'id',
      author.id,
      'name',
      shown_name(
        author.full_name,
        author.username,
        (
          case
          when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
          when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
          when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        )
      ),
      'username',
      author.username,
      'isVerified',
      author.is_verified,
      'country',
      author.country,
      'art',
      author.profile_image_art,
      'imageId',
      (
        select shown.id
        from media_files shown
        where shown.id = author.profile_image_id
          and shown.status = 'ready'
          and shown.is_seen
      )
    )::jsonb || jsonb_build_object(
      'ageBand',
      (
        case
        when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
        when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
        when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
        else 'under13' end
      )
    )
  ) as author,
  exists (
    select
    from parental_relationships
    where parent_id = $1
      and child_id = author.id
      and parental_relationships.ended_at is null
  ) as "isOfOwnChild",
  case queued.content_kind
  when 'challenge' then (
    select concat_ws(
      E'
',
      challenge.title,
      challenge.description,
      (
        select string_agg(concat_ws(' ', task.title, task.element), E'
' order by task.position)
        from challenge_tasks task
        where task.challenge_id = challenge.id
      ),
      nullif(array_to_string(challenge.rewards || challenge.requirements, E'
'), ''),
      challenge.cancel_reason
    )
    from challenges challenge
    where challenge.id = queued.content_id
  )
  when 'user_type' then (
    select 'From ' || replace(profile.user_type, '_', ' ') || ' to ' || replace(request.user_type, '_', ' ')
    from user_type_wishes request
    join athlete_profiles profile on profile.id = request.user_id
    where request.user_id = queued.content_id
  )
  when 'profile' then (
    select concat_ws(
      E'
',
      profile.bio,
      nullif(array_to_string(profile.specialties, ', '), ''),
      nullif(array_to_string(profile.achievements, ', '), '')
    )
    from athlete_profiles profile
    where profile.id = queued.content_id
  )
  when 'post' then (
    select concat_ws(
      E'
',
      post.content,
      post.location,
      (
        select string_agg(attached.alt_text, E'
' order by attached.position)
        from post_media attached
        where attached.post_id = post.id
      )
    )
    from posts post
    where post.id = queued.content_id
  )
  when 'comment' then (
    select comment.content
    from comments comment
    where comment.id = queued.content_id
  ) end as comment,
  case
  when file.id is not null then json_build_object(
    'id',
    file.id,
    'kind',
    file.kind,
    'width',
    file.width,
    'height',
    file.height,
    'durationMs',
    file.duration_ms,
    'placeholder',
    file.placeholder,
    'hasPoster',
    file.variants ? 'poster',
    'alt',
    coalesce(media.alt_text, ''),
    'shownBy',
    file.subject_kind,
    'findings',
    file.check_result -> 'findings',
    'nearCopyOf',
    file.check_result -> 'nearCopyOf'
  ) end as media,
  case
  when post.id is not null then json_build_object(
    'id',
    post.id,
    'content',
    post.content,
    'visibility',
    post.visibility,
    'author',
    (
      json_build_object(
        'id',
        post_author.id,
        'name',
        shown_name(
          post_author.full_name,
          post_author.username,
          (
            case
            when post_author.birth_year * 12 + post_author.birth_month < :month_18_years_ago then 'adult'
            when post_author.birth_year * 12 + post_author.birth_month < :month_16_years_ago then '16-17'
            when post_author.birth_year * 12 + post_author.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          )
        ),
        'username',
        post_author.username,
        'isVerified',
        post_author.is_verified,
        'country',
        post_author.country,
        'art',
        post_author.profile_image_art,
        'imageId',
        (
          select shown.id
          from media_files shown
          where shown.id = post_author.profile_image_id
            and shown.status = 'ready'
            and shown.is_seen
        )
      )::jsonb || jsonb_build_object(
        'ageBand',
        (
          case
          when post_author.birth_year * 12 + post_author.birth_month < :month_18_years_ago then 'adult'
          when post_author.birth_year * 12 + post_author.birth_month < :month_16_years_ago then '16-17'
          when post_author.birth_year * 12 + post_author.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        )
      )
    ),
    'files',
    (
      select count(*)
      from post_media attached
      where attached.post_id = post.id
    )
  ) end as post,
  case
  when club.id is not null then json_build_object('id', club.id, 'name', club.name, 'city', club.city) end as club,
  queued.decided_at as "decidedAt",
  coalesce(decider.full_name, decider.username) as "decidedBy",
  queued.decision_note as note
from queued
join athlete_profiles author on author.id = queued.author_id
left join comments comment on queued.content_kind = 'comment'
  and comment.id = queued.content_id
left join media_files file on queued.content_kind = 'media'
  and file.id = queued.content_id
left join posts post on post.id = coalesce(
  comment.post_id,
  case
  when file.subject_kind = 'post' then file.subject_id end,
  case
  when queued.content_kind = 'post' then queued.content_id end
)
left join athlete_profiles post_author on post_author.id = post.author_id
left join post_media media on media.post_id = post.id
  and media.media_id = file.id
left join clubs club on club.id = coalesce(post.club_id, case when file.subject_kind = 'club' then file.subject_id end)
left join athlete_profiles decider on decider.id = queued.decided_by
order by queued.priority desc,
  queued.found desc,
  queued.at,
  queued.id
limit 21

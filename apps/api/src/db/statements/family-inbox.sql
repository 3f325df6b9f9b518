with child as materialized (
  select child_id as id,
    role,
    verified_at,
    verified_how,
    verified_club_id
  from parental_relationships
  where true
    and parent_id = $1
    and parental_relationships.ended_at is null
),
  people as materialized (
    select array(
      select id
      from child
      union all
      select $2::uuid
    ) as ids
  )
select coalesce(
  (
    select json_agg(listed)
    from (
      select profile.id,
        profile.username,
        profile.full_name as "fullName",
        profile.profile_image_art as art,
        profile.profile_image_id as "imageId",
        card.expires_at as "codeCardUntil",
        profile.birth_month as "birthMonth",
        profile.birth_year as "birthYear",
        profile.status,
        child.role as "myRole",
        deletion.undo_until as "deletionUndoUntil",
        account.email is not null as "hasEmail",
        profile.language,
        profile.in_community as "inCommunity",
        case
        when child.verified_at is not null
        and child.role <> 'view_only' then json_build_object(
          'how',
          child.verified_how,
          'at',
          child.verified_at,
          'club',
          (
            select name
            from clubs
            where id = child.verified_club_id
              and deleted_at is null
          )
        ) end as verified
      from child
      join athlete_profiles profile on profile.id = child.id
      join users account on account.id = profile.id
      left join code_cards card on card.child_id = profile.id
        and card.expires_at > $3
      left join account_deletion_requests deletion on deletion.user_id = profile.id
        and deletion.cancelled_at is null
      order by profile.full_name,
        profile.id
    ) listed
  ),
  '[]'
) as children,
  coalesce(
    (
      select json_agg(listed)
      from (
        select guardian_link.child_id as "childId",
          guardian_link.parent_id as id,
          coalesce(profile.full_name, profile.username) as name,
          profile.profile_image_art as art,
          (
            select shown.id
            from media_files shown
            where shown.id = profile.profile_image_id
              and shown.status = 'ready'
              and shown.is_seen
          ) as "imageId",
          guardian_link.role,
          guardian_link.relationship_type as relationship,
          guardian_link.verified_at is not null as "isVerified"
        from parental_relationships guardian_link
        join athlete_profiles profile on profile.id = guardian_link.parent_id
        where guardian_link.child_id = any(
          (
            select ids
            from people
          )::uuid[]
        )
          and guardian_link.ended_at is null
        order by guardian_link.role = 'primary' desc,
          guardian_link.created_at
      ) listed
    ),
    '[]'
  ) as guardians,
  coalesce(
    (
      select json_agg(listed)
      from (
        select minor_id as "childId",
          permission_type as permission,
          is_granted
          and (
            permission_type in ('join_clubs', 'upload_media')
            or not profile.in_community
            or is_verified_word(minor_id, parent_id)
          ) as granted,
          granted_at as "grantedAt",
          expires_at as "expiresAt"
        from minor_permissions
        join athlete_profiles profile on profile.id = minor_id
        where minor_id = any(
          array(
            select id
            from child
          )
        )
      ) listed
    ),
    '[]'
  ) as permissions,
  coalesce(
    (
      select json_agg(listed)
      from (
        select item.id,
          item.child_id as "childId",
          item.kind,
          item.created_at as "createdAt",
          case item.kind
          when 'training_plan' then (
            select excerpt.text
            from (
              select plan.title as text,
                plan.created_by as author
              from club_training_plans plan
              where plan.id = item.plan_id
            ) excerpt
          )
          when 'correction' then (
            select excerpt.text
            from (
              select correction.full_name || ', born in ' || to_char(make_date(correction.birth_year, correction.birth_month, 1), 'FMMonth YYYY') as text,
                correction.user_id as author
              from corrections correction
              where correction.id = item.correction_id
            ) excerpt
          )
          when 'email_change' then (
            select excerpt.text
            from (
              select change.new_email as text,
                change.user_id as author
              from email_changes change
              where change.id = item.email_change_id
            ) excerpt
          )
          when 'bio' then (
            select excerpt.text
            from (
              select waiting.bio as text,
                waiting.user_id as author
              from waiting_bios waiting
              where waiting.id = item.bio_id
            ) excerpt
          )
          when 'post' then (
            select excerpt.text
            from (
              select post.content as text,
                post.author_id as author
              from posts post
              where post.id = item.post_id
            ) excerpt
          )
          when 'comment' then (
            select excerpt.text
            from (
              select comment.content as text,
                comment.author_id as author
              from comments comment
              where comment.id = item.comment_id
            ) excerpt
          ) end as content,
          case item.kind
          when 'friend_request' then (
            select json_build_object(
              'person',
              json_build_object(
                'requesterId',
                friendship.requester_id,
                'fullName',
                person.full_name,
                'username',
                person.username,
                'birthMonth',
                person.birth_month,
                'birthYear',
                person.birth_year,
                'guardian',
                (
                  select json_build_object(
                    'fullName',
                    coalesce(guardian.full_name, guardian.username),
                    'verifiedAt',
                    link.verified_at,
                    'club',
                    (
                      select shared.name
                      from club_memberships theirs
                      join club_memberships own on own.club_id = theirs.club_id
                        and own.user_id = item.child_id
                        and own.status = 'active'
                      join clubs shared on shared.id = theirs.club_id
                        and shared.deleted_at is null
                      where theirs.user_id = person.id
                        and theirs.status = 'active'
                      order by shared.name
                      limit 1
                    )
                  )
                  from parental_relationships link
                  join athlete_profiles guardian on guardian.id = link.parent_id
                  where link.child_id = person.id
                    and link.ended_at is null
                    and link.verified_at is not null
                    and age_band(person.birth_month, person.birth_year, now()) = 'under13'
                  order by link.role = 'primary' desc,
                    link.verified_at
                  limit 1
                )
              )
            )
            from friendships friendship
            join athlete_profiles person on person.id = case
              when friendship.requester_id = item.child_id then friendship.addressee_id
              else friendship.requester_id end
            where friendship.id = item.friendship_id
          )
          when 'club_join' then (
            select json_build_object('club', json_build_object('name', club.name, 'city', coalesce(club.city, '')))
            from club_memberships membership
            join clubs club on club.id = membership.club_id
            where membership.id = item.membership_id
          )
          when 'event_rsvp' then (
            select json_build_object(
              'event',
              json_build_object(
                'title',
                event.title,
                'location',
                coalesce(event.location, ''),
                'startsAt',
                event.starts_at,
                'country',
                club.country,
                'timeZone',
                club.time_zone
              ),
              'club',
              json_build_object('name', club.name, 'city', coalesce(club.city, ''))
            )
            from club_events event
            join clubs club on club.id = event.club_id
            where event.id = item.event_id
          )
          when 'training_plan' then (
            select json_build_object('club', json_build_object('name', club.name, 'city', coalesce(club.city, '')))
            from club_training_plans plan
            join clubs club on club.id = plan.club_id
            where plan.id = item.plan_id
          )
          when 'competition_entry' then (
            select json_build_object(
              'event',
              json_build_object(
                'title',
                competition.name,
                'location',
                competition.location || ', ' || competition.city,
                'startsAt',
                competition.start_date::timestamptz
              ),
              'entry',
              (
                select json_build_object(
                  'organizer',
                  competition.organizer,
                  'name',
                  min(
                    shown_name(
                      entrant.full_name,
                      entrant.username,
                      age_band(entrant.birth_month, entrant.birth_year, now())
                    )
                  ),
                  'club',
                  min(club.name),
                  'categories',
                  coalesce(
                    json_agg(
                      json_build_object(
                        'level',
                        category.level,
                        'discipline',
                        category.discipline,
                        'ageFrom',
                        category.age_from,
                        'ageTo',
                        category.age_to,
                        'federationClass',
                        category.federation_class
                      )
                      order by category.position,
                      category.id
                    ),
                    '[]'
                  )
                )
                from competition_entries entry
                join competition_categories category on category.id = entry.category_id
                join athlete_profiles entrant on entrant.id = entry.user_id
                left join clubs club on club.id = entry.club_id
                where entry.competition_id = competition.id
                  and entry.user_id = item.child_id
                  and entry.status = 'waiting_guardian'
                having count(*) > 0
              )
            )
            from competitions competition
            where competition.id = item.competition_id
          )
          when 'post' then (
            select json_build_object(
              'media',
              coalesce(
                json_agg(
                  json_build_object('id', shown.media_id, 'kind', file.kind, 'alt', coalesce(shown.alt_text, ''))
                  order by shown.position
                ),
                '[]'
              )
            )
            from post_media shown
            join media_files file on file.id = shown.media_id
            where shown.post_id = item.post_id
              and file.status <> 'rejected'
          ) end as details
        from child
        cross join lateral (
          select *
          from guardian_inbox_items
          where child_id = child.id
            and status = 'waiting'
          order by created_at
          limit $4
        ) item
        order by item.created_at
      ) listed
    ),
    '[]'
  ) as inbox,
  coalesce(
    (
      select json_agg(listed)
      from (
        select child.id as "childId",
          greatest(
            (
              select max(updated_at)
              from sessions
              where user_id = child.id
            ),
            (
              select max(created_at)
              from posts
              where author_id = child.id
            ),
            (
              select max(created_at)
              from comments
              where author_id = child.id
            )
          ) as "lastActiveAt",
          (
            select count(*)
            from posts
            where author_id = child.id
              and created_at > $5
          ) as posts,
          (
            select count(*)
            from comments
            where author_id = child.id
              and created_at > $6
          ) as comments,
          (
            select count(*)
            from friendships
            where requester_id = child.id
              and status = 'accepted'
          ) + (
            select count(*)
            from friendships
            where addressee_id = child.id
              and status = 'accepted'
          ) as friends,
          array(
            select club.name
            from club_memberships member
            join clubs club on club.id = member.club_id
            where member.user_id = child.id
              and member.is_active
              and club.deleted_at is null
            order by member.joined_at
            limit 10
          ) as clubs,
          (
            select coalesce(sum(duration_minutes), 0)::int
            from training_sessions
            where user_id = child.id
              and session_date > $7::date
          ) as "trainingMinutes"
        from child
      ) listed
    ),
    '[]'
  ) as activity,
  coalesce(
    (
      select json_agg(listed)
      from (
        select id,
          child_id as "childId",
          role,
          sent_to as "sentTo",
          expires_at as "expiresAt"
        from guardian_requests
        where child_id = any(
          (
            select ids
            from people
          )::uuid[]
        )
          and kind <> 'approval'
          and used_at is null
          and expires_at > $8
        order by created_at
      ) listed
    ),
    '[]'
  ) as invites,
  coalesce(
    (
      select json_agg(listed)
      from (
        select waiting_link.id,
          waiting_link.child_id as "childId",
          waiting_link.guardian_id as "guardianId",
          waiting_link.relationship_type as relationship,
          waiting_link.takes_effect_at as "takesEffectAt",
          child.full_name as "youngName",
          child.username as "youngUsername",
          child.birth_month as "birthMonth",
          child.birth_year as "birthYear",
          coalesce(guardian.full_name, guardian.username) as "adultName",
          guardian.username as "adultUsername",
          (
            select min(club.name)
            from club_memberships theirs
            join clubs club on club.id = theirs.club_id
            where theirs.user_id = waiting_link.child_id
              and theirs.status = 'active'
              and club.status = 'approved'
              and club.deleted_at is null
              and (
                exists (
                  select
                  from club_admins admin
                  where admin.club_id = club.id
                    and admin.user_id = $9
                )
                or exists (
                  select
                  from club_memberships member
                  where member.club_id = club.id
                    and member.user_id = $10
                    and (
                      member.status = 'active'
                      and member.membership_type in ('coach', 'admin')
                      and member.coach_confirmed_at is not null
                    )
                )
              )
          ) as club
        from waiting_guardian_links waiting_link
        join athlete_profiles child on child.id = waiting_link.child_id
        join athlete_profiles guardian on guardian.id = waiting_link.guardian_id
        where waiting_link.settled_at is null
          and (
            waiting_link.child_id = any(
              (
                select ids
                from people
              )::uuid[]
            )
            or waiting_link.guardian_id = $11::uuid
          )
        order by waiting_link.created_at,
          waiting_link.id
      ) listed
    ),
    '[]'
  ) as links

with hidden as materialized (
  select id
  from (
    select blocked_id as id
    from blocks
    where blocker_id = $1
    union
    select blocker_id
    from blocks
    where blocked_id = $2
  ) invisible
),
  circle as materialized (
    select id
    from (
      select id
      from (
        select addressee_id as id
        from friendships
        where requester_id = $3::uuid
          and status = 'accepted'
          and not exists (
            select
            from athlete_profiles outside
            where outside.id in (requester_id, addressee_id)
              and not outside.in_community
          )
        union all
        select requester_id
        from friendships
        where addressee_id = $4::uuid
          and status = 'accepted'
          and not exists (
            select
            from athlete_profiles outside
            where outside.id in (requester_id, addressee_id)
              and not outside.in_community
          )
      ) friend
      union all
      select child_id
      from parental_relationships
      where false
        and parent_id = $5
        and parental_relationships.ended_at is null
      union all
      select theirs.user_id
      from club_memberships theirs
      where theirs.status = 'active'
        and theirs.club_id in (
          select coach.club_id
          from club_memberships coach
          join clubs on clubs.id = coach.club_id
            and clubs.status = 'approved'
            and clubs.deleted_at is null
          where coach.user_id = $6
            and (
              coach.status = 'active'
              and coach.membership_type in ('coach', 'admin')
              and coach.coach_confirmed_at is not null
            )
            and not exists (
              select
              from account_sanctions sanction
              where sanction.user_id = coach.user_id
                and sanction.kind in ('limit', 'suspension')
                and sanction.lifted_at is null
                and (sanction.until_at is null or sanction.until_at > now())
            )
          union
          select admin.club_id
          from club_admins admin
          join clubs on clubs.id = admin.club_id
            and clubs.status = 'approved'
            and clubs.deleted_at is null
          where admin.user_id = $7
            and not exists (
              select
              from account_sanctions sanction
              where sanction.user_id = admin.user_id
                and sanction.kind in ('limit', 'suspension')
                and sanction.lifted_at is null
                and (sanction.until_at is null or sanction.until_at > now())
            )
        )
        and true
    ) known
  ),
  near as materialized (
    select author.id
    from (
      select id,
        'friend' as tie
      from (
        select addressee_id as id
        from friendships
        where requester_id = $8::uuid
          and status = 'accepted'
          and not exists (
            select
            from athlete_profiles outside
            where outside.id in (requester_id, addressee_id)
              and not outside.in_community
          )
        union all
        select requester_id
        from friendships
        where addressee_id = $9::uuid
          and status = 'accepted'
          and not exists (
            select
            from athlete_profiles outside
            where outside.id in (requester_id, addressee_id)
              and not outside.in_community
          )
      ) friend
      union all
      select child_id,
        'child'
      from parental_relationships
      where parent_id = $10
        and parental_relationships.ended_at is null
      union all
      select theirs.user_id,
        'club'
      from club_memberships theirs
      where theirs.status = 'active'
        and theirs.club_id in (
          select coach.club_id
          from club_memberships coach
          join clubs on clubs.id = coach.club_id
            and clubs.status = 'approved'
            and clubs.deleted_at is null
          where coach.user_id = $11
            and (
              coach.status = 'active'
              and coach.membership_type in ('coach', 'admin')
              and coach.coach_confirmed_at is not null
            )
            and not exists (
              select
              from account_sanctions sanction
              where sanction.user_id = coach.user_id
                and sanction.kind in ('limit', 'suspension')
                and sanction.lifted_at is null
                and (sanction.until_at is null or sanction.until_at > now())
            )
          union
          select admin.club_id
          from club_admins admin
          join clubs on clubs.id = admin.club_id
            and clubs.status = 'approved'
            and clubs.deleted_at is null
          where admin.user_id = $12
            and not exists (
              select
              from account_sanctions sanction
              where sanction.user_id = admin.user_id
                and sanction.kind in ('limit', 'suspension')
                and sanction.lifted_at is null
                and (sanction.until_at is null or sanction.until_at > now())
            )
        )
        and true
    ) known
    join athlete_profiles author on author.id = known.id
    where author.status = 'active'
      and author.id <> $13
      and case tie
      when 'friend' then true
      when 'child' then (
        case
        when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
        when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
        when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
        else 'under13' end
      ) = 'under13'
      else (
        case
        when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
        when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
        when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
        else 'under13' end
      ) in ('under13', '13-15') end
      and author.id not in (
        select blocked_id as id
        from blocks
        where blocker_id = $14
        union
        select blocker_id
        from blocks
        where blocked_id = $15
      )
    group by author.id
  ),
  everybodys as (
    select post.id,
      post.created_at
    from posts post
    join athlete_profiles author on author.id = post.author_id
    where coalesce(
      (
        select chosen.open_feed
        from privacy_settings chosen
        where chosen.user_id = $16
      ),
      true
    )
      and post.visibility = 'public'
      and post.approval_status = 'approved'
      and not post.is_hidden
      and (
        post.visibility = 'public'
        and (
          case (
            case
            when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
            when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
            when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          )
          when 'adult' then true
          when '16-17' then exists (
            select
            from privacy_settings privacy
            where privacy.user_id = author.id
              and privacy.allow_public_posts
          )
          else false end
        )
      )
      and author.status = 'active'
      and true
      and post.author_id <> $17
      and post.author_id not in (
        select id
        from hidden
      )
      and coalesce(
        (
          select club.deleted_at is null
          from clubs club
          where club.id = post.club_id
        ),
        true
      )
      and true
    order by post.created_at desc,
      post.id desc
    limit 21
  ),
  of_own_clubs as (
    select post.id,
      post.created_at
    from club_memberships own
    join clubs on clubs.id = own.club_id
      and clubs.status = 'approved'
      and clubs.deleted_at is null
    cross join lateral (
      select post.id,
        post.created_at
      from posts post
      join athlete_profiles author on author.id = post.author_id
      where post.club_id = own.club_id
        and post.visibility = 'public'
        and post.approval_status = 'approved'
        and not post.is_hidden
        and (
          post.visibility = 'public'
          and (
            case (
              case
              when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
              when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
              when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
              else 'under13' end
            )
            when 'adult' then true
            when '16-17' then exists (
              select
              from privacy_settings privacy
              where privacy.user_id = author.id
                and privacy.allow_public_posts
            )
            else false end
          )
        )
        and author.status = 'active'
        and true
        and post.author_id <> $18
        and post.author_id not in (
          select id
          from hidden
        )
        and true
      order by post.created_at desc,
        post.id desc
      limit 21
    ) post
    where own.user_id = $19
      and own.status = 'active'
      and not coalesce(
        (
          select chosen.open_feed
          from privacy_settings chosen
          where chosen.user_id = $20
        ),
        true
      )
    order by post.created_at desc,
      post.id desc
    limit 21
  ),
  known as (
    select post.id,
      post.created_at
    from near
    cross join lateral (
      select post.id,
        post.created_at
      from posts post
      where post.author_id = near.id
        and post.approval_status = 'approved'
        and not post.is_hidden
        and post.visibility <> 'private'
        and coalesce(
          (
            select club.deleted_at is null
            from clubs club
            where club.id = post.club_id
          ),
          true
        )
        and true
        and true
      order by post.created_at desc,
        post.id desc
      limit 21
    ) post
    order by post.created_at desc,
      post.id desc
    limit 21
  ),
  own as (
    select post.id,
      post.created_at
    from posts post
    where post.author_id = $21
      and not post.is_hidden
      and coalesce(
        (
          select club.deleted_at is null
          from clubs club
          where club.id = post.club_id
        ),
        true
      )
      and true
      and true
    order by post.created_at desc,
      post.id desc
    limit 21
  ),
  page as materialized (
    select post.id,
      post.created_at
    from (
      select *
      from everybodys
      union
      select *
      from of_own_clubs
      union
      select *
      from known
      union all
      select *
      from own
    ) post
    order by post.created_at desc,
      post.id desc
    limit 21
  ),
  shown as (
    select *
    from page
    order by page.created_at desc,
      page.id desc
    limit 20
  )
select coalesce(
  (
    select json_agg(
      json_build_object(
        'id',
        post.id,
        'author',
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
        ),
        'club',
        case
        when club.id is not null then json_build_object(
          'id',
          club.id,
          'name',
          club.name,
          'art',
          club.image_art,
          'imageId',
          (
            select shown.id
            from media_files shown
            where shown.id = club.image_id
              and shown.status = 'ready'
              and shown.is_seen
          )
        ) end,
        'content',
        post.content,
        'location',
        case
        when (
          case
          when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
          when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
          when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        ) = 'adult' then post.location end,
        'visibility',
        post.visibility,
        'media',
        coalesce(
          (
            select json_agg(
              json_build_object(
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
                'status',
                file.status,
                'alt',
                coalesce(media.alt_text, '')
              )
              order by media.position
            )
            from post_media media
            cross join lateral (
              select *
              from media_files
              where id = media.media_id
              offset 0
            ) file
            where media.post_id = post.id
              and (
                file.status = 'ready'
                and (file.is_seen or true or post.author_id = $22)
                or file.status = 'held'
                and post.author_id = $23
              )
          ),
          '[]'
        ),
        'tags',
        coalesce(
          (
            select json_agg(
              json_build_object(
                'id',
                tagged.id,
                'name',
                shown_name(
                  tagged.full_name,
                  tagged.username,
                  (
                    case
                    when tagged.birth_year * 12 + tagged.birth_month < :month_18_years_ago then 'adult'
                    when tagged.birth_year * 12 + tagged.birth_month < :month_16_years_ago then '16-17'
                    when tagged.birth_year * 12 + tagged.birth_month < :month_13_years_ago then '13-15'
                    else 'under13' end
                  )
                ),
                'username',
                tagged.username,
                'isWaiting',
                tag.state = 'waiting',
                'mayRemove',
                (tag.user_id = $24 or false)
              )
              order by tag.tagged_at,
              tag.user_id
            )
            from post_tags tag
            join athlete_profiles tagged on tagged.id = tag.user_id
            where tag.post_id = post.id
              and (
                (
                  tag.state <> 'removed'
                  and tagged.status = 'active'
                  and tagged.in_community
                  and not exists (
                    select
                    from account_sanctions sanction
                    where sanction.user_id = tagged.id
                      and sanction.kind in ('suspension')
                      and sanction.lifted_at is null
                      and (sanction.until_at is null or sanction.until_at > now())
                  )
                  and tag.tagged_by not in (
                    select blocked_id as id
                    from blocks
                    where blocker_id = tagged.id
                    union
                    select blocker_id
                    from blocks
                    where blocked_id = tagged.id
                  )
                  and exists (
                    select
                    from post_media shown
                    where shown.post_id = post.id
                  )
                  and (
                    case (
                      case
                      when tagged.birth_year * 12 + tagged.birth_month < :month_18_years_ago then 'adult'
                      when tagged.birth_year * 12 + tagged.birth_month < :month_16_years_ago then '16-17'
                      when tagged.birth_year * 12 + tagged.birth_month < :month_13_years_ago then '13-15'
                      else 'under13' end
                    )
                    when 'under13' then true
                    when 'adult' then age_band(tagged.birth_month, tagged.birth_year, tag.tagged_at) = 'adult'
                    else tag.state = 'waiting'
                    or tag.answered_at is not null end
                  )
                  and case
                  when (
                    case
                    when tagged.birth_year * 12 + tagged.birth_month < :month_18_years_ago then 'adult'
                    when tagged.birth_year * 12 + tagged.birth_month < :month_16_years_ago then '16-17'
                    when tagged.birth_year * 12 + tagged.birth_month < :month_13_years_ago then '13-15'
                    else 'under13' end
                  ) = 'adult' then true
                  else (
                    not exists (
                      select
                      from account_sanctions sanction
                      where sanction.user_id = tag.tagged_by
                        and sanction.kind in ('limit', 'suspension')
                        and sanction.lifted_at is null
                        and (sanction.until_at is null or sanction.until_at > now())
                    )
                    and (
                      exists (
                        select
                        from parental_relationships looks
                        where looks.parent_id = tag.tagged_by
                          and looks.child_id = tagged.id
                          and looks.ended_at is null
                          and (
                            looks.role <> 'view_only'
                            or (
                              case
                              when tagged.birth_year * 12 + tagged.birth_month < :month_18_years_ago then 'adult'
                              when tagged.birth_year * 12 + tagged.birth_month < :month_16_years_ago then '16-17'
                              when tagged.birth_year * 12 + tagged.birth_month < :month_13_years_ago then '13-15'
                              else 'under13' end
                            ) <> 'under13'
                          )
                      )
                      or exists (
                        select
                        from club_memberships coach
                        join club_memberships theirs on theirs.club_id = coach.club_id
                        join clubs on clubs.id = coach.club_id
                          and clubs.status = 'approved'
                          and clubs.deleted_at is null
                        where coach.user_id = tag.tagged_by
                          and (
                            coach.status = 'active'
                            and coach.membership_type in ('coach', 'admin')
                            and coach.coach_confirmed_at is not null
                          )
                          and theirs.user_id = tagged.id
                          and theirs.status = 'active'
                          and not exists (
                            select
                            from account_sanctions sanction
                            where sanction.user_id = coach.user_id
                              and sanction.kind in ('limit', 'suspension')
                              and sanction.lifted_at is null
                              and (sanction.until_at is null or sanction.until_at > now())
                          )
                      )
                    )
                  )
                  and photo_consent_stands(
                    tagged.id,
                    (
                      case
                      when tagged.birth_year * 12 + tagged.birth_month < :month_18_years_ago then 'adult'
                      when tagged.birth_year * 12 + tagged.birth_month < :month_16_years_ago then '16-17'
                      when tagged.birth_year * 12 + tagged.birth_month < :month_13_years_ago then '13-15'
                      else 'under13' end
                    ),
                    (
                      case
                      when post.visibility = 'friends' then 'club_members'
                      when post.visibility = 'public'
                      and post.club_id is not null then 'club_pages' end
                    ),
                    2026,
                    coalesce(tagged.birth_year * 12 + tagged.birth_month >= :month - 12 * tagged.consent_age, true)
                  )
                  and (
                    post.club_id is null
                    or exists (
                      select
                      from club_memberships own
                      join clubs on clubs.id = own.club_id
                        and clubs.status = 'approved'
                        and clubs.deleted_at is null
                      where own.user_id = tagged.id
                        and own.status = 'active'
                        and own.club_id = post.club_id
                    )
                  ) end
                )
                and (
                  tagged.id = $25
                  or false
                  or (
                    tag.state = 'accepted'
                    or (
                      post.author_id = $26
                      and (
                        post.club_id is null
                        or exists (
                          select
                          from club_admins runs
                          where runs.club_id = post.club_id
                            and runs.user_id = post.author_id
                        )
                      )
                    )
                  )
                  and (
                    (
                      tagged.id not in (
                        select blocked_id as id
                        from blocks
                        where blocker_id = $27
                        union
                        select blocker_id
                        from blocks
                        where blocked_id = $28
                      )
                      and (
                        (
                          post.author_id = $29
                          and (
                            post.club_id is null
                            or exists (
                              select
                              from club_admins runs
                              where runs.club_id = post.club_id
                                and runs.user_id = post.author_id
                            )
                          )
                        )
                        or (
                          (
                            tagged.user_type <> 'child_gymnast'
                            and (tagged.feed_visibility = 'public' or tagged.listed_in_directory)
                            and (
                              case
                              when tagged.birth_year * 12 + tagged.birth_month < :month_18_years_ago then 'adult'
                              when tagged.birth_year * 12 + tagged.birth_month < :month_16_years_ago then '16-17'
                              when tagged.birth_year * 12 + tagged.birth_month < :month_13_years_ago then '13-15'
                              else 'under13' end
                            ) in ('16-17', 'adult')
                          )
                          or case
                          when (
                            case
                            when tagged.birth_year * 12 + tagged.birth_month < :month_18_years_ago then 'adult'
                            when tagged.birth_year * 12 + tagged.birth_month < :month_16_years_ago then '16-17'
                            when tagged.birth_year * 12 + tagged.birth_month < :month_13_years_ago then '13-15'
                            else 'under13' end
                          ) = 'adult' then exists (
                            select
                            from friendships
                            where status = 'accepted'
                              and (
                                (requester_id = $30 and addressee_id = tagged.id)
                                or (addressee_id = $31 and requester_id = tagged.id)
                              )
                              and not exists (
                                select
                                from athlete_profiles outside
                                where outside.id in (requester_id, addressee_id)
                                  and not outside.in_community
                              )
                          )
                          or (
                            not exists (
                              select
                              from athlete_profiles outside
                              where outside.id = $32::uuid
                                and not outside.in_community
                            )
                            and not exists (
                              select
                              from athlete_profiles outside
                              where outside.id = tagged.id
                                and not outside.in_community
                            )
                            and exists (
                              select
                              from club_memberships own
                              join club_memberships theirs on theirs.club_id = own.club_id
                              join clubs on clubs.id = own.club_id
                                and clubs.status = 'approved'
                                and clubs.deleted_at is null
                              where own.user_id = $33
                                and own.status = 'active'
                                and theirs.user_id = tagged.id
                                and theirs.status = 'active'
                            )
                          )
                          else (
                            exists (
                              select
                              from friendships
                              where status = 'accepted'
                                and (
                                  (requester_id = $34 and addressee_id = tagged.id)
                                  or (addressee_id = $35 and requester_id = tagged.id)
                                )
                                and not exists (
                                  select
                                  from athlete_profiles outside
                                  where outside.id in (requester_id, addressee_id)
                                    and not outside.in_community
                                )
                            )
                            or false
                            or (
                              exists (
                                select
                                from club_memberships coach
                                join club_memberships theirs on theirs.club_id = coach.club_id
                                join clubs on clubs.id = coach.club_id
                                  and clubs.status = 'approved'
                                  and clubs.deleted_at is null
                                where coach.user_id = $36
                                  and (
                                    coach.status = 'active'
                                    and coach.membership_type in ('coach', 'admin')
                                    and coach.coach_confirmed_at is not null
                                  )
                                  and theirs.user_id = tagged.id
                                  and theirs.status = 'active'
                                  and not exists (
                                    select
                                    from account_sanctions sanction
                                    where sanction.user_id = coach.user_id
                                      and sanction.kind in ('limit', 'suspension')
                                      and sanction.lifted_at is null
                                      and (sanction.until_at is null or sanction.until_at > now())
                                  )
                              )
                              or exists (
                                select
                                from club_admins admin
                                join club_memberships theirs on theirs.club_id = admin.club_id
                                join clubs on clubs.id = admin.club_id
                                  and clubs.status = 'approved'
                                  and clubs.deleted_at is null
                                where admin.user_id = $37
                                  and theirs.user_id = tagged.id
                                  and theirs.status = 'active'
                                  and not exists (
                                    select
                                    from account_sanctions sanction
                                    where sanction.user_id = admin.user_id
                                      and sanction.kind in ('limit', 'suspension')
                                      and sanction.lifted_at is null
                                      and (sanction.until_at is null or sanction.until_at > now())
                                  )
                              )
                            )
                          ) end
                        )
                        and true
                      )
                    )
                    or tag.state = 'accepted'
                    and false
                  )
                )
              )
          ),
          '[]'
        ),
        'likes',
        case
        when not true then null
        when post.author_id = $38
        or (
          case
          when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
          when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
          when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        ) = 'adult' then post.likes_count - (
          select count(*)
          from hidden
          cross join lateral (
            select
            from likes liked
            where liked.user_id = hidden.id
              and liked.post_id = post.id
            limit 1
          ) theirs
        ) end,
        'comments',
        case
        when post.comments_count = 0 then 0
        when post.open_comments_count >= 100
        and not exists (
          select
          from hidden
        ) then 100
        when post.comments_count > 1000 then (
          select count(*)
          from (
            select
            from (
              select comment.author_id,
                comment.approval_status,
                comment.is_hidden,
                comment.reader_age
              from comments comment
              where comment.post_id = post.id
                and comment.approval_status = 'approved'
                and not comment.is_hidden
              order by comment.created_at,
                comment.id
              limit 1000
            ) comment
            join athlete_profiles commenter on commenter.id = comment.author_id
            where (
              commenter.id = $39
              and not comment.is_hidden
              or comment.approval_status = 'approved'
              and not comment.is_hidden
              and commenter.status = 'active'
              and (
                true
                and (
                  commenter.id not in (
                    select blocked_id as id
                    from blocks
                    where blocker_id = $40
                    union
                    select blocker_id
                    from blocks
                    where blocked_id = $41
                  )
                  and true
                  and (
                    (
                      post.author_id = $42
                      and (
                        post.club_id is null
                        or exists (
                          select
                          from club_admins runs
                          where runs.club_id = post.club_id
                            and runs.user_id = post.author_id
                        )
                      )
                    )
                    or (
                      (
                        case (
                          case
                          when commenter.birth_year * 12 + commenter.birth_month < :month_18_years_ago then 'adult'
                          when commenter.birth_year * 12 + commenter.birth_month < :month_16_years_ago then '16-17'
                          when commenter.birth_year * 12 + commenter.birth_month < :month_13_years_ago then '13-15'
                          else 'under13' end
                        )
                        when 'adult' then true
                        when '16-17' then exists (
                          select
                          from privacy_settings privacy
                          where privacy.user_id = commenter.id
                            and privacy.allow_public_posts
                        )
                        else false end
                      )
                      or (
                        exists (
                          select
                          from friendships
                          where status = 'accepted'
                            and (
                              (requester_id = $43 and addressee_id = commenter.id)
                              or (addressee_id = $44 and requester_id = commenter.id)
                            )
                            and not exists (
                              select
                              from athlete_profiles outside
                              where outside.id in (requester_id, addressee_id)
                                and not outside.in_community
                            )
                        )
                        or false
                        or (
                          exists (
                            select
                            from club_memberships coach
                            join club_memberships theirs on theirs.club_id = coach.club_id
                            join clubs on clubs.id = coach.club_id
                              and clubs.status = 'approved'
                              and clubs.deleted_at is null
                            where coach.user_id = $45
                              and (
                                coach.status = 'active'
                                and coach.membership_type in ('coach', 'admin')
                                and coach.coach_confirmed_at is not null
                              )
                              and theirs.user_id = commenter.id
                              and theirs.status = 'active'
                              and not exists (
                                select
                                from account_sanctions sanction
                                where sanction.user_id = coach.user_id
                                  and sanction.kind in ('limit', 'suspension')
                                  and sanction.lifted_at is null
                                  and (sanction.until_at is null or sanction.until_at > now())
                              )
                          )
                          or exists (
                            select
                            from club_admins admin
                            join club_memberships theirs on theirs.club_id = admin.club_id
                            join clubs on clubs.id = admin.club_id
                              and clubs.status = 'approved'
                              and clubs.deleted_at is null
                            where admin.user_id = $46
                              and theirs.user_id = commenter.id
                              and theirs.status = 'active'
                              and not exists (
                                select
                                from account_sanctions sanction
                                where sanction.user_id = admin.user_id
                                  and sanction.kind in ('limit', 'suspension')
                                  and sanction.lifted_at is null
                                  and (sanction.until_at is null or sanction.until_at > now())
                              )
                          )
                        )
                      )
                    )
                    and true
                  )
                )
                or false
              )
            )
            limit 100
          ) seen
        )
        else least(
          post.open_comments_count - (
            select count(*)
            from hidden
            cross join lateral (
              select
              from comments comment
              where comment.post_id = post.id
                and comment.is_open
                and comment.author_id = hidden.id
            ) theirs
          ) + (
            select count(*)
            from comments comment
            where comment.post_id = post.id
              and not comment.is_open
              and comment.open_from is not null
              and (
                comment.author_id = $47
                or comment.author_id not in (
                  select id
                  from hidden
                )
                and true
                and (
                  comment.open_from <= :month
                  or comment.author_id in (
                    select id
                    from circle
                  )
                  or (
                    post.author_id = $48
                    and (
                      post.club_id is null
                      or exists (
                        select
                        from club_admins runs
                        where runs.club_id = post.club_id
                          and runs.user_id = post.author_id
                      )
                    )
                  )
                )
              )
          ),
          100
        ) end,
        'isLiked',
        exists (
          select
          from likes liked
          where liked.user_id = $49::uuid
            and liked.post_id = post.id
        ),
        'commentsOff',
        not post.comments_enabled,
        'approvalStatus',
        case
        when post.author_id = $50 then post.approval_status end,
        'readersFrom',
        case
        when post.author_id = $51
        and post.visibility <> 'private' then nullif(post.reader_age, 0) end,
        'guardianship',
        null::json,
        'hiddenAs',
        case
        when post.author_id = $52
        or null::json is not null then post.hidden_as end,
        'createdAt',
        wire_time(post.created_at),
        'editedAt',
        wire_time(post.edited_at)
      )
      order by post.created_at desc,
      post.id desc
    )
    from shown
    join posts post
    join athlete_profiles author on author.id = post.author_id
    left join clubs club on club.id = post.club_id on post.id = shown.id
  ),
  '[]'
)::text as posts,
  case
  when (
    select count(*)
    from page
  ) > 20 then (
    select (extract(epoch from created_at) * 1000000)::bigint || '.' || id
    from shown
    order by created_at,
      id
    limit 1
  ) end as next,
  coalesce(
    (
      select (extract(epoch from created_at) * 1000000)::bigint || '.' || id
      from page
      order by created_at desc,
        id desc
      limit 1
    ),
    (extract(epoch from $53::timestamptz) * 1000000)::bigint || '.' || '00000000-0000-0000-0000-000000000000'
  ) as newest

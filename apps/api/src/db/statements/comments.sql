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
  post as materialized (
    select post.id,
      post.author_id,
      post.club_id,
      post.visibility,
      json_build_object(
        'authorId',
        post.author_id,
        'authorAgeBand',
        (
          case
          when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
          when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
          when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        ),
        'visibility',
        post.visibility,
        'isOff',
        not post.comments_enabled
        or post.approval_status <> 'approved',
        'isFriend',
        (
          (
            case
            when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
            when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
            when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          ) <> 'adult'
          or not $8::boolean
        )
        and exists (
          select
          from friendships
          where status = 'accepted'
            and (
              (requester_id = $9 and addressee_id = author.id)
              or (addressee_id = $10 and requester_id = author.id)
            )
            and not exists (
              select
              from athlete_profiles outside
              where outside.id in (requester_id, addressee_id)
                and not outside.in_community
            )
        ),
        'isGuardian',
        (
          (
            case
            when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
            when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
            when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          ) <> 'adult'
          or not $11::boolean
        )
        and (
          exists (
            select
            from parental_relationships
            where parent_id = $12
              and child_id = author.id
              and parental_relationships.ended_at is null
          )
          or exists (
            select
            from parental_relationships
            where child_id = $13
              and parent_id = author.id
              and parental_relationships.ended_at is null
          )
        ),
        'isCoach',
        (
          (
            case
            when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
            when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
            when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          ) <> 'adult'
          or not $14::boolean
        )
        and (
          exists (
            select
            from club_memberships coach
            join club_memberships theirs on theirs.club_id = coach.club_id
            join clubs on clubs.id = coach.club_id
              and clubs.status = 'approved'
              and clubs.deleted_at is null
            where coach.user_id = $15
              and (
                coach.status = 'active'
                and coach.membership_type in ('coach', 'admin')
                and coach.coach_confirmed_at is not null
              )
              and theirs.user_id = author.id
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
            from club_memberships coach
            join club_memberships theirs on theirs.club_id = coach.club_id
            join clubs on clubs.id = coach.club_id
              and clubs.status = 'approved'
              and clubs.deleted_at is null
            where coach.user_id = author.id
              and (
                coach.status = 'active'
                and coach.membership_type in ('coach', 'admin')
                and coach.coach_confirmed_at is not null
              )
              and theirs.user_id = $16
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
        ),
        'isStaff',
        (
          (
            case
            when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
            when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
            when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          ) <> 'adult'
          or not $17::boolean
        )
        and (
          (
            exists (
              select
              from club_memberships coach
              join club_memberships theirs on theirs.club_id = coach.club_id
              join clubs on clubs.id = coach.club_id
                and clubs.status = 'approved'
                and clubs.deleted_at is null
              where coach.user_id = $18
                and (
                  coach.status = 'active'
                  and coach.membership_type in ('coach', 'admin')
                  and coach.coach_confirmed_at is not null
                )
                and theirs.user_id = author.id
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
              where admin.user_id = $19
                and theirs.user_id = author.id
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
          or exists (
            select
            from club_admins admin
            join club_memberships own on own.club_id = admin.club_id
            join clubs on clubs.id = admin.club_id
              and clubs.status = 'approved'
              and clubs.deleted_at is null
            where admin.user_id = author.id
              and own.user_id = $20
              and own.status = 'active'
              and not exists (
                select
                from account_sanctions sanction
                where sanction.user_id = admin.user_id
                  and sanction.kind in ('limit', 'suspension')
                  and sanction.lifted_at is null
                  and (sanction.until_at is null or sanction.until_at > now())
              )
          )
        ),
        'sharesClub',
        (
          (
            case
            when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
            when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
            when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          ) <> 'adult'
          or not $21::boolean
        )
        and (
          not exists (
            select
            from athlete_profiles outside
            where outside.id = $22::uuid
              and not outside.in_community
          )
          and not exists (
            select
            from athlete_profiles outside
            where outside.id = author.id
              and not outside.in_community
          )
          and exists (
            select
            from club_memberships own
            join club_memberships theirs on theirs.club_id = own.club_id
            join clubs on clubs.id = own.club_id
              and clubs.status = 'approved'
              and clubs.deleted_at is null
            where own.user_id = $23
              and own.status = 'active'
              and theirs.user_id = author.id
              and theirs.status = 'active'
          )
        ),
        'isOfOwnClub',
        (
          (
            case
            when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
            when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
            when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          ) <> 'adult'
          or not $24::boolean
        )
        and exists (
          select
          from club_memberships member
          where member.club_id = post.club_id
            and member.user_id = $25
            and member.status = 'active'
        )
      ) as facts,
      (
        not post.is_hidden
        and coalesce(
          (
            select club.deleted_at is null
            from clubs club
            where club.id = post.club_id
          ),
          true
        )
        and (
          author.id = $26
          or (
            post.approval_status = 'approved'
            and author.status = 'active'
            and not exists (
              select
              from blocks
              where blocker_id = $27
                and blocked_id = author.id
              union all
              select
              from blocks
              where blocked_id = $28
                and blocker_id = author.id
            )
            and true
          )
          and (
            (
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
            and true
            or post.visibility <> 'private'
            and (
              exists (
                select
                from friendships
                where status = 'accepted'
                  and (
                    (requester_id = $29 and addressee_id = author.id)
                    or (addressee_id = $30 and requester_id = author.id)
                  )
                  and not exists (
                    select
                    from athlete_profiles outside
                    where outside.id in (requester_id, addressee_id)
                      and not outside.in_community
                  )
              )
              or (
                (
                  case
                  when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
                  when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
                  when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
                  else 'under13' end
                ) = 'under13'
                and false
              )
              or (
                (
                  case
                  when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
                  when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
                  when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
                  else 'under13' end
                ) in ('under13', '13-15')
                and (
                  exists (
                    select
                    from club_memberships coach
                    join club_memberships theirs on theirs.club_id = coach.club_id
                    join clubs on clubs.id = coach.club_id
                      and clubs.status = 'approved'
                      and clubs.deleted_at is null
                    where coach.user_id = $31
                      and (
                        coach.status = 'active'
                        and coach.membership_type in ('coach', 'admin')
                        and coach.coach_confirmed_at is not null
                      )
                      and theirs.user_id = author.id
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
                    where admin.user_id = $32
                      and theirs.user_id = author.id
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
          )
        )
      ) as is_read,
      '{}'::uuid[] as child_readers
    from posts post
    join athlete_profiles author on author.id = post.author_id
    where post.id = $33
      and (
        (
          not post.is_hidden
          and coalesce(
            (
              select club.deleted_at is null
              from clubs club
              where club.id = post.club_id
            ),
            true
          )
          and (
            author.id = $34
            or (
              post.approval_status = 'approved'
              and author.status = 'active'
              and not exists (
                select
                from blocks
                where blocker_id = $35
                  and blocked_id = author.id
                union all
                select
                from blocks
                where blocked_id = $36
                  and blocker_id = author.id
              )
              and true
            )
            and (
              (
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
              and true
              or post.visibility <> 'private'
              and (
                exists (
                  select
                  from friendships
                  where status = 'accepted'
                    and (
                      (requester_id = $37 and addressee_id = author.id)
                      or (addressee_id = $38 and requester_id = author.id)
                    )
                    and not exists (
                      select
                      from athlete_profiles outside
                      where outside.id in (requester_id, addressee_id)
                        and not outside.in_community
                    )
                )
                or (
                  (
                    case
                    when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
                    when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
                    when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
                    else 'under13' end
                  ) = 'under13'
                  and false
                )
                or (
                  (
                    case
                    when author.birth_year * 12 + author.birth_month < :month_18_years_ago then 'adult'
                    when author.birth_year * 12 + author.birth_month < :month_16_years_ago then '16-17'
                    when author.birth_year * 12 + author.birth_month < :month_13_years_ago then '13-15'
                    else 'under13' end
                  ) in ('under13', '13-15')
                  and (
                    exists (
                      select
                      from club_memberships coach
                      join club_memberships theirs on theirs.club_id = coach.club_id
                      join clubs on clubs.id = coach.club_id
                        and clubs.status = 'approved'
                        and clubs.deleted_at is null
                      where coach.user_id = $39
                        and (
                          coach.status = 'active'
                          and coach.membership_type in ('coach', 'admin')
                          and coach.coach_confirmed_at is not null
                        )
                        and theirs.user_id = author.id
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
                      where admin.user_id = $40
                        and theirs.user_id = author.id
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
            )
          )
        )
        or (
          not post.is_hidden
          and coalesce(
            (
              select club.deleted_at is null
              from clubs club
              where club.id = post.club_id
            ),
            true
          )
          and post.visibility <> 'private'
          and (post.approval_status = 'approved' and author.status = 'active' and true and true)
          and exists (
            select
            from post_tags tag
            join athlete_profiles tagged on tagged.id = tag.user_id
            where tag.post_id = post.id
              and (
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
              and (tag.user_id = $41 or false)
          )
        )
      )
  )
select post.facts as post,
  post.is_read as "isRead",
  page.comments,
  page.next
from post
cross join lateral (
  select coalesce(json_agg(entry) filter (where nth <= 100), '[]')::text as comments,
    case
    when count(*) > 100 then max("sortKey" || '.' || id) filter (where nth = 100) end as next
  from (
    select json_build_object(
      'id',
      comment.id,
      'author',
      json_build_object(
        'id',
        commenter.id,
        'name',
        shown_name(
          commenter.full_name,
          commenter.username,
          (
            case
            when commenter.birth_year * 12 + commenter.birth_month < :month_18_years_ago then 'adult'
            when commenter.birth_year * 12 + commenter.birth_month < :month_16_years_ago then '16-17'
            when commenter.birth_year * 12 + commenter.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          )
        ),
        'username',
        commenter.username,
        'isVerified',
        commenter.is_verified,
        'country',
        commenter.country,
        'art',
        commenter.profile_image_art,
        'imageId',
        (
          select shown.id
          from media_files shown
          where shown.id = commenter.profile_image_id
            and shown.status = 'ready'
            and shown.is_seen
        )
      ),
      'content',
      comment.content,
      'state',
      case comment.approval_status
      when 'checking' then 'held'
      else comment.approval_status end,
      'createdAt',
      wire_time(comment.created_at)
    ) as entry,
      comment.id,
      (extract(epoch from comment.created_at) * 1000000)::bigint as "sortKey",
      row_number() over (order by comment.created_at, comment.id) as nth
    from comments comment
    join athlete_profiles commenter on commenter.id = comment.author_id
    where comment.post_id = post.id
      and true
      and (
        comment.author_id = $42
        and not comment.is_hidden
        or comment.open_from is not null
        and (
          comment.author_id = $43
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
              post.author_id = $44
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
      )
    order by comment.created_at,
      comment.id
    limit 101
  ) comment
) page

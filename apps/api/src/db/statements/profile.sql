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
)
select row_to_json(found) as profile
from (
  select profile.id as "userId",
    profile.username,
    profile.full_name as "fullName",
    profile.birth_month as "birthMonth",
    profile.birth_year as "birthYear",
    profile.is_verified as "isVerified",
    profile.country,
    profile.profile_image_art as art,
    (
      select shown.id
      from media_files shown
      where shown.id = profile.profile_image_id
        and shown.status = 'ready'
        and shown.is_seen
    ) as "imageId",
    profile.user_type as "userType",
    profile.feed_visibility as visibility,
    profile.bio,
    profile.age_shown as age,
    profile.specialties,
    profile.achievements,
    profile.social_links as "socialLinks",
    account.email,
    profile.created_at as "joinedAt",
    profile.profile_image_id as "pictureId",
    profile.texts_reader_age as "readerAge",
    privacy.show_email_to_friends as "showEmail",
    privacy.show_age_to_friends as "showAge",
    privacy.show_social_links_to_friends as "showSocialLinks",
    privacy.show_achievements as "showAchievements",
    profile.status = 'active'
    and (
      tie.is_visible
      or (
        exists (
          select
          from parental_relationships link
          join athlete_profiles child on child.id = link.child_id
            and (
              case
              when child.birth_year * 12 + child.birth_month < :month_18_years_ago then 'adult'
              when child.birth_year * 12 + child.birth_month < :month_16_years_ago then '16-17'
              when child.birth_year * 12 + child.birth_month < :month_13_years_ago then '13-15'
              else 'under13' end
            ) = 'under13'
          where link.parent_id = $3
            and link.ended_at is null
            and exists (
              select
              from friendships
              where status = 'accepted'
                and (
                  (requester_id = child.id and addressee_id = profile.id)
                  or (addressee_id = child.id and requester_id = profile.id)
                )
                and not exists (
                  select
                  from athlete_profiles outside
                  where outside.id in (requester_id, addressee_id)
                    and not outside.in_community
                )
            )
            and not exists (
              select
              from blocks
              where blocker_id = child.id
                and blocked_id = profile.id
              union all
              select
              from blocks
              where blocked_id = child.id
                and blocker_id = profile.id
            )
        )
        or exists (
          select
          from parental_relationships link
          join athlete_profiles child on child.id = link.child_id
            and (
              case
              when child.birth_year * 12 + child.birth_month < :month_18_years_ago then 'adult'
              when child.birth_year * 12 + child.birth_month < :month_16_years_ago then '16-17'
              when child.birth_year * 12 + child.birth_month < :month_13_years_ago then '13-15'
              else 'under13' end
            ) = 'under13'
          where link.parent_id = $4
            and link.ended_at is null
            and (
              (
                not exists (
                  select
                  from athlete_profiles outside
                  where outside.id = child.id::uuid
                    and not outside.in_community
                )
                and not exists (
                  select
                  from athlete_profiles outside
                  where outside.id = profile.id
                    and not outside.in_community
                )
                and exists (
                  select
                  from club_memberships own
                  join club_memberships theirs on theirs.club_id = own.club_id
                  join clubs on clubs.id = own.club_id
                    and clubs.status = 'approved'
                    and clubs.deleted_at is null
                  where own.user_id = child.id
                    and own.status = 'active'
                    and theirs.user_id = profile.id
                    and theirs.status = 'active'
                )
              )
              or exists (
                select
                from parental_relationships
                where child_id = child.id
                  and parent_id = profile.id
                  and parental_relationships.ended_at is null
              )
              or (
                case
                when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
                when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
                when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
                else 'under13' end
              ) = 'adult'
              and (
                exists (
                  select
                  from club_memberships coach
                  join club_memberships theirs on theirs.club_id = coach.club_id
                  join clubs on clubs.id = coach.club_id
                    and clubs.status = 'approved'
                    and clubs.deleted_at is null
                  where coach.user_id = profile.id
                    and (
                      coach.status = 'active'
                      and coach.membership_type in ('coach', 'admin')
                      and coach.coach_confirmed_at is not null
                    )
                    and theirs.user_id = child.id
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
                  join club_memberships own on own.club_id = admin.club_id
                  join clubs on clubs.id = admin.club_id
                    and clubs.status = 'approved'
                    and clubs.deleted_at is null
                  where admin.user_id = profile.id
                    and own.user_id = child.id
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
              )
            )
            and not exists (
              select
              from blocks
              where blocker_id = child.id
                and blocked_id = profile.id
              union all
              select
              from blocks
              where blocked_id = child.id
                and blocker_id = profile.id
            )
        )
      )
    ) as "isThere",
    (
      profile.user_type <> 'child_gymnast'
      and (profile.feed_visibility = 'public' or profile.listed_in_directory)
      and (
        case
        when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
        when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
        when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
        else 'under13' end
      ) in ('16-17', 'adult')
    ) as "isOpen",
    exists (
      select
      from parental_relationships
      where parent_id = $5
        and child_id = profile.id
        and parental_relationships.ended_at is null
    ) as "isGuardian",
    (
      exists (
        select
        from club_memberships coach
        join club_memberships theirs on theirs.club_id = coach.club_id
        join clubs on clubs.id = coach.club_id
          and clubs.status = 'approved'
          and clubs.deleted_at is null
        where coach.user_id = $6
          and (
            coach.status = 'active'
            and coach.membership_type in ('coach', 'admin')
            and coach.coach_confirmed_at is not null
          )
          and theirs.user_id = profile.id
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
        where admin.user_id = $7
          and theirs.user_id = profile.id
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
    ) as "isStaff",
    not (
      profile.user_type <> 'child_gymnast'
      and (profile.feed_visibility = 'public' or profile.listed_in_directory)
      and (
        case
        when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
        when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
        when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
        else 'under13' end
      ) in ('16-17', 'adult')
    )
    and (
      not exists (
        select
        from athlete_profiles outside
        where outside.id = $8::uuid
          and not outside.in_community
      )
      and not exists (
        select
        from athlete_profiles outside
        where outside.id = profile.id
          and not outside.in_community
      )
      and exists (
        select
        from club_memberships own
        join club_memberships theirs on theirs.club_id = own.club_id
        join clubs on clubs.id = own.club_id
          and clubs.status = 'approved'
          and clubs.deleted_at is null
        where own.user_id = $9
          and own.status = 'active'
          and theirs.user_id = profile.id
          and theirs.status = 'active'
      )
    ) as "sharesClub",
    exists (
      select
      from parental_relationships link
      join athlete_profiles child on child.id = link.child_id
        and (
          case
          when child.birth_year * 12 + child.birth_month < :month_18_years_ago then 'adult'
          when child.birth_year * 12 + child.birth_month < :month_16_years_ago then '16-17'
          when child.birth_year * 12 + child.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        ) = 'under13'
      where link.parent_id = $10
        and link.ended_at is null
        and exists (
          select
          from friendships
          where status = 'accepted'
            and (
              (requester_id = child.id and addressee_id = profile.id)
              or (addressee_id = child.id and requester_id = profile.id)
            )
            and not exists (
              select
              from athlete_profiles outside
              where outside.id in (requester_id, addressee_id)
                and not outside.in_community
            )
        )
        and not exists (
          select
          from blocks
          where blocker_id = child.id
            and blocked_id = profile.id
          union all
          select
          from blocks
          where blocked_id = child.id
            and blocker_id = profile.id
        )
    ) as "isFriendOfChild",
    exists (
      select
      from parental_relationships link
      join athlete_profiles child on child.id = link.child_id
        and (
          case
          when child.birth_year * 12 + child.birth_month < :month_18_years_ago then 'adult'
          when child.birth_year * 12 + child.birth_month < :month_16_years_ago then '16-17'
          when child.birth_year * 12 + child.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        ) = 'under13'
      where link.parent_id = $11
        and link.ended_at is null
        and (
          (
            not exists (
              select
              from athlete_profiles outside
              where outside.id = child.id::uuid
                and not outside.in_community
            )
            and not exists (
              select
              from athlete_profiles outside
              where outside.id = profile.id
                and not outside.in_community
            )
            and exists (
              select
              from club_memberships own
              join club_memberships theirs on theirs.club_id = own.club_id
              join clubs on clubs.id = own.club_id
                and clubs.status = 'approved'
                and clubs.deleted_at is null
              where own.user_id = child.id
                and own.status = 'active'
                and theirs.user_id = profile.id
                and theirs.status = 'active'
            )
          )
          or exists (
            select
            from parental_relationships
            where child_id = child.id
              and parent_id = profile.id
              and parental_relationships.ended_at is null
          )
          or (
            case
            when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
            when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
            when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          ) = 'adult'
          and (
            exists (
              select
              from club_memberships coach
              join club_memberships theirs on theirs.club_id = coach.club_id
              join clubs on clubs.id = coach.club_id
                and clubs.status = 'approved'
                and clubs.deleted_at is null
              where coach.user_id = profile.id
                and (
                  coach.status = 'active'
                  and coach.membership_type in ('coach', 'admin')
                  and coach.coach_confirmed_at is not null
                )
                and theirs.user_id = child.id
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
              join club_memberships own on own.club_id = admin.club_id
              join clubs on clubs.id = admin.club_id
                and clubs.status = 'approved'
                and clubs.deleted_at is null
              where admin.user_id = profile.id
                and own.user_id = child.id
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
          )
        )
        and not exists (
          select
          from blocks
          where blocker_id = child.id
            and blocked_id = profile.id
          union all
          select
          from blocks
          where blocked_id = child.id
            and blocker_id = profile.id
        )
    ) as "isMateOfChild",
    exists (
      select
      from follows
      where follower_id = $12
        and followed_id = profile.id
    ) as "isFollowed",
    json_build_object(
      'isThere',
      profile.status = 'active'
      and tie.is_visible,
      'mayHaveFriends',
      (
        case
        when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
        when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
        when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
        else 'under13' end
      ) <> 'under13'
      or has_parental_permission(profile.id, 'add_friends', $13),
      'sharesClub',
      false,
      'sharesFriend',
      false,
      'isGuardian',
      (
        (
          case
          when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
          when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
          when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        ) <> 'adult'
        and exists (
          select
          from parental_relationships
          where parent_id = $14
            and child_id = profile.id
            and parental_relationships.ended_at is null
        )
      ),
      'isCoach',
      (
        (
          case
          when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
          when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
          when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
          else 'under13' end
        ) <> 'adult'
        and exists (
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
            and theirs.user_id = profile.id
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
      'friendship',
      (
        select json_build_object(
          'id',
          friendship.id,
          'requesterId',
          friendship.requester_id,
          'addresseeId',
          friendship.addressee_id,
          'status',
          friendship.status,
          'requesterGuardian',
          friendship.requester_guardian,
          'addresseeGuardian',
          friendship.addressee_guardian,
          'origin',
          friendship.origin,
          'respondedAt',
          friendship.responded_at,
          'noes',
          friendship.noes
        )
        from friendships friendship
        where least(friendship.requester_id, friendship.addressee_id) = least(profile.id, $16::uuid)
          and greatest(friendship.requester_id, friendship.addressee_id) = greatest(profile.id, $17::uuid)
          and not exists (
            select
            from athlete_profiles outside
            where outside.id in (requester_id, addressee_id)
              and not outside.in_community
          )
      )
    ) as facts ,
    json_build_object(
      'posts',
      (
        select count(*)
        from posts
        where posts.author_id = profile.id
          and posts.approval_status = 'approved'
          and (
            not posts.is_hidden
            and coalesce(
              (
                select club.deleted_at is null
                from clubs club
                where club.id = posts.club_id
              ),
              true
            )
            and (
              profile.id = $18
              or (
                posts.approval_status = 'approved'
                and profile.status = 'active'
                and tie.is_visible
                and true
              )
              and (
                (
                  posts.visibility = 'public'
                  and (
                    case (
                      case
                      when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
                      when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
                      when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
                      else 'under13' end
                    )
                    when 'adult' then true
                    when '16-17' then exists (
                      select
                      from privacy_settings privacy
                      where privacy.user_id = profile.id
                        and privacy.allow_public_posts
                    )
                    else false end
                  )
                )
                and true
                or posts.visibility <> 'private'
                and tie.is_near
              )
            )
          )
      ),
      'followers',
      profile.followers_count - (
        select count(
          (
            select true
            from follows follow
            where follow.follower_id = hidden.id
              and follow.followed_id = profile.id
          )
        )
        from hidden
      ),
      'following',
      (
        select count(*)
        from follows follow
        where follow.follower_id = profile.id
          and follow.followed_id not in (
            select id
            from hidden
          )
      ),
      'friends',
      (
        select count(*)
        from (
          select addressee_id as id
          from friendships
          where requester_id = profile.id
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
          where addressee_id = profile.id
            and status = 'accepted'
            and not exists (
              select
              from athlete_profiles outside
              where outside.id in (requester_id, addressee_id)
                and not outside.in_community
            )
        ) friend
        join athlete_profiles friend_profile on friend_profile.id = friend.id
          and friend_profile.status = 'active'
        where friend_profile.id not in (
          select id
          from hidden
        )
          and friend_profile.id not in (
            select blocked_id as id
            from blocks
            where blocker_id = profile.id
            union all
            select blocker_id
            from blocks
            where blocked_id = profile.id
          )
      ),
      'clubs',
      (
        select count(*)
        from club_memberships member
        join clubs club on club.id = member.club_id
          and club.deleted_at is null
        where member.user_id = profile.id
          and member.status = 'active'
      )
    ) as counts
  from athlete_profiles profile
  join users account on account.id = profile.id
  left join privacy_settings privacy on privacy.user_id = profile.id
  cross join lateral (
    select profile.id not in (
      select id
      from hidden
    ) as is_visible,
      (
        exists (
          select
          from friendships
          where status = 'accepted'
            and least(requester_id, addressee_id) = least(profile.id, $19::uuid)
            and greatest(requester_id, addressee_id) = greatest(profile.id, $20::uuid)
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
            when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
            when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
            when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
            else 'under13' end
          ) = 'under13'
          and exists (
            select
            from parental_relationships
            where parent_id = $21
              and child_id = profile.id
              and parental_relationships.ended_at is null
          )
        )
        or (
          (
            case
            when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
            when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
            when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
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
              where coach.user_id = $22
                and (
                  coach.status = 'active'
                  and coach.membership_type in ('coach', 'admin')
                  and coach.coach_confirmed_at is not null
                )
                and theirs.user_id = profile.id
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
              where admin.user_id = $23
                and theirs.user_id = profile.id
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
      ) as is_near
    offset 0
  ) tie
  where profile.id = $24
) found

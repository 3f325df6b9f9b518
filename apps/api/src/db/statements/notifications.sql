select notification.id,
  (extract(epoch from notification.created_at) * 1000000)::bigint as "sortKey",
  notification.type,
  notification.action_data as data,
  notification.created_at as "createdAt",
  notification.read_at as "readAt",
  cause.people::int as people,
  profile.id as "actorId",
  profile.full_name as "fullName",
  profile.username,
  profile.birth_month as "birthMonth",
  profile.birth_year as "birthYear",
  profile.profile_image_art as art,
  (
    select shown.id
    from media_files shown
    where shown.id = profile.profile_image_id
      and shown.status = 'ready'
      and shown.is_seen
  ) as "imageId",
  left(
    coalesce(
      case
      when notification.action_data ? 'commentId' then (
        select comment.content
        from comments comment
        join posts post on post.id = comment.post_id
        join athlete_profiles post_author on post_author.id = post.author_id
        join athlete_profiles author on author.id = comment.author_id
        where comment.id = (notification.action_data ->> 'commentId')::uuid
          and post.author_id = $1
          and (
            author.id = $2
            and not comment.is_hidden
            or comment.approval_status = 'approved'
            and not comment.is_hidden
            and author.status = 'active'
            and (
              true
              and (
                author.id not in (
                  select blocked_id as id
                  from blocks
                  where blocker_id = $3
                  union
                  select blocker_id
                  from blocks
                  where blocked_id = $4
                )
                and true
                and (
                  (
                    post.author_id = $5
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
                    or (
                      exists (
                        select
                        from friendships
                        where status = 'accepted'
                          and (
                            (requester_id = $6 and addressee_id = author.id)
                            or (addressee_id = $7 and requester_id = author.id)
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
                          where coach.user_id = $8
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
                          where admin.user_id = $9
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
                  and true
                )
              )
              or false
            )
          )
      )
      when notification.action_data ? 'postId' then (
        select excerpt.text
        from (
          select post.content as text,
            post.author_id as author
          from posts post
          where post.id = (notification.action_data ->> 'postId')::uuid
        ) excerpt
        where excerpt.author = $10
      ) end
    ),
    $11
  ) as quote
from (
  select notification.*
  from notifications notification
  where notification.user_id = (
    select $12::uuid
  )
    and notification.type in (
      'email_refused',
      'friend_request',
      'friend_accepted',
      'friend_request_sent',
      'friendship_lapsed',
      'child_friendship_lapsed',
      'child_friend_request',
      'new_follower',
      'friendship_ended',
      'family_decision_needed',
      'family_decided',
      'family_news',
      'family_link_waiting',
      'link_to_confirm',
      'family_link_settled',
      'post_like',
      'post_tagged',
      'child_tagged',
      'post_approved',
      'post_declined',
      'post_hidden_by_guardian',
      'post_deleted_by_guardian',
      'post_held',
      'post_published',
      'post_needs_change',
      'post_comment',
      'comment_reviewed',
      'picture_reviewed',
      'guardian_form_waiting',
      'guardian_form_declined',
      'club_join_request',
      'club_join_approved',
      'club_join_declined',
      'club_administrator_changed',
      'club_invitation',
      'event_cancelled',
      'event_moved',
      'event_place_freed',
      'achievement',
      'training_comment',
      'training_care',
      'training_plan_published',
      'challenge_completed',
      'challenge_cancelled',
      'challenge_extended',
      'challenge_ending',
      'competition_waiting',
      'competition_decided',
      'organiser_waiting',
      'organiser_decided',
      'competition_asked',
      'competition_moved_up',
      'competition_opening',
      'competition_closing',
      'competition_result',
      'competition_cancelled',
      'claim_decided',
      'claim_waiting',
      'review_decided',
      'review_reply',
      'review_waiting',
      'queue_waiting',
      'decision_about_you',
      'decision_soft',
      'decision_about_child',
      'decision_undone',
      'content_kept_hidden',
      'appeal_decided',
      'appeal_waiting',
      'hidden_sent_again',
      'case_opened',
      'case_overdue',
      'case_replied',
      'talk_answered',
      'case_handed_over',
      'report_waiting',
      'report_overdue',
      'report_decided',
      'account_changed',
      'child_account_opened',
      'proposal_made',
      'proposal_settled',
      'proposal_clocked',
      'waiting_overdue'
    )
    and (
      (
        case
        when notification.type in ('queue_waiting') then exists (
          select
          from moderation_queue queued
          where queued.status = 'waiting'
        )
        else true end
        and case
        when notification.type in ('friend_request') then exists (
          select
          from notification_actors actor
          join friendships friendship on friendship.requester_id = actor.actor_id
          where actor.notification_id = notification.id
            and friendship.addressee_id = notification.user_id
            and friendship.created_at <= notification.created_at
        )
        else true end
        and case
        when notification.type in ('post_tagged', 'child_tagged') then exists (
          select
          from post_tags tag
          join posts post on post.id = tag.post_id
          join athlete_profiles tagged on tagged.id = tag.user_id
          where tag.post_id = (notification.action_data ->> 'postId')::uuid
            and tag.user_id = (notification.action_data ->> 'taggedId')::uuid
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
        )
        else true end
        and case
        when notification.action_data ? 'postId' then exists (
          select
          from posts post
          where post.id = (notification.action_data ->> 'postId')::uuid
            and not post.is_hidden
        )
        else true end
        and case
        when notification.action_data ? 'commentId' then exists (
          select
          from comments comment
          where comment.id = (notification.action_data ->> 'commentId')::uuid
            and comment.approval_status = 'approved'
            and not comment.is_hidden
        )
        else true end
      )
      and (
        not notification.by_people
        or exists (
          select
          from notification_actors actor
          where actor.notification_id = notification.id
            and (
              notification.type in (
                'child_friend_request',
                'family_decision_needed',
                'family_news',
                'family_link_waiting',
                'link_to_confirm',
                'child_tagged',
                'club_administrator_changed',
                'decision_about_you',
                'decision_soft',
                'decision_about_child',
                'decision_undone',
                'content_kept_hidden',
                'appeal_decided',
                'account_changed',
                'child_account_opened',
                'proposal_clocked'
              )
              or not exists (
                select
                from blocks
                where blocker_id = $13
                  and blocked_id = actor.actor_id
                union all
                select
                from blocks
                where blocked_id = $14
                  and blocker_id = actor.actor_id
              )
            )
        )
      )
    )
    and true
  order by notification.created_at desc,
    notification.id desc
  limit 21
) notification
cross join lateral (
  select count(*) as people,
    (
      array_agg(actor.actor_id order by actor.created_at desc) filter (
        where (
          notification.type <> 'post_like'
          or exists (
            select
            from athlete_profiles liker
            where liker.id = actor.actor_id
              and (
                (
                  case
                  when liker.birth_year * 12 + liker.birth_month < :month_18_years_ago then 'adult'
                  when liker.birth_year * 12 + liker.birth_month < :month_16_years_ago then '16-17'
                  when liker.birth_year * 12 + liker.birth_month < :month_13_years_ago then '13-15'
                  else 'under13' end
                ) = 'adult'
                or (
                  exists (
                    select
                    from friendships
                    where status = 'accepted'
                      and (
                        (requester_id = $15 and addressee_id = liker.id)
                        or (addressee_id = $16 and requester_id = liker.id)
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
                      where coach.user_id = $17
                        and (
                          coach.status = 'active'
                          and coach.membership_type in ('coach', 'admin')
                          and coach.coach_confirmed_at is not null
                        )
                        and theirs.user_id = liker.id
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
                      where admin.user_id = $18
                        and theirs.user_id = liker.id
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
    )[1] as newest
  from notification_actors actor
  where actor.notification_id = notification.id
    and (
      notification.type in (
        'child_friend_request',
        'family_decision_needed',
        'family_news',
        'family_link_waiting',
        'link_to_confirm',
        'child_tagged',
        'club_administrator_changed',
        'decision_about_you',
        'decision_soft',
        'decision_about_child',
        'decision_undone',
        'content_kept_hidden',
        'appeal_decided',
        'account_changed',
        'child_account_opened',
        'proposal_clocked'
      )
      or not exists (
        select
        from blocks
        where blocker_id = $19
          and blocked_id = actor.actor_id
        union all
        select
        from blocks
        where blocked_id = $20
          and blocker_id = actor.actor_id
      )
    )
) cause
left join athlete_profiles profile on profile.id = cause.newest
order by notification.created_at desc,
  notification.id desc

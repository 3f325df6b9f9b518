select entry.id,
  case
  when (
    entry.user_id is null
    or (
      profile.status = 'active'
      and not exists (
        select
        from blocks
        where blocker_id = $1
          and blocked_id = profile.id
        union all
        select
        from blocks
        where blocked_id = $2
          and blocker_id = profile.id
      )
    )
    and (
      (
        case
        when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
        when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
        when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
        else 'under13' end
      ) = 'adult'
      or (
        profile.id = $3
        or (
          exists (
            select
            from friendships
            where status = 'accepted'
              and (
                (requester_id = $4 and addressee_id = profile.id)
                or (addressee_id = $5 and requester_id = profile.id)
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
          )
        )
      )
      or (entry.shows_name and profile.in_community and true)
    )
  ) then coalesce(
    entry.group_name,
    shown_name(
      profile.full_name,
      profile.username,
      (
        case
        when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
        when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
        when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
        else 'under13' end
      )
    )
  ) end as name,
  case
  when entry.user_id is not null
  and (
    entry.user_id is null
    or (
      profile.status = 'active'
      and not exists (
        select
        from blocks
        where blocker_id = $8
          and blocked_id = profile.id
        union all
        select
        from blocks
        where blocked_id = $9
          and blocker_id = profile.id
      )
    )
    and (
      (
        case
        when profile.birth_year * 12 + profile.birth_month < :month_18_years_ago then 'adult'
        when profile.birth_year * 12 + profile.birth_month < :month_16_years_ago then '16-17'
        when profile.birth_year * 12 + profile.birth_month < :month_13_years_ago then '13-15'
        else 'under13' end
      ) = 'adult'
      or (
        profile.id = $10
        or (
          exists (
            select
            from friendships
            where status = 'accepted'
              and (
                (requester_id = $11 and addressee_id = profile.id)
                or (addressee_id = $12 and requester_id = profile.id)
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
              where coach.user_id = $13
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
              where admin.user_id = $14
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
      )
      or (entry.shows_club and profile.in_community and true)
    )
  ) then club.name end as club,
  entry.number,
  entry.start_position as "startPosition",
  coalesce(entry.start_position, 1000000 + entry.number) as "sortKey"
from competition_entries entry
left join athlete_profiles profile on profile.id = entry.user_id
left join clubs club on club.id = entry.club_id
  and club.deleted_at is null
where entry.category_id = $15
  and entry.status = 'entered'
  and true
order by coalesce(entry.start_position, 1000000 + entry.number)
limit $16

select profile.id,
  profile.followers_count::text as "sortKey"
from athlete_profiles profile
where profile.listed_in_directory
  and profile.status = 'active'
  and profile.user_type <> 'child_gymnast'
  and profile.birth_year * 12 + profile.birth_month < $1::integer
  and not exists (
    select
    from blocks
    where blocker_id = $2
      and blocked_id = profile.id
    union all
    select
    from blocks
    where blocked_id = $3
      and blocker_id = profile.id
  )
order by profile.followers_count desc,
  profile.id desc
limit $4

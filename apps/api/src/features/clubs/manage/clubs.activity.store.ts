import type { DB } from '#db/schema.generated';
import { type ClubId, ageBandAt, isMinor, shownName } from '@ribbon/domain/accounts';
import type { ClubActivity, ClubActivityKind } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';

interface Named {
  fullName: string | null;
  username: string | null;
  birthMonth: number | null;
  birthYear: number | null;
}

const NAME = sql`profile.full_name as "fullName", profile.username, profile.birth_month as "birthMonth", profile.birth_year as "birthYear"`;

/** As much of a post as tells which one it is. */
const QUOTED = 60;

/** By the name that everybody sees; reviews name nobody under 18 (rule 24). */
function nameOf(
  { fullName, username, kind, ...birth }: Named & { kind: ClubActivityKind },
  now: Date,
): string | null {
  if (username === null) return null;
  const ageBand = ageBandAt(birth, now);
  return kind === 'reviewed' && isMinor(ageBand)
    ? null
    : shownName({ fullName, username, ageBand });
}

export const activityStore = {
  /** What the tables tell of a club, each by its own index and never more than is shown. */
  async newest(db: Kysely<DB>, clubId: ClubId, now: Date, limit: number): Promise<ClubActivity[]> {
    const { rows } = await sql<Named & { kind: ClubActivityKind; at: Date; detail: string | null }>`
      with happened as (
        (select 'joined' as kind, joined_at as at, user_id as person, null as detail
         from club_memberships where club_id = ${clubId} and status = 'active'
         order by joined_at desc limit ${limit})
        union all
        (select case left_reason when 'removed' then 'removed' else 'left' end, left_at, user_id, null
         from club_memberships
         where club_id = ${clubId} and status = 'left' and left_reason <> 'declined'
         order by left_at desc limit ${limit})
        union all
        (select 'reviewed', coalesce(reviewed_at, created_at), user_id, rating::text
         from club_reviews where club_id = ${clubId} and status = 'approved'
         order by created_at desc limit ${limit})
        union all
        (select 'claimed', coalesce(reviewed_at, created_at), requester_id, null
         from club_claim_requests where club_id = ${clubId} and status = 'approved'
         order by reviewed_at desc limit ${limit})
        union all
        (select 'eventCreated', created_at, created_by, title
         from club_events event where club_id = ${clubId} and status = 'scheduled'
           -- Of a series the first speaks for all.
           and not exists (select from club_events earlier where earlier.series_id = event.series_id
             and earlier.status = 'scheduled' and (earlier.starts_at, earlier.id) < (event.starts_at, event.id))
         order by created_at desc limit ${limit})
        union all
        (select 'posted', created_at, author_id,
           case when length(content) > ${QUOTED} then rtrim(left(content, ${QUOTED})) || '…' else content end
         from posts where club_id = ${clubId} and approval_status = 'approved' and not is_hidden
         order by created_at desc, id desc limit ${limit})
        union all
        (select case when action in ('club.edited', 'club.updated') then 'edited' when action = 'club.logo_changed' then 'logoChanged'
                  else 'roleChanged' end,
           created_at, case action when 'club.role_changed' then (details->>'userId')::uuid else actor_id end,
           details->>'to'
         from audit_log
         where subject_kind = 'club' and subject_id = ${clubId}
           and action in ('club.edited', 'club.updated', 'club.logo_changed', 'club.role_changed')
         order by id desc limit ${limit})
      )
      select happened.kind, happened.at, happened.detail, ${NAME}
      from happened left join athlete_profiles profile on profile.id = happened.person
      order by happened.at desc limit ${limit}`.execute(db);
    return rows.map((row) => ({
      kind: row.kind,
      at: row.at,
      detail: row.detail,
      person: nameOf(row, now),
    }));
  },
};

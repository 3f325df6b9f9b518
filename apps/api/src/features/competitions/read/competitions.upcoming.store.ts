import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/relations';
import { bandOf } from '#db/visibility';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { CompetitionAhead } from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';

const SHOWN = 20;
const IN_A_LINE = sql`c.id, c.name, c.city, c.start_date::text as "startDate"`;
const IS_AHEAD = sql`c.approval_status = 'approved' and c.status in ('upcoming', 'ongoing')`;

/**
 * The competitions next for a person: entered by themselves or for their child, and those their
 * clubs go to.
 */
export const aheadStore = {
  async entered(db: Kysely<DB>, userId: UserId, now: Date): Promise<CompetitionAhead[]> {
    const { rows } = await sql<CompetitionAhead>`
      select distinct ${IN_A_LINE}, null::uuid as "clubId", case when e.user_id <> ${userId}
        then shown_name(p.full_name, p.username, ${bandOf('p', now)}) end as child
      from competition_entries e join competitions c on c.id = e.competition_id
        join athlete_profiles p on p.id = e.user_id
      where e.user_id in (select ${userId}::uuid union all
          select r.child_id from parental_relationships r
          where r.parent_id = ${userId} and r.ended_at is null)
        and e.status <> 'withdrawn' and ${IS_AHEAD}
        and (e.user_id = ${userId} or ${isGuardianOf(userId, 'e.user_id')})
      order by "startDate", c.id limit ${SHOWN}`.execute(db);
    return rows;
  },

  /** Competitions everybody may know of: published, and not over. */
  async organisedBy(db: Kysely<DB>, clubId: ClubId): Promise<CompetitionAhead[]> {
    const { rows } = await sql<CompetitionAhead>`
      select ${IN_A_LINE}, null as child, c.club_id as "clubId" from competitions c
      where c.club_id = ${clubId} and ${IS_AHEAD}
        and exists (select from clubs k where k.id = c.club_id and k.deleted_at is null)
      order by c.start_date, c.id limit ${SHOWN}`.execute(db);
    return rows;
  },

  async ofClubs(db: Kysely<DB>, userId: UserId): Promise<CompetitionAhead[]> {
    const { rows } = await sql<CompetitionAhead>`
      select ${IN_A_LINE}, null as child, ours.club_id as "clubId" from (
        select m.club_id, hosted.id from club_memberships m
          join competitions hosted on hosted.club_id = m.club_id
          where m.user_id = ${userId} and m.status = 'active'
        union select m.club_id, e.competition_id from club_memberships m
          join competition_entries e on e.club_id = m.club_id and e.status = 'entered'
          where m.user_id = ${userId} and m.status = 'active') ours
        join competitions c on c.id = ours.id
      where ${IS_AHEAD} order by c.start_date, c.id limit ${SHOWN}`.execute(db);
    return rows;
  },
};

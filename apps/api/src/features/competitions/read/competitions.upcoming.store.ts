import type { DB } from '#db/schema.generated';
import { isGuardianOf, isLivingLink } from '#db/visibility/relations';
import { bandOf } from '#db/visibility/visibility';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { CompetitionAhead } from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';

const SHOWN = 20;
const IN_A_LINE = sql`competition.id, competition.name, competition.city, competition.start_date::text as "startDate"`;
const IS_AHEAD = sql`competition.approval_status = 'approved' and competition.status in ('upcoming', 'ongoing')`;

/**
 * The competitions next for a person: entered by themselves or for their child, and those their
 * clubs go to.
 */
export const upcomingStore = {
  async entered(db: Kysely<DB>, userId: UserId, now: Date): Promise<CompetitionAhead[]> {
    const { rows } = await sql<CompetitionAhead>`
      select distinct ${IN_A_LINE}, null::uuid as "clubId", case when entry.user_id <> ${userId}
        then shown_name(profile.full_name, profile.username, ${bandOf('profile', now)}) end as child
      from competition_entries entry join competitions competition on competition.id = entry.competition_id
        join athlete_profiles profile on profile.id = entry.user_id
      where entry.user_id in (select ${userId}::uuid union all
          select guardian_link.child_id from parental_relationships guardian_link
          where guardian_link.parent_id = ${userId} and ${isLivingLink()})
        and entry.status <> 'withdrawn' and ${IS_AHEAD}
        and (entry.user_id = ${userId} or ${isGuardianOf(userId, 'entry.user_id')})
      order by "startDate", competition.id limit ${SHOWN}`.execute(db);
    return rows;
  },

  /** Competitions everybody may know of: published, and not over. */
  async organisedBy(db: Kysely<DB>, clubId: ClubId): Promise<CompetitionAhead[]> {
    const { rows } = await sql<CompetitionAhead>`
      select ${IN_A_LINE}, null as child, competition.club_id as "clubId" from competitions competition
      where competition.club_id = ${clubId} and ${IS_AHEAD}
        and exists (select from clubs club where club.id = competition.club_id and club.deleted_at is null)
      order by competition.start_date, competition.id limit ${SHOWN}`.execute(db);
    return rows;
  },

  async ofClubs(db: Kysely<DB>, userId: UserId): Promise<CompetitionAhead[]> {
    const { rows } = await sql<CompetitionAhead>`
      select ${IN_A_LINE}, null as child, ours.club_id as "clubId" from (
        select member.club_id, hosted.id from club_memberships member
          join competitions hosted on hosted.club_id = member.club_id
          where member.user_id = ${userId} and member.status = 'active'
        union select member.club_id, entry.competition_id from club_memberships member
          join competition_entries entry on entry.club_id = member.club_id and entry.status = 'entered'
          where member.user_id = ${userId} and member.status = 'active') ours
        join competitions competition on competition.id = ours.id
      where ${IS_AHEAD} order by competition.start_date, competition.id limit ${SHOWN}`.execute(db);
    return rows;
  },
};

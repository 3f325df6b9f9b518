import { CARD, type CardRow } from '#db/people/cards';
import { IS_ACTIVE_CLUB, notBlocked } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/visibility/viewer';
import { bandOf, isInCircleOf } from '#db/visibility/visibility';
import type { Member } from '@ribbon/domain/accounts';
import {
  type ChallengeId,
  LEADERS_SHOWN,
  type Leaderboard,
  TEAM_MIN,
  challengePolicy,
} from '@ribbon/domain/challenges';
import { type Kysely, sql } from 'kysely';

type Team = Leaderboard['teams'][number];
export type Leader = CardRow & { place: number; points: number; isSelf: boolean };

/** People who chose to be listed; minors only if the viewer is in their circle (rule 24). */
export const leaderboardStore = {
  async teams(db: Kysely<DB>, id: ChallengeId, viewerId: string): Promise<Team[]> {
    const { rows } = await sql<Team>`
      select rank() over (order by team.points desc)::int as place, team.points,
        json_build_object('id', club.id, 'name', club.name) as club,
        exists (select from club_memberships member where member.club_id = club.id and member.user_id = ${viewerId}
          and member.status = 'active') as "isOwn"
      from (select * from challenge_teams
        where challenge_id = ${id} and members >= ${TEAM_MIN} and points > 0
        order by points desc, club_id limit ${LEADERS_SHOWN}) team
      join clubs club on club.id = team.club_id and club.deleted_at is null
      order by team.points desc, club.name`.execute(db);
    return rows;
  },

  async people(db: Kysely<DB>, id: ChallengeId, viewer: Member, now: Date): Promise<Leader[]> {
    const band = bandOf('profile', now);
    const isClubOnly = challengePolicy.isOnOwnClubsOnly(viewer.ageBand);
    const mates = sql`select member.user_id from club_memberships member join club_memberships own
      on own.club_id = member.club_id and own.user_id = ${viewer.id} and own.status = 'active'
      join clubs on clubs.id = member.club_id and ${IS_ACTIVE_CLUB}
      where member.status = 'active'`;
    const { rows } = await sql<Leader>`
      select ${CARD}, participant.points, rank() over (order by participant.points desc)::int as place,
        participant.user_id = ${viewer.id} as "isSelf"
      from challenge_participants participant join athlete_profiles profile on profile.id = participant.user_id
      where participant.challenge_id = ${id} and participant.is_listed and participant.points > 0 and profile.status = 'active'
        and (participant.user_id = ${viewer.id} or (${band} <> 'under13' and ${notBlocked(viewer.id, 'profile.id')}
          and (${band} = 'adult' or ${isInCircleOf(viewerOf(viewer), 'profile')})
          and ${isClubOnly ? sql`participant.user_id in (${mates})` : sql`true`}))
      order by participant.points desc, participant.user_id limit ${LEADERS_SHOWN}`.execute(db);
    return rows;
  },

  async own(db: Kysely<DB>, id: ChallengeId, userId: string) {
    const { rows } = await sql<{ points: number; best: number; isListed: boolean }>`
      select mine.points, mine.is_listed as "isListed",
        (select max(points) from challenge_participants where user_id = ${userId}) as best
      from challenge_participants mine
      where mine.challenge_id = ${id} and mine.user_id = ${userId}`.execute(db);
    return rows[0];
  },
};

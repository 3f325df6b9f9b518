import { CARD, type CardRow } from '#db/cards';
import { IS_ACTIVE_CLUB, notBlocked } from '#db/relations';
import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/viewer';
import { bandOf, isInCircleOf } from '#db/visibility';
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
      select rank() over (order by t.points desc)::int as place, t.points,
        json_build_object('id', k.id, 'name', k.name) as club,
        exists (select from club_memberships m where m.club_id = k.id and m.user_id = ${viewerId}
          and m.status = 'active') as "isOwn"
      from (select * from challenge_teams
        where challenge_id = ${id} and members >= ${TEAM_MIN} and points > 0
        order by points desc, club_id limit ${LEADERS_SHOWN}) t
      join clubs k on k.id = t.club_id and k.deleted_at is null
      order by t.points desc, k.name`.execute(db);
    return rows;
  },

  async people(db: Kysely<DB>, id: ChallengeId, viewer: Member, now: Date): Promise<Leader[]> {
    const band = bandOf('p', now);
    const isClubOnly = challengePolicy.isOnOwnClubsOnly(viewer.ageBand);
    const mates = sql`select m.user_id from club_memberships m join club_memberships own
      on own.club_id = m.club_id and own.user_id = ${viewer.id} and own.status = 'active'
      join clubs on clubs.id = m.club_id and ${IS_ACTIVE_CLUB}
      where m.status = 'active'`;
    const { rows } = await sql<Leader>`
      select ${CARD}, c.points, rank() over (order by c.points desc)::int as place,
        c.user_id = ${viewer.id} as "isSelf"
      from challenge_participants c join athlete_profiles p on p.id = c.user_id
      where c.challenge_id = ${id} and c.is_listed and c.points > 0 and p.status = 'active'
        and (c.user_id = ${viewer.id} or (${band} <> 'under13' and ${notBlocked(viewer.id, 'p.id')}
          and (${band} = 'adult' or ${isInCircleOf(viewerOf(viewer), 'p')})
          and ${isClubOnly ? sql`c.user_id in (${mates})` : sql`true`}))
      order by c.points desc, c.user_id limit ${LEADERS_SHOWN}`.execute(db);
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

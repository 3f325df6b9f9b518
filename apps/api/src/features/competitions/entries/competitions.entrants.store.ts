import type { DB } from '#db/schema.generated';
import {
  IS_ACTIVE_CLUB,
  hasGuardian,
  hiddenFrom,
  isConfirmedCoach,
  isLivingLink,
} from '#db/visibility/relations';
import { bandOf } from '#db/visibility/visibility';
import type { AgeBand, ClubId, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import type { NamedClub } from '../read/competitions.organiser.store.ts';

/** How many gymnasts of all the user's clubs can be chosen from. */
const GYMNASTS_SHOWN = 500;

export interface PersonFacts {
  id: UserId;
  name: string;
  birthYear: number | null;
  ageBand: AgeBand;
  hasGuardian: boolean;
}

const facts = (now: Date) => sql`profile.id,
  shown_name(profile.full_name, profile.username, ${bandOf('profile', now)}) as name, profile.birth_year as "birthYear",
  ${bandOf('profile', now)} as "ageBand", ${hasGuardian(sql.ref('profile.id'))} as "hasGuardian"`;

/** The people a member may enter. */
export const entrantStore = {
  async find(db: Kysely<DB>, ids: readonly UserId[], now: Date): Promise<PersonFacts[]> {
    const { rows } = await sql<PersonFacts>`select ${facts(now)} from athlete_profiles profile
      where profile.id = any(${ids}::uuid[]) and profile.status = 'active'`.execute(db);
    return rows;
  },

  async children(db: Kysely<DB>, guardianId: UserId, now: Date): Promise<PersonFacts[]> {
    const { rows } = await sql<PersonFacts>`
      select ${facts(now)} from parental_relationships link
      join athlete_profiles profile on profile.id = link.child_id and profile.status = 'active'
      where link.parent_id = ${guardianId} and ${isLivingLink('link')}
        and ${bandOf('profile', now)} <> 'adult'
      order by name, profile.id limit 50`.execute(db);
    return rows;
  },

  /** Clubs the user runs or is a confirmed coach of. */
  async staffedClubs(db: Kysely<DB>, userId: UserId): Promise<NamedClub[]> {
    const { rows } = await sql<NamedClub>`
      select clubs.id, clubs.name from clubs where ${IS_ACTIVE_CLUB} and clubs.id in (
        select club_id from club_admins where user_id = ${userId}
        union select club_id from club_memberships where user_id = ${userId}
          and ${isConfirmedCoach('club_memberships')})
      order by clubs.name, clubs.id limit 100`.execute(db);
    return rows;
  },

  /** The clubs' members, without their staff and without a block between them and the viewer. */
  async gymnasts(
    db: Kysely<DB>,
    clubIds: readonly ClubId[],
    { viewerId, now }: { viewerId: UserId; now: Date },
  ): Promise<(PersonFacts & { clubId: ClubId })[]> {
    const { rows } = await sql<PersonFacts & { clubId: ClubId }>`
      select ${facts(now)}, member.club_id as "clubId" from club_memberships member
      join athlete_profiles profile on profile.id = member.user_id and profile.status = 'active'
      where member.club_id = any(${clubIds}::uuid[]) and member.status = 'active'
        and member.membership_type = 'member' and profile.id <> ${viewerId}
        and profile.id not in ${hiddenFrom(viewerId)}
      order by name, profile.id limit ${GYMNASTS_SHOWN}`.execute(db);
    return rows;
  },

  /** Whether all are members and may be entered by this person: no block stands between them. */
  async areMembers(
    db: Kysely<DB>,
    clubId: ClubId,
    ids: readonly UserId[],
    staffId: UserId,
  ): Promise<boolean> {
    const { rows } = await sql<{ count: number }>`
      select count(distinct user_id)::int as count from club_memberships
      where club_id = ${clubId} and status = 'active' and user_id = any(${ids}::uuid[])
        and user_id not in ${hiddenFrom(staffId)}`.execute(db);
    return rows[0]?.count === new Set(ids).size;
  },

  clubName: async (db: Kysely<DB>, id: ClubId): Promise<string | undefined> =>
    (await db.selectFrom('clubs').select('name').where('id', '=', id).executeTakeFirst())?.name,
};

import type { DB } from '#db/schema.generated';
import {
  IS_ACTIVE_CLUB,
  hasGuardian,
  hiddenFrom,
  isConfirmedCoach,
  isLivingLink,
} from '#db/visibility/relations';
import { type Viewer, bandOf } from '#db/visibility/visibility';
import type { AgeBand, ClubId, UserId } from '@ribbon/domain/accounts';
import type { CategoryId, CompetitionId } from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';
import type { NamedClub } from '../read/competitions.organiser.store.ts';
import { JOINED, mayReadName } from './competitions.entry-names.sql.ts';

/** How many gymnasts of all the user's clubs can be chosen from. */
const GYMNASTS_SHOWN = 500;

export interface PersonFacts {
  id: UserId;
  name: string;
  birthYear: number | null;
  ageBand: AgeBand;
  hasGuardian: boolean;
}

interface Holders {
  userIds: readonly UserId[];
  clubIds: readonly ClubId[];
  viewer: Viewer;
  now: Date;
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
  ): Promise<(PersonFacts & { clubIds: ClubId[] })[]> {
    const { rows } = await sql<PersonFacts & { clubIds: ClubId[] }>`
      select ${facts(now)}, array_agg(member.club_id) as "clubIds" from club_memberships member
      join athlete_profiles profile on profile.id = member.user_id and profile.status = 'active'
      where member.club_id = any(${clubIds}::uuid[]) and member.status = 'active'
        and member.membership_type = 'member' and profile.id <> ${viewerId}
        and profile.id not in ${hiddenFrom(viewerId)}
      group by profile.id order by name, profile.id limit ${GYMNASTS_SHOWN}`.execute(db);
    return rows;
  },

  /** The members this person may enter: no block stands between them. */
  async membersOf(
    db: Kysely<DB>,
    clubId: ClubId,
    ids: readonly UserId[],
    staffId: UserId,
  ): Promise<ReadonlySet<UserId>> {
    const { rows } = await sql<{ id: UserId }>`
      select user_id as id from club_memberships
      where club_id = ${clubId} and status = 'active' and user_id = any(${ids}::uuid[])
        and user_id not in ${hiddenFrom(staffId)}`.execute(db);
    return new Set(rows.map(({ id }) => id));
  },

  async clubNames(db: Kysely<DB>, ids: readonly ClubId[]): Promise<ReadonlyMap<string, string>> {
    const rows = await db
      .selectFrom('clubs')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  },

  /** The categories in which people and groups of clubs have a place or wait for one. */
  async categoriesOf(
    db: Kysely<DB>,
    id: CompetitionId,
    { userIds, clubIds, viewer, now }: Holders,
  ): Promise<ReadonlyMap<string, CategoryId[]>> {
    const { rows } = await sql<{ holder: string; categoryIds: CategoryId[] }>`
      select coalesce(entry.user_id, entry.club_id) as holder,
        array_agg(entry.category_id) as "categoryIds"
      from ${JOINED}
      where entry.competition_id = ${id} and entry.status in ('entered', 'waiting_list')
        and (entry.user_id = any(${userIds}::uuid[])
          or entry.user_id is null and entry.club_id = any(${clubIds}::uuid[]))
        and ${mayReadName(viewer, now)}
      group by holder`.execute(db);
    return new Map(rows.map(({ holder, categoryIds }) => [holder, categoryIds]));
  },
};

import {
  IS_ACTIVE_CLUB,
  isConfirmedCoach,
  isInGoodStanding,
  isLivingLink,
  notBlocked,
} from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import {
  type BirthDate,
  type Member,
  type UserId,
  ageAt,
  ageBandAt,
  shownName,
} from '@ribbon/domain/accounts';
import type { GuardianRole } from '@ribbon/domain/families';
import type { LogScope } from '@ribbon/domain/training';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Whether a person is a confirmed coach of a club with which this gymnast shares the log now. */
export const readsAsCoach = (
  coach: RawBuilder<unknown>,
  gymnast: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from training_shares share
    join club_memberships theirs on theirs.id = share.membership_id and theirs.status = 'active'
    join club_memberships coach on coach.club_id = share.club_id and coach.user_id = ${coach}
      and ${isConfirmedCoach('coach')}
    join clubs on clubs.id = share.club_id and ${IS_ACTIVE_CLUB}
  where share.user_id = ${gymnast} and ${isInGoodStanding(sql.ref('coach.user_id'))})`;

export interface Log extends LogScope {
  person: { id: UserId; name: string; ageBand: Member['ageBand']; age: number | undefined };
}

interface Row extends BirthDate {
  fullName: string | null;
  username: string;
  role: GuardianRole | null;
  isVerified: boolean;
  isOpen: boolean;
  isSharedCoach: boolean;
}

/**
 * The owner of a log, and the asker's relation to them; undefined for people the asker does not
 * see.
 */
export async function logScope(
  db: Kysely<DB>,
  actor: Pick<Member, 'id'>,
  userId: UserId,
  now: Date,
): Promise<Log | undefined> {
  const { rows } = await sql<Row>`
    select profile.full_name as "fullName", profile.username, profile.birth_month as "birthMonth", profile.birth_year as "birthYear",
      link.role, link.verified_at is not null as "isVerified", profile.in_community as "isOpen",
      ${readsAsCoach(sql`${actor.id}`, sql.ref('profile.id'))} and ${notBlocked(actor.id, 'profile.id')} as "isSharedCoach"
    from athlete_profiles profile left join parental_relationships link
      on link.parent_id = ${actor.id} and link.child_id = profile.id and ${isLivingLink('link')}
    where profile.id = ${userId} and profile.status = 'active'`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { role, isVerified, isOpen } = row;
  const ageBand = ageBandAt(row, now);
  return {
    isOwner: actor.id === userId,
    link: role === null ? undefined : { role, isVerified, isOpen, childAgeBand: ageBand },
    isSharedCoach: row.isSharedCoach && actor.id !== userId,
    person: { id: userId, name: shownName({ ...row, ageBand }), ageBand, age: ageAt(row, now) },
  };
}

/** The coaches who may read this log now. */
export async function coachesOf(db: Kysely<DB>, userId: UserId): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select distinct coach.user_id as id from training_shares share
      join club_memberships theirs on theirs.id = share.membership_id and theirs.status = 'active'
      join club_memberships coach on coach.club_id = share.club_id and ${isConfirmedCoach('coach')}
      join clubs on clubs.id = share.club_id and ${IS_ACTIVE_CLUB}
    where share.user_id = ${userId} and coach.user_id <> ${userId}
      and ${isInGoodStanding(sql.ref('coach.user_id'))} and ${notBlocked(userId, 'coach.user_id')}
    limit 50`.execute(db);
  return rows.map(({ id }) => id);
}

import type { DB } from '#db/schema.generated';
import {
  type AccountStatus,
  type AgeBand,
  type PersonArt,
  type PersonImageId,
  type UserId,
  ageBandAt,
} from '@ribbon/domain/accounts';
import type { Activity, GuardianRole, Permission, Relationship } from '@ribbon/domain/families';
import { type Kysely, sql } from 'kysely';

export interface ChildRow {
  id: UserId;
  username: string;
  fullName: string | null;
  art: PersonArt | null;
  imageId: PersonImageId | null;
  hasEmail: boolean;
  codeCardUntil: Date | null;
  ageBand: AgeBand;
  status: AccountStatus;
  myRole: GuardianRole;
  deletionUndoUntil: Date | null;
}

interface GuardianRow {
  childId: UserId;
  id: UserId;
  name: string;
  role: GuardianRole;
  relationship: Relationship;
  origin: string;
}

interface PermissionRow {
  childId: UserId;
  permission: Permission;
  granted: boolean;
  grantedAt: Date | null;
  expiresAt: Date | null;
}

/** What /family shows. Each question is asked once for all children. */
export const overviewStore = {
  async children(db: Kysely<DB>, guardianId: UserId, now: Date): Promise<ChildRow[]> {
    const rows = await db
      .selectFrom('parental_relationships as r')
      .innerJoin('athlete_profiles as p', 'p.id', 'r.child_id')
      .innerJoin('users as u', 'u.id', 'p.id')
      .leftJoin('code_cards as k', (join) =>
        join.onRef('k.child_id', '=', 'p.id').on('k.expires_at', '>', now),
      )
      .leftJoin('account_deletion_requests as d', (join) =>
        join.onRef('d.user_id', '=', 'p.id').on('d.cancelled_at', 'is', null),
      )
      .select([
        'p.id',
        'p.username',
        'p.full_name as fullName',
        'p.profile_image_art as art',
        'p.profile_image_id as imageId',
        'k.expires_at as codeCardUntil',
        'p.birth_month as birthMonth',
        'p.birth_year as birthYear',
        'p.status',
        'r.role as myRole',
        'd.undo_until as deletionUndoUntil',
      ])
      .select((eb) => eb('u.email', 'is not', null).as('hasEmail'))
      .where('r.parent_id', '=', guardianId)
      .where('r.ended_at', 'is', null)
      .orderBy('p.full_name')
      .orderBy('p.id')
      .execute();
    return rows.map(({ birthMonth, birthYear, ...row }) => ({
      ...row,
      id: row.id as UserId,
      art: row.art as PersonArt | null,
      imageId: row.imageId as PersonImageId | null,
      hasEmail: row.hasEmail === true,
      ageBand: ageBandAt({ birthMonth, birthYear }, now),
    }));
  },

  async guardians(db: Kysely<DB>, childIds: readonly UserId[]): Promise<GuardianRow[]> {
    const { rows } = await sql<GuardianRow>`
      select r.child_id as "childId", r.parent_id as id, coalesce(p.full_name, p.username) as name,
        r.role, r.relationship_type as relationship, r.origin
      from parental_relationships r join athlete_profiles p on p.id = r.parent_id
      where r.child_id = any(${childIds}::uuid[]) and r.ended_at is null
      order by r.role = 'primary' desc, r.created_at`.execute(db);
    return rows;
  },

  async permissions(db: Kysely<DB>, childIds: readonly UserId[]): Promise<PermissionRow[]> {
    const { rows } = await sql<PermissionRow>`
      select minor_id as "childId", permission_type as permission, is_granted as granted,
        granted_at as "grantedAt", expires_at as "expiresAt"
      from minor_permissions where minor_id = any(${childIds}::uuid[])`.execute(db);
    return rows;
  },

  /** Counts, not contents: a guardian sees that a child was active, the inbox shows what matters. */
  async activity(
    db: Kysely<DB>,
    childIds: readonly UserId[],
    since: Date,
  ): Promise<(Activity & { childId: UserId })[]> {
    const { rows } = await sql<Activity & { childId: UserId }>`
      select child.id as "childId",
        greatest(
          (select max(updated_at) from sessions where user_id = child.id),
          (select max(created_at) from posts where author_id = child.id),
          (select max(created_at) from comments where author_id = child.id)) as "lastActiveAt",
        (select count(*) from posts where author_id = child.id and created_at > ${since}) as posts,
        (select count(*) from comments
         where author_id = child.id and created_at > ${since}) as comments,
        (select count(*) from friendships where requester_id = child.id and status = 'accepted')
          + (select count(*) from friendships
             where addressee_id = child.id and status = 'accepted') as friends,
        array(select c.name from club_memberships m join clubs c on c.id = m.club_id
              where m.user_id = child.id and m.is_active and c.deleted_at is null
              order by m.joined_at limit 10) as clubs,
        (select coalesce(sum(duration_minutes), 0)::int from training_sessions
         where user_id = child.id and session_date > ${since}::date) as "trainingMinutes"
      from unnest(${childIds}::uuid[]) as child(id)`.execute(db);
    return rows;
  },
};

import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import { type AgeBand, type ClubId, type UserId, shownName } from '@ribbon/domain/accounts';
import {
  type ClubGuardian,
  GUARDIANS_SHOWN,
  type GuardianRole,
  type Relationship,
  type UnverifiedChild,
  type VerifiedHow,
} from '@ribbon/domain/families';
import { type Kysely, sql } from 'kysely';

export interface Verification {
  childId: UserId;
  guardianId: UserId;
  how: VerifiedHow;
  clubId: ClubId | null;
  by: UserId;
  /** Why, where a system admin says so. */
  reason?: string;
  at: Date;
}

/** A guardian's living link, as far as it matters to verifying them. */
export interface VerifiableLink {
  role: GuardianRole;
  relationship: Relationship;
  isVerified: boolean;
  childAgeBand: AgeBand;
}

interface ChildRow extends Omit<UnverifiedChild, 'name'> {
  fullName: string | null;
  username: string;
}

/** Those who decide for a child, main guardian first; `child` is the column of its id. */
const guardiansOf = (child: string) => sql<ClubGuardian[]>`coalesce((
  select json_agg(json_build_object('id', g.id, 'name', coalesce(g.full_name, g.username),
      'relationship', r.relationship_type) order by r.role = 'primary' desc, r.created_at)
  from parental_relationships r join athlete_profiles g on g.id = r.parent_id
  where r.child_id = ${sql.ref(child)} and r.ended_at is null and r.role <> 'view_only'), '[]')`;

/** Whether a club has to do with a child: took it in, or is asked to. */
const isOfClub = (clubId: ClubId, child: string) => sql`exists (select from club_memberships m
  where m.club_id = ${clubId} and m.user_id = ${sql.ref(child)}
    and m.status in ('active', 'joined', 'waiting_club'))`;

export const verificationStore = {
  /** The children of a club who start in private. */
  async unverified(db: Kysely<DB>, clubId: ClubId, now: Date): Promise<UnverifiedChild[]> {
    const { rows } = await sql<ChildRow>`
      select p.id as "childId", p.full_name as "fullName", p.username,
        ${guardiansOf('p.id')} as guardians,
        (select k.expires_at from guardian_codes k
         where k.child_id = p.id and k.club_id = ${clubId} and k.expires_at > ${now}) as "codeUntil"
      from club_memberships m join athlete_profiles p on p.id = m.user_id
      where m.club_id = ${clubId} and m.status = 'active' and p.status = 'active'
        and not p.in_community and ${bandOf('p', now)} = 'under13'
      order by m.joined_at, m.id limit ${GUARDIANS_SHOWN}`.execute(db);
    return rows.map(({ fullName, username, ...row }) => ({
      ...row,
      name: shownName({ fullName, username, ageBand: 'under13' }),
    }));
  },

  /** The guardians of some children who start in private, for the club that is to take them in. */
  async guardiansOf(
    db: Kysely<DB>,
    childIds: readonly UserId[],
    now: Date,
  ): Promise<Map<UserId, ClubGuardian[]>> {
    if (childIds.length === 0) return new Map();
    const { rows } = await sql<{ id: UserId; guardians: ClubGuardian[] }>`
      select p.id, ${guardiansOf('p.id')} as guardians from athlete_profiles p
      where p.id = any(${childIds}::uuid[]) and not p.in_community
        and ${bandOf('p', now)} = 'under13'`.execute(db);
    return new Map(rows.map(({ id, guardians }) => [id, guardians]));
  },

  /** What there is between a club, one of its children and somebody who runs the club. */
  async standing(
    tx: Kysely<DB>,
    { clubId, childId, actorId }: { clubId: ClubId; childId: UserId; actorId: UserId },
    now: Date,
  ) {
    const { rows } = await sql<{ name: string; isOfClub: boolean; isHousehold: boolean }>`
      select shown_name(p.full_name, p.username, 'under13') as name,
        ${isOfClub(clubId, 'p.id')} as "isOfClub",
        exists (select from parental_relationships
          where child_id = p.id and parent_id = ${actorId}) as "isHousehold"
      from athlete_profiles p
      where p.id = ${childId} and p.status = 'active' and ${bandOf('p', now)} = 'under13'`.execute(
      tx,
    );
    return rows[0];
  },

  /** The link, which nobody else changes until the transaction is over. */
  async lockLink(
    tx: Kysely<DB>,
    { guardianId, childId }: { guardianId: UserId; childId: UserId },
    now: Date,
  ): Promise<VerifiableLink | undefined> {
    const { rows } = await sql<VerifiableLink>`
      select r.role, r.relationship_type as relationship, r.verified_at is not null as "isVerified",
        ${bandOf('p', now)} as "childAgeBand"
      from parental_relationships r join athlete_profiles p on p.id = r.child_id
      where r.parent_id = ${guardianId} and r.child_id = ${childId} and r.ended_at is null
      for update of r`.execute(tx);
    return rows[0];
  },

  /** False when this guardian decides nothing for the child, or is verified already. */
  async verify(tx: Kysely<DB>, { childId, guardianId, how, clubId, by, at }: Verification) {
    const { numUpdatedRows } = await tx
      .updateTable('parental_relationships')
      .set({ verified_at: at, verified_how: how, verified_club_id: clubId, verified_by: by })
      .where('child_id', '=', childId)
      .where('parent_id', '=', guardianId)
      .where('ended_at', 'is', null)
      .where('role', '<>', 'view_only')
      .where('verified_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** A club takes back what it said itself. */
  async takeBack(
    tx: Kysely<DB>,
    { childId, guardianId, clubId }: { childId: UserId; guardianId: UserId; clubId: ClubId },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('parental_relationships')
      .set({ verified_at: null, verified_how: null, verified_club_id: null, verified_by: null })
      .where('child_id', '=', childId)
      .where('parent_id', '=', guardianId)
      .where('ended_at', 'is', null)
      .where('verified_how', '=', 'club')
      .where('verified_club_id', '=', clubId)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async saveCode(
    tx: Kysely<DB>,
    code: { childId: UserId; clubId: ClubId; codeHash: string; by: UserId; at: Date; until: Date },
  ): Promise<void> {
    const fresh = {
      code_hash: code.codeHash,
      made_by: code.by,
      created_at: code.at,
      expires_at: code.until,
    };
    await tx
      .insertInto('guardian_codes')
      .values({ child_id: code.childId, club_id: code.clubId, ...fresh })
      .onConflict((conflict) => conflict.columns(['child_id', 'club_id']).doUpdateSet(fresh))
      .execute();
  },

  /** Spends a code: of two who bring it, one is let in. */
  async spendCode(tx: Kysely<DB>, childId: UserId, codeHash: string, now: Date) {
    const row = await tx
      .deleteFrom('guardian_codes')
      .where('child_id', '=', childId)
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .returning(['club_id', 'made_by'])
      .executeTakeFirst();
    return row && { clubId: row.club_id as ClubId, madeBy: row.made_by as UserId | null };
  },

  async removeOldCodes(tx: Kysely<DB>, now: Date): Promise<void> {
    await tx.deleteFrom('guardian_codes').where('expires_at', '<=', now).execute();
  },
};

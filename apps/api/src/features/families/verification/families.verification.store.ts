import { isOfHousehold } from '#db/visibility/concerned';
import { IS_ACTIVE_CLUB, isInGoodStanding, isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import { type ClubId, type UserId, shownName } from '@ribbon/domain/accounts';
import {
  type ClubGuardian,
  GUARDIANS_SHOWN,
  type Guardianship,
  type Relationship,
  type UnverifiedChild,
  type VerifiedHow,
} from '@ribbon/domain/families';
import { type Kysely, type RawBuilder, sql } from 'kysely';

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
export interface VerifiableLink extends Guardianship {
  relationship: Relationship;
}

interface ChildRow extends Omit<UnverifiedChild, 'name'> {
  fullName: string | null;
  username: string;
}

/** Of a living `guardian_link`: its guardian decides, and nobody has said who that is. */
const UNVERIFIED = sql`${isLivingLink()} and guardian_link.role <> 'view_only' and guardian_link.verified_at is null`;

/** The guardians that the club is asked about, main guardian first; `child` is the column of the child's id. */
const guardiansOf = (child: string) => sql<ClubGuardian[]>`coalesce((
  select json_agg(json_build_object('id', guardian.id, 'name', coalesce(guardian.full_name, guardian.username),
      'relationship', guardian_link.relationship_type) order by guardian_link.role = 'primary' desc, guardian_link.created_at)
  from parental_relationships guardian_link join athlete_profiles guardian on guardian.id = guardian_link.parent_id
  where guardian_link.child_id = ${sql.ref(child)} and ${UNVERIFIED}), '[]')`;

/** Whether a club has to do with a child: took it in, or is asked to. */
const isOfClub = (
  club: RawBuilder<unknown>,
  child: RawBuilder<unknown>,
) => sql`exists (select from club_memberships member
  where member.club_id = ${club} and member.user_id = ${child}
    and member.status in ('active', 'joined', 'waiting_club'))`;

/** Whether a person belongs to the household of a child or of one of its guardians. */
const isNear = (
  person: RawBuilder<unknown>,
  child: RawBuilder<unknown>,
) => sql<boolean>`(${isOfHousehold(person, child)}
  or exists (select from parental_relationships near where near.child_id = ${child}
    and ${isLivingLink('near')} and ${isOfHousehold(person, sql.ref('near.parent_id'))}))`;

export const verificationStore = {
  /** The children of a club who start in private, and then those with another guardian nobody has verified. */
  async unverified(db: Kysely<DB>, clubId: ClubId, now: Date): Promise<UnverifiedChild[]> {
    const { rows } = await sql<ChildRow>`
      select profile.id as "childId", profile.full_name as "fullName", profile.username,
        ${guardiansOf('profile.id')} as guardians,
        (select code.expires_at from guardian_codes code
         where code.child_id = profile.id and code.club_id = ${clubId} and code.expires_at > ${now}) as "codeUntil"
      from club_memberships member join athlete_profiles profile on profile.id = member.user_id
      where member.club_id = ${clubId} and member.status = 'active' and profile.status = 'active'
        and ${bandOf('profile', now)} = 'under13' and exists (select from parental_relationships guardian_link
          where guardian_link.child_id = profile.id and ${UNVERIFIED})
      order by profile.in_community, member.joined_at, member.id limit ${GUARDIANS_SHOWN}`.execute(
      db,
    );
    return rows.map(({ fullName, username, ...row }) => ({
      ...row,
      name: shownName({ fullName, username, ageBand: 'under13' }),
    }));
  },

  /** The guardians of some children nobody has verified, for the club that is to take them in. */
  async guardiansOf(
    db: Kysely<DB>,
    childIds: readonly UserId[],
    now: Date,
  ): Promise<Map<UserId, ClubGuardian[]>> {
    if (childIds.length === 0) return new Map();
    const { rows } = await sql<{ id: UserId; guardians: ClubGuardian[] }>`
      select profile.id, ${guardiansOf('profile.id')} as guardians from athlete_profiles profile
      where profile.id = any(${childIds}::uuid[])
        and ${bandOf('profile', now)} = 'under13'`.execute(db);
    return new Map(rows.map(({ id, guardians }) => [id, guardians]));
  },

  /** What there is between a club, one of its children and somebody who runs the club. */
  async relation(
    tx: Kysely<DB>,
    { clubId, childId, actorId }: { clubId: ClubId; childId: UserId; actorId: UserId },
    now: Date,
  ) {
    const { rows } = await sql<{ name: string; isOfClub: boolean; isHousehold: boolean }>`
      select shown_name(profile.full_name, profile.username, 'under13') as name,
        ${isOfClub(sql`${clubId}::uuid`, sql.ref('profile.id'))} as "isOfClub",
        ${isNear(sql`${actorId}::uuid`, sql.ref('profile.id'))} as "isHousehold"
      from athlete_profiles profile
      where profile.id = ${childId} and profile.status = 'active' and ${bandOf('profile', now)} = 'under13'`.execute(
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
      select guardian_link.role, guardian_link.relationship_type as relationship, guardian_link.verified_at is not null as "isVerified",
        ${bandOf('profile', now)} as "childAgeBand", profile.in_community as "isOpen"
      from parental_relationships guardian_link join athlete_profiles profile on profile.id = guardian_link.child_id
      where guardian_link.parent_id = ${guardianId} and guardian_link.child_id = ${childId} and ${isLivingLink()}
      for update of guardian_link`.execute(tx);
    return rows[0];
  },

  /** False when this guardian decides nothing for the child, or is verified already. */
  async verify(tx: Kysely<DB>, { childId, guardianId, how, clubId, by, at }: Verification) {
    const { numUpdatedRows } = await tx
      .updateTable('parental_relationships')
      .set({ verified_at: at, verified_how: how, verified_club_id: clubId, verified_by: by })
      .where('child_id', '=', childId)
      .where('parent_id', '=', guardianId)
      .where(isLivingLink('parental_relationships'))
      .where('role', '<>', 'view_only')
      .where('verified_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /**
   * A club takes back what it said itself, in person or by a code that it handed over, also of somebody who
   * has left since. Guardians verified through that one lose it as well. All who have lost it, that guardian
   * first; nobody where the club had said nothing.
   */
  async takeBack(
    tx: Kysely<DB>,
    { childId, guardianId, clubId }: { childId: UserId; guardianId: UserId; clubId: ClubId },
  ): Promise<UserId[]> {
    // Nobody is verified through one of them meanwhile.
    await sql`select from parental_relationships where child_id = ${childId}
      order by id for update`.execute(tx);
    const { rows } = await sql<{ guardianId: UserId }>`
      with recursive lost as (
        select id, parent_id from parental_relationships
        where child_id = ${childId} and parent_id = ${guardianId}
          and verified_how in ('club', 'code') and verified_club_id = ${clubId}
        union
        select through.id, through.parent_id from parental_relationships through
          join lost on through.verified_by = lost.parent_id
        where through.child_id = ${childId} and through.verified_how = 'guardian')
      update parental_relationships guardian_link
      set verified_at = null, verified_how = null, verified_club_id = null, verified_by = null
      from lost where guardian_link.id = lost.id returning guardian_link.parent_id as "guardianId"`.execute(
      tx,
    );
    const lost = new Set(rows.map((row) => row.guardianId));
    return [...lost].toSorted((one, other) => +(other === guardianId) - +(one === guardianId));
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

  /**
   * Spends a code: of two who bring it, one is let in. It is the word of its maker, who has to run the club
   * still, in good standing and outside the household; and of the club, to which the child has to belong.
   */
  async spendCode(
    tx: Kysely<DB>,
    { childId, codeHash }: { childId: UserId; codeHash: string },
    now: Date,
  ): Promise<{ clubId: ClubId; madeBy: UserId } | undefined> {
    const maker = sql.ref('code.made_by');
    const { rows } = await sql<{ clubId: ClubId; madeBy: UserId }>`
      delete from guardian_codes code
      where code.child_id = ${childId} and code.code_hash = ${codeHash} and code.expires_at > ${now}
        and exists (select from club_admins runs join clubs on clubs.id = runs.club_id and ${IS_ACTIVE_CLUB}
          where runs.club_id = code.club_id and runs.user_id = ${maker})
        and ${isInGoodStanding(maker)} and not ${isNear(maker, sql.ref('code.child_id'))}
        and ${isOfClub(sql.ref('code.club_id'), sql.ref('code.child_id'))}
      returning code.club_id as "clubId", code.made_by as "madeBy"`.execute(tx);
    return rows[0];
  },

  async removeOldCodes(tx: Kysely<DB>, now: Date): Promise<void> {
    await tx.deleteFrom('guardian_codes').where('expires_at', '<=', now).execute();
  },
};

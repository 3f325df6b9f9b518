import { isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { type BirthDate, type UserId, ageBandAt } from '@ribbon/domain/accounts';
import type { GuardianRole, Guardianship, Relationship } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';

export interface Link extends Guardianship {
  parentId: UserId;
  childId: UserId;
  origin: 'approval' | 'teen_link' | 'co_guardian';
}

interface NewLink {
  parentId: UserId;
  parentEmail: string | null;
  childId: UserId;
  role: GuardianRole;
  relationship: Relationship;
  origin: Link['origin'];
  at: Date;
}

const LINK_COLUMNS = [
  'guardian_link.role',
  'guardian_link.origin',
  'guardian_link.verified_at as verifiedAt',
  'profile.in_community as isOpen',
  'profile.birth_month as birthMonth',
  'profile.birth_year as birthYear',
] as const;

type LinkRow = Pick<Link, 'parentId' | 'childId' | 'role' | 'origin' | 'isOpen'> &
  BirthDate & { verifiedAt: Date | null };

const linkOf = (
  { parentId, childId, role, origin, isOpen, verifiedAt, birthMonth, birthYear }: LinkRow,
  now: Date,
): Link => ({
  parentId,
  childId,
  role,
  origin,
  isOpen,
  isVerified: verifiedAt !== null,
  childAgeBand: ageBandAt({ birthMonth, birthYear }, now),
});

/** The links of guardians and young people. */
export const linkStore = {
  /** The living link between two people. */
  async find(
    db: Kysely<DB>,
    parentId: UserId,
    childId: UserId,
    now: Date,
  ): Promise<Link | undefined> {
    const row = await db
      .selectFrom('parental_relationships as guardian_link')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'guardian_link.child_id')
      .select(LINK_COLUMNS)
      .where('guardian_link.parent_id', '=', parentId)
      .where('guardian_link.child_id', '=', childId)
      .where(isLivingLink())
      .executeTakeFirst();
    return row && linkOf({ ...row, parentId, childId }, now);
  },

  /** Keeps all links of a child as they are until the transaction is over. */
  async lockOf(tx: Kysely<DB>, childId: UserId): Promise<void> {
    await tx
      .selectFrom('parental_relationships')
      .select('id')
      .where('child_id', '=', childId)
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  async insert(tx: Kysely<DB>, link: NewLink): Promise<void> {
    await tx
      .insertInto('parental_relationships')
      .values({
        parent_id: link.parentId,
        parent_email: link.parentEmail,
        child_id: link.childId,
        role: link.role,
        relationship_type: link.relationship,
        origin: link.origin,
        created_at: link.at,
      })
      .execute();
  },

  async end(
    tx: Kysely<DB>,
    { parentId, childId }: Pick<Link, 'parentId' | 'childId'>,
    end: { at: Date; reason: 'removed' | 'left' },
  ): Promise<void> {
    await tx
      .updateTable('parental_relationships')
      .set({ ended_at: end.at, end_reason: end.reason })
      .where('parent_id', '=', parentId)
      .where('child_id', '=', childId)
      .where(isLivingLink('parental_relationships'))
      .execute();
  },

  /** Children whose main guardian this is. */
  async primaryLinksOf(tx: Kysely<DB>, parentId: UserId, now: Date): Promise<Link[]> {
    const rows = await tx
      .selectFrom('parental_relationships as guardian_link')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'guardian_link.child_id')
      .select(['guardian_link.child_id', ...LINK_COLUMNS])
      .where('guardian_link.parent_id', '=', parentId)
      .where('guardian_link.role', '=', 'primary')
      .where(isLivingLink())
      .execute();
    return rows.map((row) => linkOf({ ...row, parentId, childId: row.child_id as UserId }, now));
  },

  /** How many somebody looks after; locks the person, so that two additions at once are counted. */
  async lockedCountOf(tx: Kysely<DB>, parentId: UserId): Promise<number> {
    await tx.selectFrom('users').select('id').where('id', '=', parentId).forNoKeyUpdate().execute();
    const { n } = await tx
      .selectFrom('parental_relationships')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('parent_id', '=', parentId)
      .where(isLivingLink('parental_relationships'))
      .executeTakeFirstOrThrow();
    return n;
  },

  /** The guardian who is main once the main one has gone: a verified one before who came first. */
  async heirOf(tx: Kysely<DB>, childId: UserId): Promise<UserId | undefined> {
    const row = await tx
      .selectFrom('parental_relationships')
      .select('parent_id')
      .where('child_id', '=', childId)
      .where('role', '=', 'full')
      .where(isLivingLink('parental_relationships'))
      .orderBy((eb) => eb('verified_at', 'is', null))
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    return row?.parent_id as UserId | undefined;
  },

  /** The child's main guardian. */
  async mainOf(tx: Kysely<DB>, childId: UserId, now: Date): Promise<Link | undefined> {
    const row = await tx
      .selectFrom('parental_relationships as guardian_link')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'guardian_link.child_id')
      .select(['guardian_link.parent_id', ...LINK_COLUMNS])
      .where('guardian_link.child_id', '=', childId)
      .where('guardian_link.role', '=', 'primary')
      .where(isLivingLink())
      .executeTakeFirst();
    return row && linkOf({ ...row, parentId: row.parent_id as UserId, childId }, now);
  },

  async setRole(
    tx: Kysely<DB>,
    { parentId, childId }: Pick<Link, 'parentId' | 'childId'>,
    role: GuardianRole,
  ): Promise<void> {
    await tx
      .updateTable('parental_relationships')
      .set({ role })
      .where('parent_id', '=', parentId)
      .where('child_id', '=', childId)
      .where(isLivingLink('parental_relationships'))
      .execute();
  },

  async count(db: Kysely<DB>, childId: UserId): Promise<number> {
    const { n } = await db
      .selectFrom('parental_relationships')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('child_id', '=', childId)
      .where(isLivingLink('parental_relationships'))
      .executeTakeFirstOrThrow();
    return n;
  },

  async guardianIds(db: Kysely<DB>, childId: UserId): Promise<UserId[]> {
    const rows = await db
      .selectFrom('parental_relationships')
      .select('parent_id')
      .where('child_id', '=', childId)
      .where(isLivingLink('parental_relationships'))
      .execute();
    return rows.map((row) => row.parent_id as UserId);
  },
};

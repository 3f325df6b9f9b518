import type { DB } from '#db/schema.generated';
import { hasGuardian, isConfirmedCoach, isGuardianOf, isStaffOf } from '#db/visibility/relations';
import { bandOf } from '#db/visibility/visibility';
import { type UserId, ageBandAt, shownName } from '@ribbon/domain/accounts';
import type { LinkSide, Relationship, WaitingLink, WaitingLinkId } from '@ribbon/domain/families';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** A link as those see it who carry it on. */
export interface LinkRow {
  id: WaitingLinkId;
  childId: UserId;
  guardianId: UserId;
  relationship: Relationship;
}

export interface WaitingLinkDetails extends LinkRow {
  takesEffectAt: Date;
  youngName: string | null;
  youngUsername: string;
  birthMonth: number | null;
  birthYear: number | null;
  adultName: string;
  adultUsername: string;
  club: string | null;
}

const COLUMNS = sql`waiting_link.id, waiting_link.child_id as "childId", waiting_link.guardian_id as "guardianId",
  waiting_link.relationship_type as relationship`;

/** Somebody looks after the young person already. */
const HAS_GUARDIAN = sql<boolean>`${hasGuardian(sql.ref('waiting_link.child_id'))}`;

/** A club through which somebody may answer for the young person. */
const clubOf = (staffId: string) => sql`(
  select min(club.name) from club_memberships theirs join clubs club on club.id = theirs.club_id
  where theirs.user_id = waiting_link.child_id and theirs.status = 'active'
    and club.status = 'approved' and club.deleted_at is null
    and (exists (select from club_admins admin where admin.club_id = club.id and admin.user_id = ${staffId})
      or exists (select from club_memberships member where member.club_id = club.id and member.user_id = ${staffId}
        and ${isConfirmedCoach()})))`;

export const waitingLinkStore = {
  async insert(
    tx: Kysely<DB>,
    link: Omit<LinkRow, 'id'> & { at: Date; takesEffectAt: Date },
  ): Promise<WaitingLinkId> {
    const { id } = await tx
      .insertInto('waiting_guardian_links')
      .values({
        child_id: link.childId,
        guardian_id: link.guardianId,
        relationship_type: link.relationship,
        created_at: link.at,
        takes_effect_at: link.takesEffectAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as WaitingLinkId;
  },

  /** One that nobody has settled, held until the transaction ends. */
  async lock(tx: Kysely<DB>, id: WaitingLinkId): Promise<LinkRow | undefined> {
    const { rows } = await sql<LinkRow>`select ${COLUMNS} from waiting_guardian_links waiting_link
      where waiting_link.id = ${id} and waiting_link.settled_at is null for update of waiting_link`.execute(
      tx,
    );
    return rows[0];
  },

  /** What there is between somebody and the link. */
  async sideOf(db: Kysely<DB>, id: WaitingLinkId, userId: UserId): Promise<LinkSide | undefined> {
    const { rows } = await sql<LinkSide>`
      select ${userId}::uuid in (waiting_link.child_id, waiting_link.guardian_id) as "isParty",
        ${isGuardianOf(userId, 'waiting_link.child_id')} as "isGuardian", ${HAS_GUARDIAN} as "hasGuardian",
        ${isStaffOf(userId, 'waiting_link.child_id')} as "isStaff"
      from waiting_guardian_links waiting_link where waiting_link.id = ${id}`.execute(db);
    return rows[0];
  },

  async settle(
    tx: Kysely<DB>,
    id: WaitingLinkId,
    end: {
      outcome: 'confirmed' | 'unopposed' | 'declined' | 'cancelled';
      by: UserId | null;
      at: Date;
    },
  ): Promise<void> {
    await tx
      .updateTable('waiting_guardian_links')
      .set({ settled_at: end.at, settled_by: end.by, outcome: end.outcome })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .execute();
  },

  /** The unconfirmed link of two people, in either direction. */
  async between(tx: Kysely<DB>, one: UserId, other: UserId): Promise<LinkRow | undefined> {
    const { rows } = await sql<LinkRow>`select ${COLUMNS} from waiting_guardian_links waiting_link
      where waiting_link.settled_at is null and (waiting_link.child_id, waiting_link.guardian_id) in
        ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`.execute(tx);
    return rows[0];
  },

  async count(db: Kysely<DB>, childId: UserId): Promise<number> {
    const { n } = await db
      .selectFrom('waiting_guardian_links')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('child_id', '=', childId)
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return n;
  },

  /** Those whose days of notice are over. */
  async due(db: Kysely<DB>, now: Date, limit: number): Promise<WaitingLinkId[]> {
    const rows = await db
      .selectFrom('waiting_guardian_links')
      .select('id')
      .where('settled_at', 'is', null)
      .where('takes_effect_at', '<=', now)
      .orderBy('takes_effect_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id as WaitingLinkId);
  },

  /** Whether the two can still be linked: a young person of 13 to 17, and an adult whose account is in use. */
  async isStillPending(tx: Kysely<DB>, id: WaitingLinkId, now: Date): Promise<boolean> {
    const { rows } = await sql`
      select from waiting_guardian_links waiting_link
      join athlete_profiles child on child.id = waiting_link.child_id and child.status in ('active', 'paused')
      join athlete_profiles guardian on guardian.id = waiting_link.guardian_id and guardian.status = 'active'
      where waiting_link.id = ${id} and ${bandOf('child', now)} in ('13-15', '16-17')
        and ${bandOf('guardian', now)} = 'adult'`.execute(tx);
    return rows.length === 1;
  },

  /** What is put before somebody of a club. */
  ofClubs: (db: Kysely<DB>, staffId: UserId, now: Date): Promise<WaitingLink[]> =>
    shown(
      db,
      staffId,
      sql`not ${HAS_GUARDIAN} and ${isStaffOf(staffId, 'waiting_link.child_id')}
        and ${staffId}::uuid not in (waiting_link.child_id, waiting_link.guardian_id)`,
      now,
    ),
};

async function shown(
  db: Kysely<DB>,
  readerId: UserId,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<WaitingLink[]> {
  const { rows } = await shownLinks(readerId, which).execute(db);
  return rows.map((row) => waitingLink(row, readerId, now));
}

const shownLinks = (readerId: string, which: RawBuilder<unknown>) => sql<WaitingLinkDetails>`
  select ${COLUMNS}, waiting_link.takes_effect_at as "takesEffectAt", child.full_name as "youngName",
    child.username as "youngUsername", child.birth_month as "birthMonth", child.birth_year as "birthYear",
    coalesce(guardian.full_name, guardian.username) as "adultName", guardian.username as "adultUsername",
    ${clubOf(readerId)} as club
  from waiting_guardian_links waiting_link
  join athlete_profiles child on child.id = waiting_link.child_id join athlete_profiles guardian on guardian.id = waiting_link.guardian_id
  where waiting_link.settled_at is null and ${which} order by waiting_link.created_at, waiting_link.id`;

/** Unconfirmed links of a person, on either side, and of the young people they look after (`young` are all). */
export const linksAround = (userId: string, young: RawBuilder<unknown>) =>
  shownLinks(
    userId,
    sql`(waiting_link.child_id = any(${young}::uuid[]) or waiting_link.guardian_id = ${userId}::uuid)`,
  );

export const waitingLink = (row: WaitingLinkDetails, readerId: UserId, now: Date): WaitingLink => ({
  id: row.id,
  youngPerson: {
    id: row.childId,
    name: shownName({
      fullName: row.youngName,
      username: row.youngUsername,
      ageBand: ageBandAt(row, now),
    }),
  },
  adult: { id: row.guardianId, name: row.adultName, username: row.adultUsername },
  relationship: row.relationship,
  takesEffectAt: row.takesEffectAt,
  isOwn: row.childId === readerId,
  club: row.club,
});

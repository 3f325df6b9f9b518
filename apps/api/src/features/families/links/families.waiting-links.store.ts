import type { DB } from '#db/schema.generated';
import { isGuardianOf, isStaffOf } from '#db/relations';
import { bandOf } from '#db/visibility';
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

export interface ShownRow extends LinkRow {
  takesEffectAt: Date;
  youngName: string | null;
  youngUsername: string;
  birthMonth: number | null;
  birthYear: number | null;
  adultName: string;
  adultUsername: string;
  club: string | null;
}

const COLUMNS = sql`w.id, w.child_id as "childId", w.guardian_id as "guardianId",
  w.relationship_type as relationship`;

/** Somebody looks after the young person already. */
const HAS_GUARDIAN = sql<boolean>`exists (select from parental_relationships r
  where r.child_id = w.child_id and r.ended_at is null)`;

/** A club through which somebody may answer for the young person. */
const clubOf = (staffId: string) => sql`(
  select min(c.name) from club_memberships theirs join clubs c on c.id = theirs.club_id
  where theirs.user_id = w.child_id and theirs.status = 'active'
    and c.status = 'approved' and c.deleted_at is null
    and (exists (select from club_admins a where a.club_id = c.id and a.user_id = ${staffId})
      or exists (select from club_memberships m where m.club_id = c.id and m.user_id = ${staffId}
        and m.status = 'active' and m.coach_confirmed_at is not null)))`;

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
    const { rows } = await sql<LinkRow>`select ${COLUMNS} from waiting_guardian_links w
      where w.id = ${id} and w.settled_at is null for update of w`.execute(tx);
    return rows[0];
  },

  /** What there is between somebody and the link. */
  async sideOf(db: Kysely<DB>, id: WaitingLinkId, userId: UserId): Promise<LinkSide | undefined> {
    const { rows } = await sql<LinkSide>`
      select ${userId}::uuid in (w.child_id, w.guardian_id) as "isParty",
        ${isGuardianOf(userId, 'w.child_id')} as "isGuardian", ${HAS_GUARDIAN} as "hasGuardian",
        ${isStaffOf(userId, 'w.child_id')} as "isStaff"
      from waiting_guardian_links w where w.id = ${id}`.execute(db);
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
    const { rows } = await sql<LinkRow>`select ${COLUMNS} from waiting_guardian_links w
      where w.settled_at is null and (w.child_id, w.guardian_id) in
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
  async stillStands(tx: Kysely<DB>, id: WaitingLinkId, now: Date): Promise<boolean> {
    const { rows } = await sql`
      select from waiting_guardian_links w
      join athlete_profiles y on y.id = w.child_id and y.status in ('active', 'paused')
      join athlete_profiles a on a.id = w.guardian_id and a.status = 'active'
      where w.id = ${id} and ${bandOf('y', now)} in ('13-15', '16-17')
        and ${bandOf('a', now)} = 'adult'`.execute(tx);
    return rows.length === 1;
  },

  /** What is put before somebody of a club. */
  ofClubs: (db: Kysely<DB>, staffId: UserId, now: Date): Promise<WaitingLink[]> =>
    shown(
      db,
      staffId,
      sql`not ${HAS_GUARDIAN} and ${isStaffOf(staffId, 'w.child_id')}
        and ${staffId}::uuid not in (w.child_id, w.guardian_id)`,
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

const shownLinks = (readerId: string, which: RawBuilder<unknown>) => sql<ShownRow>`
  select ${COLUMNS}, w.takes_effect_at as "takesEffectAt", y.full_name as "youngName",
    y.username as "youngUsername", y.birth_month as "birthMonth", y.birth_year as "birthYear",
    coalesce(a.full_name, a.username) as "adultName", a.username as "adultUsername",
    ${clubOf(readerId)} as club
  from waiting_guardian_links w
  join athlete_profiles y on y.id = w.child_id join athlete_profiles a on a.id = w.guardian_id
  where w.settled_at is null and ${which} order by w.created_at, w.id`;

/** Unconfirmed links of a person, on either side, and of the young people they look after (`young` are all). */
export const linksAround = (userId: string, young: RawBuilder<unknown>) =>
  shownLinks(userId, sql`(w.child_id = any(${young}::uuid[]) or w.guardian_id = ${userId}::uuid)`);

export const waitingLink = (row: ShownRow, readerId: UserId, now: Date): WaitingLink => ({
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

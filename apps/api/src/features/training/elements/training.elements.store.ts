import { isConfirmedCoach } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { ClubElement, ElementId, NewElement } from '@ribbon/domain/training';
import { type Kysely, sql } from 'kysely';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

const ownClubs = (userId: UserId) => sql`
  select member.club_id from club_memberships member join clubs club on club.id = member.club_id and club.deleted_at is null
    where member.user_id = ${userId} and member.status = 'active'
  union select admin.club_id from club_admins admin join clubs club on club.id = admin.club_id and club.deleted_at is null
    where admin.user_id = ${userId}`;

export interface ClubRole {
  clubId: ClubId;
  clubName: string;
  isAdmin: boolean;
  isConfirmedCoach: boolean;
}

export const elementStore = {
  /** The names that this person's clubs give to the elements with an id. */
  async namesFor(
    db: Kysely<DB>,
    userId: UserId,
    elements: readonly { key: string | null }[],
  ): Promise<ReadonlyMap<string, string>> {
    const ids = elements.flatMap(({ key }) => (key !== null && UUID.test(key) ? [key] : []));
    if (ids.length === 0) return new Map();
    const { rows } = await sql<{ id: string; name: string }>`
      select element.id, element.name from training_elements element
      where element.id = any(${ids}::uuid[]) and element.club_id in (${ownClubs(userId)})`.execute(
      db,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  },

  async ofClubs(db: Kysely<DB>, userId: UserId): Promise<ClubElement[]> {
    const { rows } = await sql<ClubElement>`
      select element.id, element.club_id as "clubId", club.name as "clubName", element.family, element.name
      from training_elements element join clubs club on club.id = element.club_id
      where element.club_id in (${ownClubs(userId)}) order by element.name limit 1000`.execute(db);
    return rows;
  },

  /** The person's own words for elements, the most used first. */
  async ownWords(db: Kysely<DB>, userId: UserId): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select min(name) as name from training_session_elements
      where user_id = ${userId} and key like 'own:%'
      group by key order by count(*) desc, key limit 50`.execute(db);
    return rows.map(({ name }) => name);
  },

  async clubRoles(db: Kysely<DB>, userId: UserId, clubId?: ClubId): Promise<ClubRole[]> {
    const { rows } = await sql<ClubRole>`
      select club.id as "clubId", club.name as "clubName",
        exists (select from club_admins admin where admin.user_id = ${userId} and admin.club_id = club.id) as "isAdmin",
        exists (select from club_memberships member where member.user_id = ${userId} and member.club_id = club.id
          and ${isConfirmedCoach()}) and club.status = 'approved'
          as "isConfirmedCoach"
      from clubs club where club.id in (${ownClubs(userId)})
        and (${clubId ?? null}::uuid is null or club.id = ${clubId ?? null}::uuid)
      order by club.name`.execute(db);
    return rows;
  },

  async countOf(db: Kysely<DB>, clubId: ClubId): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from training_elements where club_id = ${clubId}`.execute(db);
    return rows[0]?.n ?? 0;
  },

  /** Undefined when the club has it already. */
  async insert(
    tx: Kysely<DB>,
    { clubId, name, family, by, at }: NewElement & { clubId: ClubId; by: UserId; at: Date },
  ): Promise<ElementId | undefined> {
    const { rows } = await sql<{ id: ElementId }>`
      insert into training_elements (club_id, name, family, created_by, created_at)
      values (${clubId}, ${name}, ${family}, ${by}, ${at})
      on conflict (club_id, lower(name)) do nothing returning id`.execute(tx);
    return rows[0]?.id;
  },

  async remove(db: Kysely<DB>, clubId: ClubId, id: ElementId): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('training_elements')
      .where('id', '=', id)
      .where('club_id', '=', clubId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};

import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { ClubElement, ElementId, NewElement } from '@ribbon/domain/training';
import { type Kysely, sql } from 'kysely';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

const ownClubs = (userId: UserId) => sql`
  select m.club_id from club_memberships m join clubs c on c.id = m.club_id and c.deleted_at is null
    where m.user_id = ${userId} and m.status = 'active'
  union select a.club_id from club_admins a join clubs c on c.id = a.club_id and c.deleted_at is null
    where a.user_id = ${userId}`;

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
      select e.id, e.name from training_elements e
      where e.id = any(${ids}::uuid[]) and e.club_id in (${ownClubs(userId)})`.execute(db);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },

  async ofClubs(db: Kysely<DB>, userId: UserId): Promise<ClubElement[]> {
    const { rows } = await sql<ClubElement>`
      select e.id, e.club_id as "clubId", c.name as "clubName", e.family, e.name
      from training_elements e join clubs c on c.id = e.club_id
      where e.club_id in (${ownClubs(userId)}) order by e.name limit 1000`.execute(db);
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
      select c.id as "clubId", c.name as "clubName",
        exists (select from club_admins a where a.user_id = ${userId} and a.club_id = c.id) as "isAdmin",
        exists (select from club_memberships m where m.user_id = ${userId} and m.club_id = c.id
          and m.status = 'active' and m.coach_confirmed_at is not null) and c.status = 'approved'
          as "isConfirmedCoach"
      from clubs c where c.id in (${ownClubs(userId)})
        and (${clubId ?? null}::uuid is null or c.id = ${clubId ?? null}::uuid)
      order by c.name`.execute(db);
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

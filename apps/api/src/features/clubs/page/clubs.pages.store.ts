import type { DB } from '#db/schema.generated';
import type { FoundClub } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';

type Described = Pick<FoundClub, 'slug' | 'name' | 'city' | 'description' | 'programs'>;

export const clubPageStore = {
  /** What a page says of its club, found by the address it has or had. */
  async described(db: Kysely<DB>, slug: string): Promise<Described | undefined> {
    const { rows } = await sql<Described>`
      select c.slug, c.name, c.city, c.description, c.programs
      from club_slugs s join clubs c on c.id = s.club_id
      where s.slug = ${slug} and c.deleted_at is null`.execute(db);
    return rows[0];
  },
};

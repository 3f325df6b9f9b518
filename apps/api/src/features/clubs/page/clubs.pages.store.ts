import type { DB } from '#db/schema.generated';
import type { FoundClub } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';

type Described = Pick<FoundClub, 'slug' | 'name' | 'city' | 'description' | 'programs'>;

export const clubPageStore = {
  /** What a page says of its club, found by the address it has or had. */
  async described(db: Kysely<DB>, slug: string): Promise<Described | undefined> {
    const { rows } = await sql<Described>`
      select club.slug, club.name, club.city, club.description, club.programs
      from club_slugs slug join clubs club on club.id = slug.club_id
      where slug.slug = ${slug} and club.deleted_at is null`.execute(db);
    return rows[0];
  },
};

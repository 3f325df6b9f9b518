import type { DB } from '#db/schema.generated';
import type { ClubId } from '@ribbon/domain/accounts';
import type { ClubChoice, JoinPolicy } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';

export const clubStore = {
  /** Approved clubs by name, those whose name or town holds the words. */
  async choices(db: Kysely<DB>, search: string, limit: number): Promise<ClubChoice[]> {
    const words = search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`);
    const rows = await db
      .selectFrom('clubs')
      .select(['id', 'name', 'city', 'country', 'join_policy as joinPolicy', 'image_art as art'])
      .where('status', '=', sql.lit('approved'))
      .where('deleted_at', 'is', null)
      .$if(search !== '', (query) =>
        query.where('search_text', 'like', sql<string>`'%' || searchable(${words}) || '%'`),
      )
      .orderBy('name')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows as ClubChoice[];
  },

  async joinPolicy(db: Kysely<DB>, clubId: ClubId): Promise<JoinPolicy | undefined> {
    const row = await db
      .selectFrom('clubs')
      .select('join_policy')
      .where('id', '=', clubId)
      .where('status', '=', sql.lit('approved'))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row?.join_policy;
  },
};

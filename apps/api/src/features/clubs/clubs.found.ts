import { shownClubImage } from '#db/cards';
import type { DB } from '#db/schema.generated';
import type { FindNamed, TellStart } from '#platform/slice';
import { can } from '@ribbon/domain/accounts';
import { type Found, startCount } from '@ribbon/domain/kernel';
import { type Kysely, sql } from 'kysely';
import { nameOrTownHolds } from './clubs.search.ts';

/** Clubs by name or town, as the finder has them. */
export const findClubs =
  ({ db }: { db: Kysely<DB> }): FindNamed =>
  async (_, { text, limit }) => {
    const { rows } = await sql<Found>`
      select 'club' as kind, c.id, c.name as title, c.city as note, '/clubs/' || c.slug as link,
        c.image_art as art, ${shownClubImage('c')} as "imageId"
      from clubs c where c.deleted_at is null and ${nameOrTownHolds(text)}
      order by c.name, c.id limit ${limit}`.execute(db);
    return rows;
  };

/** How many would like to join the clubs that somebody runs. */
export const tellRequests =
  ({ db }: { db: Kysely<DB> }): TellStart =>
  async (member) => {
    if (!can(member, 'manageClubs')) return [];
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from club_admins a
        join clubs c on c.id = a.club_id and c.deleted_at is null
        join club_memberships m on m.club_id = a.club_id and m.status in ('waiting_club', 'joined')
      where a.user_id = ${member.id}`.execute(db);
    return startCount('requests', rows[0]?.count ?? 0, '/club-admin?tab=members');
  };

import { shownClubImage } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import type { SearchProvider, StartPageProvider } from '#platform/slice';
import { can } from '@ribbon/domain/accounts';
import { type Found, startCount } from '@ribbon/domain/kernel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nameOrTownHolds } from './page/clubs.names.sql.ts';

/**
 * Clubs as the finder has them, those that are called like this before those that are only there.
 * Each part stops after a few, so that short words need not sort all clubs.
 */
export const findClubs =
  ({ db }: { db: Kysely<DB> }): SearchProvider =>
  async (_, { text, limit }) => {
    const part = (place: number, isMeant: RawBuilder<boolean>) => sql`(
      select ${sql.lit(place)} as place, id from clubs
      where deleted_at is null and ${nameOrTownHolds(text)} and ${isMeant}
      order by name, id limit ${limit})`;
    const isCalled = sql<boolean>`searchable(name) like ${likeWords(text)}`;
    const { rows } = await sql<Found>`
      select 'club' as kind, club.id, club.name as title, club.city as note, '/clubs/' || club.slug as link,
        club.image_art as art, ${shownClubImage('club')} as "imageId"
      from (${part(1, isCalled)} union all ${part(2, sql`not ${isCalled}`)}) hit
        join clubs club on club.id = hit.id
      order by hit.place, club.name, club.id limit ${limit}`.execute(db);
    return rows;
  };

/** How many would like to join the clubs that somebody runs. */
export const requestLines =
  ({ db }: { db: Kysely<DB> }): StartPageProvider =>
  async (member) => {
    if (!can(member, 'manageClubs')) return [];
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from club_admins admin
        join clubs club on club.id = admin.club_id and club.deleted_at is null
        join club_memberships member on member.club_id = admin.club_id and member.status in ('waiting_club', 'joined')
      where admin.user_id = ${member.id}`.execute(db);
    return startCount('requests', rows[0]?.count ?? 0, '/club-admin?tab=members');
  };

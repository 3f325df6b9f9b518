import type { DB } from '#db/schema.generated';
import type { ContentKind, MediaOwnerHooks } from '#platform/content/content';
import { type Kysely, sql } from 'kysely';
import { clubPictureReader } from './page/clubs.media.ts';
import type { ClubMemberships } from './memberships/clubs.memberships.service.ts';

interface Needs {
  db: Kysely<DB>;
  memberships: ClubMemberships;
  pictureHooks: MediaOwnerHooks;
}

/** Pages of clubs, which are reported as something else, and what a child asks before joining one. */
export const clubContent = ({ db, memberships, pictureHooks }: Needs): ContentKind[] => [
  { kind: 'club', media: { reader: clubPictureReader, hooks: pictureHooks } },
  {
    kind: 'other',
    report: {
      async find(_, id) {
        const row = await db
          .selectFrom('clubs')
          .select(['name', 'city', 'description'])
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        return (
          row && {
            authorId: null,
            isForEverybody: true,
            snapshot: [row.name, row.city, row.description].filter(Boolean).join(' · '),
          }
        );
      },
    },
  },
  {
    kind: 'club_join',
    guardian: {
      column: 'membership_id',
      permission: 'join_clubs',
      decide: memberships.decideAsGuardian,
      details: (id) => sql`
        select json_build_object('club', json_build_object('name', club.name,
          'city', coalesce(club.city, '')))
        from club_memberships membership join clubs club on club.id = membership.club_id
        where membership.id = ${id}`,
    },
    revoke: { join_clubs: memberships.stop },
  },
];

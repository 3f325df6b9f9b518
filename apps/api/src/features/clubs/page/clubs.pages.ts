import { addressesIn } from '#platform/http/pages/page-addresses';
import type { DB } from '#db/schema.generated';
import { type DescribedPage, describedPages } from '#platform/http/pages/page-head';
import { CLUB_PATH, ClubSlug, clubPage, finderPage } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';
import { clubPageStore } from './clubs.pages.store.ts';

/** The finder, and a page for each club; who has an older address of one is sent on. */
export const clubPages = ({ db }: { db: Kysely<DB> }): DescribedPage[] => [
  ...describedPages({ finderPage }),
  {
    path: CLUB_PATH,
    async describe({ slug }) {
      const asked = ClubSlug.safeParse(slug);
      const club = asked.success ? await clubPageStore.described(db, asked.data) : undefined;
      if (club === undefined) return undefined;
      const page = clubPage(club);
      return club.slug === slug ? page : { movedTo: page.path };
    },
    addresses: addressesIn(
      db,
      'clubs',
      sql`select id, '/clubs/' || slug as path, updated_at as "changedAt"
        from clubs where deleted_at is null`,
    ),
  },
];

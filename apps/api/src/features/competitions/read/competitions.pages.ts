import { addressesIn } from '#platform/http/pages/page-addresses';
import type { DB } from '#db/schema.generated';
import { type DescribedPage, describedPages } from '#platform/http/pages/page-head';
import {
  COMPETITION_PATH,
  CompetitionId,
  competitionPage,
  competitionsPage,
} from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';
import { competitionStore } from './competitions.store.ts';

/** The list, and a page for each competition that is published. */
export const competitionPages = ({ db }: { db: Kysely<DB> }): DescribedPage[] => [
  ...describedPages({ competitionsPage }),
  {
    path: COMPETITION_PATH,
    async describe({ competitionId }) {
      const asked = CompetitionId.safeParse(competitionId);
      const found = asked.success ? await competitionStore.find(db, asked.data, null) : undefined;
      return found?.approvalStatus === 'approved' ? competitionPage(found) : undefined;
    },
    addresses: addressesIn(
      db,
      'competitions',
      sql`select id, '/competitions/' || id as path, updated_at as "changedAt"
        from competitions where approval_status = 'approved'`,
    ),
  },
];

import type { DB } from '#db/schema.generated';
import type { Job } from '#platform/retention/housekeeping';
import type { UserId } from '@ribbon/domain/accounts';
import { PURGE_AFTER_DAYS } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { consentStore } from './consents/families.consents.store.ts';
import type { FamilyAges } from './families.ages.service.ts';
import { invalidateFamily } from './families.guardian.ts';
import type { StopPermission } from './families.permissions.guardian.ts';
import type { LinkService } from './links/families.links.service.ts';
import { waitingLinkStore } from './links/families.waiting-links.store.ts';
import type { ChildRecords } from './requests/families.child-records.rules.ts';
import { childStore } from './requests/families.children.store.ts';
import { verificationStore } from './verification/families.verification.store.ts';

const AT_ONCE = 200;

interface Needs {
  ages: FamilyAges;
  records: () => ChildRecords;
  stop: StopPermission;
  links: Pick<LinkService, 'settleDue'>;
  erase(tx: Kysely<DB>, userId: UserId): Promise<unknown>;
}

/** What time does to families. */
export const familyJobs = ({ ages, records, stop, links, erase }: Needs): readonly Job[] => [
  {
    name: 'children whose guardian never answered',
    keepDays: PURGE_AFTER_DAYS,
    policy: 'Account and profile',
    async sweep(db, before) {
      for (const childId of await childStore.unanswered(db, before, AT_ONCE)) {
        await db.transaction().execute(async (tx) => {
          // Somebody may be approving it this very moment.
          if (await childStore.lockWaiting(tx, childId)) await erase(tx, childId);
        });
      }
    },
  },
  {
    name: 'children who turned 13',
    keepDays: 0,
    sweep: (db, now) =>
      db.transaction().execute(async (tx) => {
        for (const childId of await records().promoteTurnedThirteen(tx, now)) {
          await ages.grewUp(tx, childId, now);
        }
      }),
  },
  {
    name: 'links to adults whose days of notice are over',
    keepDays: 0,
    async sweep(db, now) {
      for (const linkId of await waitingLinkStore.due(db, now, AT_ONCE)) {
        await db.transaction().execute((tx) => links.settleDue(tx, linkId));
      }
    },
  },
  {
    name: 'permissions that ran out',
    keepDays: 0,
    sweep: (db, now) =>
      db.transaction().execute(async (tx) => {
        for (const taken of await consentStore.runOut(tx, now)) {
          await stop(tx, taken);
          await invalidateFamily(tx, taken.childId);
        }
      }),
  },
  {
    name: 'codes for guardians that nobody used',
    keepDays: 0,
    sweep: (db, now) => verificationStore.removeOldCodes(db, now),
  },
  {
    name: 'guardians of people who came of age',
    keepDays: 0,
    sweep: (db, now) => db.transaction().execute((tx) => ages.cameOfAge(tx, now)),
  },
];

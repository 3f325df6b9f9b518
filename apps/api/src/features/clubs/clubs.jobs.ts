import { recordAct } from '#db/audit';
import type { Job } from '#platform/retention/housekeeping';
import { CLUB_UNDO_DAYS, IMPORT_KEPT_DAYS, INVITATION_KEPT_DAYS } from '@ribbon/domain/clubs';
import { adminClubStore } from './admin/clubs.admin.store.ts';
import { importStore } from './admin/clubs.import.store.ts';
import { invitationStore } from './invitations/clubs.invitations.store.ts';

/** As many in one transaction; the next come at once. */
const BATCH = 20;

/** What clubs leave behind, and how long it stays. */
export const clubJobs: readonly Job[] = [
  {
    name: 'clubs that were deleted',
    keepDays: CLUB_UNDO_DAYS,
    policy: 'Claims and clubs',
    async sweep(db, before) {
      for (let gone = BATCH; gone === BATCH;) {
        gone = await db.transaction().execute(async (tx) => {
          const clubIds = await adminClubStore.purge(tx, before, BATCH);
          for (const subjectId of clubIds) {
            await recordAct(tx, {
              actorId: null,
              action: 'club.purged',
              subjectKind: 'club',
              subjectId,
            });
          }
          return clubIds.length;
        });
      }
    },
  },
  {
    name: 'imports of clubs',
    keepDays: IMPORT_KEPT_DAYS,
    policy: 'Claims and clubs',
    sweep: (db, before) => importStore.purge(db, before),
  },
  {
    name: 'invitations whose time is over',
    keepDays: INVITATION_KEPT_DAYS,
    policy: 'Invitations from clubs',
    sweep: (db, before) => invitationStore.purge(db, before),
  },
];

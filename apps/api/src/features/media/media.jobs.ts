import { REJECTED_PICTURE_DAYS, UNUSED_UPLOAD_DAYS } from '@ribbon/domain/media';
import type { DB } from '#db/schema.generated';
import type { Job } from '#platform/retention/housekeeping';
import type { Storage } from '#platform/storage/storage';
import type { Kysely } from 'kysely';
import { garbageStore } from './media.garbage.store.ts';
import { rejectedStore } from './inspection/media.rejected.store.ts';
import { mediaStore } from './media.store.ts';

const BATCH = 100;

/** What uploads leave behind. The last takes away the bytes of what the first, or anybody, removed. */
export const mediaJobs = ({ storage }: { storage: Storage }): readonly Job[] => [
  {
    name: 'uploads that nothing shows',
    keepDays: UNUSED_UPLOAD_DAYS,
    policy: 'Pictures and videos',
    isLast: true,
    sweep: (db, before) => mediaStore.removeOrphans(db, before),
  },
  {
    name: 'what rejected pictures look like',
    keepDays: REJECTED_PICTURE_DAYS,
    policy: 'Pictures and videos',
    sweep: (db, before) => rejectedStore.removeBefore(db, before),
  },
  {
    name: 'bytes that nothing names',
    keepDays: 0,
    isLast: true,
    sweep: (db, now) => sweepBytes(db, storage, now),
  },
];

/** Takes away the bytes of everything that was removed. */
export async function sweepBytes(db: Kysely<DB>, storage: Storage, now: Date): Promise<void> {
  while (await sweepSome(db, storage, now));
}

/** Whether there may be more. A store that does not answer is left alone until the next round. */
const sweepSome = (db: Kysely<DB>, storage: Storage, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const due = await garbageStore.due(tx, now, BATCH);
    if (due.length === 0) return false;
    const ids = due.map(({ id }) => id);
    const keys = due.flatMap(({ storageKey, variants }) => [
      storageKey,
      ...Object.values(variants),
    ]);
    try {
      await storage.remove([...new Set(keys)]);
    } catch {
      await garbageStore.postpone(tx, ids, now);
      return false;
    }
    await garbageStore.removed(tx, ids);
    return due.length === BATCH;
  });

import type { DB } from '#db/schema.generated';
import type { AccountRecords } from '#features/accounts';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { Erasures } from '#platform/retention/erasures';
import type { Job } from '#platform/retention/housekeeping';
import type { PersonalData } from '#platform/retention/personal-data';
import { platformData } from '#platform/retention/platform.personal-data';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { erasureStore } from './privacy.erasure.store.ts';

/** As many in one round; the next comes within the hour. */
const BATCH = 200;

export interface Holdings {
  /** What each slice knows of a person; the slices are built after this one. */
  personalData: () => readonly PersonalData[];
  records: Pick<AccountRecords, 'remove'>;
  clubs: {
    /** The clubs that a person holds. */
    heldBy(tx: Kysely<DB>, userId: UserId): Promise<string[]>;
    /** Those of them that nobody runs any more become listed again, without the person's address. */
    release(tx: Kysely<DB>, clubIds: readonly string[], email: string | null): Promise<void>;
  };
  families: {
    /** Children that the person looked after get another main guardian, or wait for one. */
    release(tx: Kysely<DB>, userId: UserId): Promise<void>;
  };
}

export type Erase = ReturnType<typeof eraser>;

interface EraserNeeds extends Holdings {
  clock: Clock;
  erasures: Pick<Erasures, 'begin'>;
}

/** Takes an account away with everything of it, in the caller's transaction; false where there is none. */
export const eraser =
  ({ clock, clubs, erasures, families, personalData, records }: EraserNeeds) =>
  async (tx: Kysely<DB>, userId: UserId): Promise<boolean> => {
    const traces = await erasureStore.traces(tx, userId);
    if (traces === undefined) return false;
    await erasures.begin(userId, clock());
    const held = await clubs.heldBy(tx, userId);
    await families.release(tx, userId);
    for (const { eraseTraces } of personalData()) await eraseTraces?.(tx, traces);
    await records.remove(tx, userId);
    await platformData.eraseTraces?.(tx, traces);
    await clubs.release(tx, held, traces.email);
    await recordAct(tx, {
      actorId: null,
      action: 'account.erased',
      subjectKind: 'user',
      subjectId: userId,
    });
    return true;
  };

/** Erases the accounts whose time to think again is over, one transaction each. */
export function erasureJob({ erase }: { erase: Erase }): Job {
  return {
    name: 'accounts whose owners have left',
    keepDays: 0,
    async sweep(db, now) {
      const failures: unknown[] = [];
      for (const userId of await erasureStore.due(db, now, BATCH)) {
        try {
          await db.transaction().execute(async (tx) => {
            // Asked again with the request locked: its owner may have thought again meanwhile.
            if (await erasureStore.lockDue(tx, userId, now)) await erase(tx, userId);
          });
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'accounts were not erased');
    },
  };
}

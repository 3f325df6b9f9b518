import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { type DomainEvents, type Subscriber, subscriber } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type ClubImportId,
  type ImportProblem,
  clubEvents,
  importMessages,
} from '@ribbon/domain/clubs';
import { moderationFaults } from '@ribbon/domain/moderation';
import type { Kysely } from 'kysely';
import { invalidateForEverybody } from '../clubs.realtime.ts';
import type { ReadClubTexts } from '../page/clubs.moderation.ts';
import { adminClubStore } from './clubs.admin.store.ts';
import { type ImportRow, duplicateOf } from './clubs.import.format.ts';
import { IMPORT_TOPIC } from './clubs.import.service.ts';
import { type ImportPart, importStore } from './clubs.import.store.ts';

/** Rows in one transaction; progress is reported after each part. */
const PART = 100;
/** A delivery is ours for a minute; a slow reader of texts gets smaller parts. */
const TIMEOUT_MS = 20_000;
const EVENT = 'club.import.due';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  readTexts: ReadClubTexts;
}

/**
 * Imports clubs part by part. Each part asks for the next one, so that any process may continue.
 */
export function importWorker({ db, clock, domainEvents, readTexts }: Needs) {
  /** Reads as many rows as there is time for; those with texts that are refused stay out. */
  async function readRows({ rows }: ImportPart, startedBy: UserId) {
    const good: ImportRow[] = [];
    const problems: ImportProblem[] = [];
    const start = Date.now();
    let read = 0;
    for (const row of rows) {
      if (read > 0 && Date.now() - start > TIMEOUT_MS) break;
      read += 1;
      const { line, club } = row;
      try {
        await readTexts({ id: startedBy, ageBand: 'adult' }, club);
        good.push(row);
      } catch (error) {
        const { flagged, notToMinors } = moderationFaults;
        if (!flagged.matches(error) && !notToMinors.matches(error)) throw error;
        const reason = `${error.issues[0]?.path ?? 'text'}: ${importMessages.notSuitable}`;
        problems.push({ line, name: club.name, kind: 'error', reason, late: true });
      }
    }
    return { good, problems, read };
  }

  const giveUp = (importId: ClubImportId): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await importStore.move(tx, importId, { from: ['running'], to: 'failed', at: clock() });
      await invalidate(tx, 'systemAdmins', IMPORT_TOPIC);
    });

  async function goOn({ importId, from }: { importId: ClubImportId; from: number }): Promise<void> {
    const part = await importStore.part(db, importId, from, PART);
    if (part === undefined) return;
    const { startedBy } = part;
    // Nobody answers for the rest any more, or there is none: a part without rows would ask for itself for ever.
    if (startedBy === null || part.rows.length === 0) return giveUp(importId);
    const { good, problems, read } = await readRows(part, startedBy);
    await db.transaction().execute(async (tx) => {
      if (!(await importStore.lockPart(tx, importId, from))) return;
      const taken = await importStore.taken(tx, good);
      const fresh = good.filter(({ line }) => !taken.has(line));
      const late = good
        .filter(({ line }) => taken.has(line))
        .map(({ line, club }) => duplicateOf(line, club.name, importMessages.known, true));
      const at = clock();
      await adminClubStore.insert(
        tx,
        fresh.map(({ club }) => club),
        at,
      );
      const doneRows = from + read;
      await importStore.advance(tx, importId, { doneRows, problems: [...problems, ...late] });
      if (doneRows < part.totalRows) {
        await domainEvents.publish(tx, EVENT, { importId, from: doneRows });
      } else {
        await importStore.move(tx, importId, { from: ['running'], to: 'done', at });
        await recordAct(tx, {
          actorId: startedBy,
          action: 'club.import.done',
          subjectKind: 'club_import',
          subjectId: importId,
          reason: importMessages.done(doneRows),
          details: { rows: doneRows },
        });
        await invalidateForEverybody(tx);
      }
      await invalidate(tx, 'systemAdmins', IMPORT_TOPIC);
    });
  }

  return {
    subscribers: (): Subscriber[] => [subscriber('clubs', EVENT, goOn)],

    /** A part that could not be done however often it was tried ends the import. */
    async onGivenUp(delivery: { event: string; payload: unknown }): Promise<void> {
      if (delivery.event !== EVENT) return;
      await giveUp(clubEvents[EVENT].parse(delivery.payload).importId);
    },
  };
}

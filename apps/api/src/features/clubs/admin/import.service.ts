import type { DB } from '#db/schema.generated';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { announce } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import {
  type ClubImport,
  type ClubImportId,
  clubAdminFaults,
  importMessages,
} from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { duplicateOf, readClubFile } from './import.rows.ts';
import { importStore } from './import.store.ts';

/** The topic that open browsers read again while an import goes on. */
export const IMPORT_TOPIC = 'club-imports';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

export type ImportService = ReturnType<typeof importService>;

/** A file of clubs: looked at first, then imported part by part in the background. */
export function importService({ db, clock, domainEvents }: Needs) {
  async function find(importId: ClubImportId): Promise<ClubImport> {
    const found = await importStore.find(db, importId);
    if (found === undefined) throw clubAdminFaults.notFound({ message: 'Import not found' });
    return found;
  }

  const act = (tx: Kysely<DB>, actor: Member, action: string, subjectId: string) =>
    recordAct(tx, { actorId: actor.id, action, subjectKind: 'club_import', subjectId });

  return {
    find,

    async latest() {
      return { latest: (await importStore.latest(db)) ?? null };
    },

    /** What would become of each row. Nothing is imported yet. */
    async preview(actor: Member, csv: string): Promise<ClubImport> {
      const { rows, problems } = readClubFile(csv);
      const taken = await importStore.taken(db, rows);
      const known = rows
        .filter(({ line }) => taken.has(line))
        .map(({ line, club }) => duplicateOf(line, club.name, importMessages.known));
      const importId = await importStore.insert(db, {
        startedBy: actor.id,
        rows: rows.filter(({ line }) => !taken.has(line)),
        problems: [...problems, ...known].toSorted((a, b) => a.line - b.line),
        at: clock(),
      });
      return find(importId);
    },

    async run(actor: Member, importId: ClubImportId): Promise<ClubImport> {
      await find(importId);
      await db.transaction().execute(async (tx) => {
        const change = { from: ['preview'], to: 'running', at: clock() } as const;
        if (!(await importStore.move(tx, importId, change))) throw clubAdminFaults.importMovedOn();
        await act(tx, actor, 'club.import.started', importId);
        await domainEvents.publish(tx, 'club.import.due', { importId, from: 0 });
        await announce(tx, 'systemAdmins', IMPORT_TOPIC);
      });
      return find(importId);
    },

    async cancel(actor: Member, importId: ClubImportId): Promise<ClubImport> {
      await find(importId);
      await db.transaction().execute(async (tx) => {
        const change = { from: ['preview', 'running'], to: 'cancelled', at: clock() } as const;
        if (!(await importStore.move(tx, importId, change))) throw clubAdminFaults.importMovedOn();
        await act(tx, actor, 'club.import.cancelled', importId);
        await announce(tx, 'systemAdmins', IMPORT_TOPIC);
      });
      return find(importId);
    },
  };
}

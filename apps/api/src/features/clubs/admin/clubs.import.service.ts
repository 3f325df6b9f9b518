import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import {
  type ClubImport,
  type ClubImportId,
  clubAdminFaults,
  importMessages,
} from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { duplicateOf, readClubFile } from './clubs.import.format.ts';
import { importStore } from './clubs.import.store.ts';

/** The topic that open browsers refetch during an import. */
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

  const act = (tx: Kysely<DB>, actor: Member, action: string, subjectId: string, reason: string) =>
    recordAct(tx, { actorId: actor.id, action, subjectKind: 'club_import', subjectId, reason });

  return {
    find,

    async latest() {
      return { latest: (await importStore.latest(db)) ?? null };
    },

    /** What would become of each row. Nothing is imported yet. */
    async preview(actor: Member, csv: string): Promise<ClubImport> {
      const { rows, problems } = await readClubFile(csv);
      const taken = await importStore.taken(db, rows);
      const known = rows
        .filter(({ line }) => taken.has(line))
        .map(({ line, club }) => duplicateOf(line, club.name, importMessages.known));
      const good = rows.filter(({ line }) => !taken.has(line));
      const importId = await db.transaction().execute(async (tx) => {
        const made = await importStore.insert(tx, {
          startedBy: actor.id,
          rows: good,
          problems: [...problems, ...known].toSorted((a, b) => a.line - b.line),
          at: clock(),
        });
        await act(tx, actor, 'club.import.looked_at', made, importMessages.lookedAt(good.length));
        return made;
      });
      return find(importId);
    },

    async run(actor: Member, importId: ClubImportId, reason: string): Promise<ClubImport> {
      await find(importId);
      await db.transaction().execute(async (tx) => {
        const change = { from: ['preview'], to: 'running', at: clock() } as const;
        if (!(await importStore.move(tx, importId, change))) throw clubAdminFaults.importMovedOn();
        await act(tx, actor, 'club.import.started', importId, reason);
        await domainEvents.publish(tx, 'club.import.due', { importId, from: 0 });
        await invalidate(tx, 'systemAdmins', IMPORT_TOPIC);
      });
      return find(importId);
    },

    async cancel(actor: Member, importId: ClubImportId, reason: string): Promise<ClubImport> {
      await find(importId);
      await db.transaction().execute(async (tx) => {
        const change = { from: ['preview', 'running'], to: 'cancelled', at: clock() } as const;
        if (!(await importStore.move(tx, importId, change))) throw clubAdminFaults.importMovedOn();
        await act(tx, actor, 'club.import.cancelled', importId, reason);
        await invalidate(tx, 'systemAdmins', IMPORT_TOPIC);
      });
      return find(importId);
    },
  };
}

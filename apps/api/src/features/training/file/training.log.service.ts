import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { csvLine } from '#platform/files/csv';
import type { SignedIn } from '#platform/session/session';
import type { Member } from '@ribbon/domain/accounts';
import { Fault, type Download } from '@ribbon/domain/kernel';
import {
  LOG_COLUMNS,
  type LogImported,
  type LogPreview,
  type LogRow,
  TrainingSessionId,
  logMessages,
  toLogRow,
} from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { ownReader, sessionReading } from '../sessions/training.sessions.read.service.ts';
import type { SessionService } from '../sessions/training.sessions.service.ts';
import { lastDay } from '../training.days.rules.ts';
import { type ReadRow, readLog } from './training.log.format.ts';

/** Without it, spreadsheets read letters with accents wrong. */
const BOM = '\uFEFF';
const PER_READ = 200;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  sessions: SessionService;
}

export type LogFileService = ReturnType<typeof logFileService>;

/** The same row of the same person always gets the same id: a file that is imported twice adds nothing. */
function idFor(actor: Member, { fingerprint }: ReadRow): TrainingSessionId {
  const hex = createHash('sha256').update(`${actor.id} ${fingerprint}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return TrainingSessionId.parse([...parts, hex.slice(20, 32)].join('-'));
}

const shown = ({ line, summary, problems }: LogRow): LogRow => ({ line, summary, problems });

/** The log as a file, out and in. */
export function logFileService({ db, clock, sessions }: Needs) {
  async function* content(actor: Member): AsyncGenerator<Uint8Array> {
    yield Buffer.from(BOM + csvLine([...LOG_COLUMNS]), 'utf8');
    let after: string | undefined;
    do {
      const wanted = { userId: actor.id, limit: PER_READ, after };
      const page = await sessionReading.page(db, ownReader(actor.id), wanted);
      yield Buffer.from(page.sessions.map((one) => csvLine(toLogRow(one))).join(''), 'utf8');
      after = page.next ?? undefined;
    } while (after !== undefined);
  }

  const read = (csv: string) => readLog(csv, lastDay(clock()));

  return {
    export: (actor: Member): Download => ({
      fileName: `training-${clock().toISOString().slice(0, 10)}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      content: content(actor),
    }),

    async preview(actor: Member, csv: string): Promise<LogPreview> {
      const rows = await read(csv);
      const known = await sessionReading.known(
        db,
        actor.id,
        rows.map((row) => idFor(actor, row)),
      );
      const checked = rows.map((row) =>
        shown(known.has(idFor(actor, row)) ? { ...row, problems: [logMessages.known] } : row),
      );
      return {
        rows: checked,
        good: checked.filter(({ problems }) => problems.length === 0).length,
      };
    },

    /** Each good row is one session; a row that is refused stays out and says why. */
    async import(actor: SignedIn, csv: string): Promise<LogImported> {
      const rows: LogRow[] = [];
      let imported = 0;
      const editedAt = clock();
      const all = await read(csv);
      const ids = all.map((row) => idFor(actor, row));
      const known = await sessionReading.known(db, actor.id, ids);
      for (const row of all) {
        const id = idFor(actor, row);
        if (row.session === undefined) rows.push(shown(row));
        else if (known.has(id)) rows.push(shown({ ...row, problems: [logMessages.known] }));
        else {
          try {
            await sessions.save(actor, id, { ...row.session, editedAt });
            imported += 1;
          } catch (error) {
            if (!(error instanceof Fault)) throw error;
            rows.push(shown({ ...row, problems: [error.message] }));
          }
        }
      }
      return { imported, rows };
    },
  };
}

import { parseCsv } from '#platform/files/csv';
import { inTurns } from '#platform/files/in-turns';
import {
  LOG_COLUMNS,
  LOG_REQUIRED,
  LOG_ROWS_MAX,
  type LogCells,
  type LogColumn,
  type LogRow,
  type SessionDetails,
  fromLogRow,
  logMessages,
  trainingFaults,
  trainingMessages,
} from '@ribbon/domain/training';

export interface ReadRow extends LogRow {
  /** What it is, unless something is wrong with it. */
  session: SessionDetails | undefined;
  /** The same row of the same file is the same session; a repeated one is another. */
  fingerprint: string;
}

const isColumn = (name: string): name is LogColumn =>
  (LOG_COLUMNS as readonly string[]).includes(name);

const bad = (message: string) =>
  trainingFaults.badFile({ message, issues: [{ path: 'csv', message }] });

function columnsIn(cells: readonly string[]): LogColumn[] {
  const names = cells.map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !isColumn(name));
  if (unknown !== undefined) throw bad(logMessages.unknown(unknown));
  if (LOG_REQUIRED.some((column) => !names.includes(column))) throw bad(logMessages.missing);
  return names.filter(isColumn);
}

/** The rows of a file, each a session or with what is wrong with it. */
export async function readLog(csv: string, lastDay: string): Promise<ReadRow[]> {
  const { records, openQuote } = await parseCsv(csv, LOG_ROWS_MAX + 2);
  const [head, ...rows] = records;
  if (openQuote !== undefined) throw bad(logMessages.openQuote);
  if (head === undefined) throw bad(logMessages.empty);
  if (rows.length > LOG_ROWS_MAX) throw bad(logMessages.tooManyRows);
  const columns = columnsIn(head.cells);
  const seen = new Map<string, number>();
  const found: ReadRow[] = [];
  for await (const { line, cells } of inTurns(rows)) {
    const named: LogCells = Object.fromEntries(
      columns.map((column, nth) => [column, cells[nth] ?? '']),
    );
    const text = JSON.stringify(LOG_COLUMNS.map((column) => named[column]?.trim() ?? ''));
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    const read = fromLogRow(named);
    const isFuture = read.session !== undefined && read.session.date > lastDay;
    found.push({
      line,
      fingerprint: `${nth} ${text}`,
      summary: {
        date: (named.date ?? '').slice(0, 40),
        minutes: (named.minutes ?? '').slice(0, 40),
        type: (named.type ?? '').slice(0, 40),
      },
      session: isFuture ? undefined : read.session,
      problems: isFuture ? [trainingMessages.future] : 'problems' in read ? read.problems : [],
    });
  }
  return found;
}

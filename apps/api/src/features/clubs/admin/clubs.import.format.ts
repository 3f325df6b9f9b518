import {
  ClubDetails,
  type ClubDetailsDraft,
  IMPORT_COLUMNS,
  IMPORT_ROWS_MAX,
  type ImportColumn,
  type ImportProblem,
  REQUIRED_COLUMNS,
  clubAdminFaults,
  importMessages,
} from '@ribbon/domain/clubs';
import { type CsvRecord, parseCsv } from '#platform/files/csv';
import { inTurns } from '#platform/files/in-turns';

/** A row that can become a club. */
export interface ImportRow {
  line: number;
  club: ClubDetails;
}

const refuse = (message: string) => clubAdminFaults.fileRefused({ message });

/** Two clubs of the same name in the same town are one. */
export const keyOf = ({ name, city }: { name: string; city: string }): string =>
  `${name.toLowerCase()}\n${city.toLowerCase()}`;

/** Reads a file of clubs; throws `fileRefused` when it is none. */
export async function readClubFile(
  csv: string,
): Promise<{ rows: ImportRow[]; problems: ImportProblem[] }> {
  const [head, ...records] = await recordsOf(csv);
  const columns = columnsOf(head);
  if (records.length === 0) throw refuse(importMessages.noRows);
  if (records.length > IMPORT_ROWS_MAX) throw refuse(importMessages.tooManyRows);

  const rows: ImportRow[] = [];
  const problems: ImportProblem[] = [];
  const firstLine = new Map<string, number>();
  for await (const record of inTurns(records)) {
    const { line } = record;
    const read = readRow(columns, record);
    const name = record.cells[columns.indexOf('name')]?.trim().slice(0, 120) ?? '';
    if (typeof read === 'string') {
      problems.push({ line, name, kind: 'error', reason: read, late: false });
      continue;
    }
    const known = firstLine.get(keyOf(read));
    if (known === undefined) {
      firstLine.set(keyOf(read), line);
      rows.push({ line, club: read });
    } else problems.push(duplicateOf(line, name, importMessages.repeated(known)));
  }
  return { rows, problems };
}

export const duplicateOf = (
  line: number,
  name: string,
  reason: string,
  late = false,
): ImportProblem => ({ line, name, kind: 'duplicate', reason, late });

async function recordsOf(csv: string): Promise<CsvRecord[]> {
  // The head, all rows, and one more, which is refused.
  const { records, openQuote } = await parseCsv(csv, IMPORT_ROWS_MAX + 2);
  if (openQuote !== undefined) throw refuse(`Line ${openQuote}: ${importMessages.openQuote}`);
  return records;
}

const isColumn = (name: string): name is ImportColumn =>
  (IMPORT_COLUMNS as readonly string[]).includes(name);

function columnsOf(head: CsvRecord | undefined): ImportColumn[] {
  if (head === undefined) throw refuse(importMessages.empty);
  const columns = head.cells.map((cell) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/gu, '_');
    if (!isColumn(name)) throw refuse(importMessages.unknown(cell.trim()));
    return name;
  });
  const twice = columns.find((name, nth) => columns.indexOf(name) !== nth);
  if (twice !== undefined) throw refuse(importMessages.twice(twice));
  if (!REQUIRED_COLUMNS.every((name) => columns.includes(name))) {
    throw refuse(importMessages.missing(REQUIRED_COLUMNS));
  }
  return columns;
}

/** The club of a row, or what is wrong with it in one sentence. */
function readRow(columns: readonly ImportColumn[], { cells }: CsvRecord): ClubDetails | string {
  if (cells.length > columns.length) return importMessages.cells(cells.length, columns.length);
  const row = new Map(columns.map((column, nth) => [column, cells[nth]?.trim() ?? '']));
  const parsed = ClubDetails.safeParse(draftOf((column) => row.get(column) ?? ''));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `${String(issue?.path[0] ?? 'row')}: ${issue?.message ?? ''}`;
}

const listIn = (cell: string): string[] =>
  cell
    .split(/[;,]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function draftOf(cell: (column: ImportColumn) => string): ClubDetailsDraft {
  const words = (column: ImportColumn) => listIn(cell(column).toLowerCase()) as never[];
  return {
    name: cell('name'),
    city: cell('city'),
    country: cell('country'),
    address: cell('address'),
    description: cell('description'),
    phone: cell('phone'),
    email: cell('email'),
    website: cell('website'),
    timeZone: cell('time_zone'),
    hours: cell('hours'),
    programs: listIn(cell('programs')),
    latitude: cell('latitude'),
    longitude: cell('longitude'),
    ageFrom: cell('age_from'),
    levels: words('levels'),
    apparatus: words('apparatus'),
    days: words('days'),
    ...(cell('join_policy') !== '' && { joinPolicy: cell('join_policy').toLowerCase() as never }),
  };
}

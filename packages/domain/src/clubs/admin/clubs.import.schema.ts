import * as z from 'zod';
import { id, severalLines, timestamp, t } from '../../kernel/index.ts';

export const IMPORT_ROWS_MAX = 5000;
/** Characters of a file; two megabytes of plain letters. */
export const IMPORT_CSV_MAX = 2 * 1024 * 1024;
/** As JSON a file grows: each quotation mark and each new line takes two signs. */
export const IMPORT_BODY_BYTES = 6 * 1024 * 1024;
/** How much of a long list the screen is sent. */
export const IMPORT_ROWS_SHOWN = 20;
export const IMPORT_PROBLEMS_SHOWN = 500;
export const IMPORT_KEPT_DAYS = 30;

/** The first line of a file: these names, in any order; the first three must be there. */
export const IMPORT_COLUMNS = [
  'name',
  'city',
  'country',
  'address',
  'description',
  'phone',
  'email',
  'website',
  'time_zone',
  'hours',
  'programs',
  'latitude',
  'longitude',
  'age_from',
  'levels',
  'apparatus',
  'days',
  'join_policy',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
export const REQUIRED_COLUMNS: readonly ImportColumn[] = ['name', 'city', 'country'];

/** A file to fill in, with one line that shows how. */
export const IMPORT_TEMPLATE = [
  IMPORT_COLUMNS.join(','),
  'Example Rhythmic,Leeds,United Kingdom,"1 Ribbon Lane, Leeds",A club for everybody.,01632 960000,hello@example.org,https://example.org,,Weekdays 16:00-20:00,"Beginner squad, Holiday camps",53.8,-1.55,5,recreational;beginner,hoop;ribbon,monday;thursday,open',
  '',
].join('\r\n');

export const ClubImportId = id<'ClubImportId'>();
export type ClubImportId = z.infer<typeof ClubImportId>;

export const importMessages = {
  empty: 'The file is empty.',
  tooLong: 'Files can be up to 2 MB.',
  tooManyRows: 'Files can have up to 5,000 rows.',
  noRows: 'The file has column names but no rows.',
  openQuote: 'A quotation mark isn’t closed.',
  missing: (columns: readonly string[]) =>
    t('The first line must name the columns: {columns}.', { columns: columns.join(', ') }),
  unknown: (column: string) =>
    t('We don’t recognise the column “{column}”. Use: {importColumns}.', {
      column: column.slice(0, 40),
      importColumns: IMPORT_COLUMNS.join(', '),
    }),
  twice: (column: string) => t('The column “{column}” appears twice.', { column }),
  cells: (found: number, expected: number) =>
    t('This row has {found} cells, but there are {expected} columns.', { found, expected }),
  /** For the administrators’ log: why a file was read, and that an import has come to its end. */
  lookedAt: (good: number) =>
    t('Previewing a file with {good, plural, one {# club} other {# clubs}}', { good }),
  done: (rows: number) =>
    t('The import of {rows, plural, one {# club} other {# clubs}} has finished', { rows }),
  known: 'There’s already a club with this name in this town.',
  repeated: (line: number) => t('The same club is in line {line}.', { line }),
  notSuitable: 'The text isn’t suitable for the platform.',
} as const;

export const ClubFile = z.object({
  csv: z
    .string(importMessages.empty)
    .max(IMPORT_CSV_MAX, importMessages.tooLong)
    .refine((text) => text.trim() !== '', importMessages.empty)
    .register(severalLines, { max: IMPORT_CSV_MAX }),
});

/** A row that is not imported, and why. */
export const ImportProblem = z.object({
  line: z.int(),
  name: z.string(),
  kind: z.enum(['error', 'duplicate']),
  reason: z.string(),
  /** Found only while importing: counted among the rows that were looked at. */
  late: z.boolean(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

export const ImportStatus = z.enum(['preview', 'running', 'done', 'failed', 'cancelled']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** An import as the screen follows it. */
export const ClubImport = z.object({
  id: ClubImportId,
  status: ImportStatus,
  /** Rows that can be imported, how many were looked at, and how many became clubs. */
  totalRows: z.int(),
  doneRows: z.int(),
  createdRows: z.int(),
  /** The first of the good rows. */
  rows: z.array(
    z.object({ line: z.int(), name: z.string(), city: z.string(), country: z.string() }),
  ),
  /** The first of the others. */
  problems: z.array(ImportProblem),
  errorCount: z.int(),
  duplicateCount: z.int(),
  createdAt: timestamp,
});
export type ClubImport = z.infer<typeof ClubImport>;

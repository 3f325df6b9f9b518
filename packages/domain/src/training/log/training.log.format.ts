import * as z from 'zod';
import { ClubApparatus } from '../../clubs/index.ts';
import { severalLines, t } from '../../kernel/index.ts';
import { elementByName } from './training.elements.schema.ts';
import { SessionDetails, SessionType, type TrainingSession } from '../training.schema.ts';

export const LOG_ROWS_MAX = 500;
export const LOG_CSV_MAX = 512 * 1024;
/** As JSON a file grows: each quotation mark and each new line takes two signs. */
export const LOG_BODY_BYTES = 1_600_000;

/** The first line of a file: these names, in any order; the first four must be there. */
export const LOG_COLUMNS = [
  'date',
  'start',
  'minutes',
  'type',
  ...ClubApparatus.options,
  'elements',
  'felt',
  'notes',
  'achievements',
] as const;
export type LogColumn = (typeof LOG_COLUMNS)[number];
export const LOG_REQUIRED: readonly LogColumn[] = ['date', 'start', 'minutes', 'type'];

export const logMessages = {
  empty: 'The file is empty.',
  tooLong: 'Files can be up to 500 KB.',
  tooManyRows: t('Files can have up to {logRowsMax} rows.', { logRowsMax: LOG_ROWS_MAX }),
  openQuote: 'A quotation mark isn’t closed.',
  missing: t('The first line must name the columns: {logRequired}.', {
    logRequired: LOG_REQUIRED.join(', '),
  }),
  unknown: (column: string) =>
    t('We don’t recognise the column “{column}”.', { column: column.slice(0, 40) }),
  known: 'This session is in your log already.',
  number: (column: string) => t('“{column}” must be a whole number.', { column }),
  imported: (sessions: number) =>
    t('{sessions, plural, one {# session} other {# sessions}} imported.', { sessions }),
} as const;

export const LogFile = z.object({
  csv: z
    .string('Please choose a file')
    .min(1, logMessages.empty)
    .max(LOG_CSV_MAX, logMessages.tooLong)
    .register(severalLines, { max: LOG_CSV_MAX }),
});
export type LogFile = z.infer<typeof LogFile>;

export const LogRow = z.object({
  /** Counted from 1, with the names of the columns. */
  line: z.int(),
  summary: z.object({ date: z.string(), minutes: z.string(), type: z.string() }),
  /** Why it stays out; none for a good one. */
  problems: z.array(z.string()),
});
export type LogRow = z.infer<typeof LogRow>;
export const LogPreview = z.object({ rows: z.array(LogRow), good: z.int() });
export type LogPreview = z.infer<typeof LogPreview>;
export const LogImported = z.object({ imported: z.int(), rows: z.array(LogRow) });
export type LogImported = z.infer<typeof LogImported>;

const listIn = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** "Split leap x3": which element, how often. */
function elementIn(text: string) {
  const [, name = text, times = '1'] = /^(.*\S)\s*[x×]\s*(\d{1,3})$/iu.exec(text) ?? [];
  const known = elementByName(name);
  return { key: known?.key ?? null, name: known?.name ?? name, times: Number(times) };
}

const cellsOf = ({ type, ...row }: TrainingSession, minutesOf: (one: string) => number) => ({
  date: row.date,
  start: row.startTime,
  minutes: String(row.minutes),
  type,
  elements: row.elements
    .map(({ name, times }) => (times === 1 ? name : `${name} x${times}`))
    .join('; '),
  felt: row.felt === null ? '' : String(row.felt),
  notes: row.notes ?? '',
  achievements: row.achievements.join('; '),
  ...Object.fromEntries(
    ClubApparatus.options.map((one) => [one, minutesOf(one) === 0 ? '' : String(minutesOf(one))]),
  ),
});

/** A session as a row of the file that one downloads. */
export function toLogRow(session: TrainingSession): string[] {
  const minutesOf = (one: string) =>
    session.apparatus.find(({ apparatus }) => apparatus === one)?.minutes ?? 0;
  const cells: Partial<Record<string, string>> = cellsOf(session, minutesOf);
  return LOG_COLUMNS.map((column) => cells[column] ?? '');
}

export type LogCells = Readonly<Partial<Record<LogColumn, string>>>;

/** A row of a file as a session, or why it is none. */
export function fromLogRow(
  cells: LogCells,
): { session: SessionDetails } | { session: undefined; problems: string[] } {
  const text = (column: LogColumn) => cells[column]?.trim() ?? '';
  const problems: string[] = [];
  const number = (column: LogColumn): number => {
    if (/^\d{1,5}$/u.test(text(column))) return Number(text(column));
    problems.push(logMessages.number(column));
    return 1;
  };
  const types: readonly string[] = SessionType.options;
  const read = SessionDetails.safeParse({
    date: text('date'),
    startTime: text('start').padStart(5, '0').slice(0, 5),
    minutes: number('minutes'),
    type: types.find((type) => type === text('type').toLowerCase()),
    apparatus: ClubApparatus.options
      .filter((one) => !['', '0'].includes(text(one)))
      .map((apparatus) => ({ apparatus, minutes: number(apparatus) })),
    elements: listIn(text('elements')).map(elementIn),
    notes: text('notes'),
    felt: text('felt') === '' ? null : number('felt'),
    achievements: listIn(text('achievements')),
  });
  if (read.success && problems.length === 0) return { session: read.data };
  const issues = read.error?.issues.map(({ message }) => message) ?? [];
  return { session: undefined, problems: [...new Set([...problems, ...issues])] };
}

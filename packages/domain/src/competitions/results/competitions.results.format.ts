import type { Discipline } from '../entries/competitions.entries.schema.ts';
import type { Scoring } from './competitions.result-choices.schema.ts';
import { RESULT_ROWS_MAX, TypedPoints } from './competitions.results.schema.ts';
import {
  Apparatus,
  PANELS,
  PANEL_LABELS,
  POINTS_MAX,
  type Points,
  apparatusLabel,
  apparatusOf,
} from './competitions.scoring.rules.ts';
import { t } from '../../kernel/index.ts';

/** The first line of a file: these names, in any order; the rest of an organiser's file is not read. */
export const RESULT_COLUMNS = [
  'number',
  'apparatus',
  'db',
  'da',
  'a',
  'e',
  'score',
  'penalty',
] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];
/** For the reader's eyes. */
export const RESULT_NOTES = ['category', 'name', 'club', 'total'] as const;

export const resultFileMessages = {
  empty: 'The file is empty.',
  tooManyRows: t('Files can have up to {resultRowsMax} rows.', { resultRowsMax: RESULT_ROWS_MAX }),
  openQuote: 'A quotation mark isn’t closed.',
  missing: 'The first line must name the columns number and apparatus.',
  unknown: (column: string) =>
    t('We don’t recognise the column “{column}”.', { column: column.slice(0, 40) }),
  number: 'The number is missing or isn’t a whole number.',
  noEntry: (number: number) => t('No gymnast has the number {number}.', { number }),
  notEntered: (number: number) => t('Number {number} has no place in the competition.', { number }),
  noApparatus: (text: string) => t('“{text}” isn’t an apparatus.', { text: text.slice(0, 40) }),
  which: 'Please say which apparatus.',
  otherApparatus: (number: number, apparatus: Apparatus) =>
    t('Number {number} isn’t entered for {apparatus}.', {
      number,
      apparatus: apparatusLabel(apparatus).toLowerCase(),
    }),
  repeated: (line: number) => t('The same gymnast and apparatus are in line {line}.', { line }),
  single: 'This category has one score: please fill in “score”.',
  panels: 'This category has panels: please fill in DB, DA, A and E.',
  cell: (column: string, message: string) => `${column}: ${message}.`,
} as const;

export type ResultCells = Readonly<Partial<Record<ResultColumn, string>>>;

const LABELS: Readonly<Record<string, string>> = {
  ...PANEL_LABELS,
  score: 'Score',
  penalty: 'Penalty',
};

/** The points in a row, or what is wrong with the first that is wrong. */
export function pointsIn(
  cells: ResultCells,
  scoring: Scoring,
): { points: Points } | { problem: string } {
  const text = (column: ResultColumn) => cells[column]?.trim() ?? '';
  const columns = Object.keys(POINTS_MAX) as (keyof typeof POINTS_MAX)[];
  const hasPanel = PANELS.some((panel) => text(panel) !== '');
  if (scoring === 'single' && (hasPanel || text('score') === '')) {
    return { problem: resultFileMessages.single };
  }
  if (scoring === 'panels' && text('score') !== '') return { problem: resultFileMessages.panels };
  const read = TypedPoints.safeParse(
    Object.fromEntries(columns.map((column) => [column, text(column)])),
  );
  if (read.success) return { points: read.data };
  const [issue] = read.error.issues;
  const column = String(issue?.path[0]);
  return { problem: resultFileMessages.cell(LABELS[column] ?? column, issue?.message ?? '') };
}

/** Which apparatus a row is about; where there is only one it need not be named. */
export function apparatusIn(
  cells: ResultCells,
  discipline: Discipline,
  number: number,
): { apparatus: Apparatus } | { problem: string } {
  const named = cells.apparatus?.trim() ?? '';
  const [only, ...others] = apparatusOf(discipline);
  if (named === '') {
    return others.length === 0 && only !== undefined
      ? { apparatus: only }
      : { problem: resultFileMessages.which };
  }
  const found = Apparatus.options.find(
    (one) =>
      one === named.toLowerCase() || apparatusLabel(one).toLowerCase() === named.toLowerCase(),
  );
  if (found === undefined) return { problem: resultFileMessages.noApparatus(named) };
  return apparatusOf(discipline).includes(found)
    ? { apparatus: found }
    : { problem: resultFileMessages.otherApparatus(number, found) };
}

import { parseCsv } from '#platform/files/csv';
import {
  type Apparatus,
  type CategoryId,
  RESULT_COLUMNS,
  RESULT_NOTES,
  RESULT_ROWS_MAX,
  type ResultCells,
  type ResultColumn,
  type ResultProblem,
  apparatusIn,
  pointsIn,
  resultFaults,
  resultFileMessages as says,
} from '@ribbon/domain/competitions';
import type { ScoreWrite, ScoredCategory, Starter } from './competitions.scores.store.ts';

export interface FileRow {
  line: number;
  /** NaN where there is none. */
  number: number;
  cells: ResultCells;
}

const bad = (message: string) =>
  resultFaults.badFile({ message, issues: [{ path: 'csv', message }] });
const isColumn = (name: string): name is ResultColumn =>
  (RESULT_COLUMNS as readonly string[]).includes(name);
const isNote = (name: string) => (RESULT_NOTES as readonly string[]).includes(name);

/** The rows of a file, or why it is none. */
export async function readRows(csv: string): Promise<FileRow[]> {
  const { records, openQuote } = await parseCsv(csv, RESULT_ROWS_MAX + 2);
  const [head, ...rows] = records;
  if (openQuote !== undefined) throw bad(says.openQuote);
  if (head === undefined) throw bad(says.empty);
  if (rows.length > RESULT_ROWS_MAX) throw bad(says.tooManyRows);
  const names = head.cells.map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !isColumn(name) && !isNote(name));
  if (unknown !== undefined) throw bad(says.unknown(unknown));
  if (!names.includes('number') || !names.includes('apparatus')) throw bad(says.missing);
  return rows.map(({ line, cells }) => {
    const named: ResultCells = Object.fromEntries(
      names.map((name, nth) => [name, cells[nth] ?? '']).filter(([name]) => isColumn(String(name))),
    );
    const text = named.number?.trim() ?? '';
    return { line, number: /^\d{1,7}$/u.test(text) ? Number(text) : Number.NaN, cells: named };
  });
}

interface Known {
  categories: ReadonlyMap<CategoryId, ScoredCategory>;
  starters: readonly Starter[];
}

type Scored = Pick<ScoreWrite, 'starter' | 'apparatus' | 'after'>;

/** Rows without points are a template that is not filled in yet: they say nothing. */
const isBlank = ({ cells }: FileRow) =>
  (['db', 'da', 'a', 'e', 'score', 'penalty'] as const).every(
    (column) => (cells[column]?.trim() ?? '') === '',
  );

function readRow(
  { number, cells }: FileRow,
  starter: Starter | undefined,
  { categories }: Known,
): Scored | { problem: string } {
  if (Number.isNaN(number)) return { problem: says.number };
  const category = starter && categories.get(starter.categoryId);
  if (starter === undefined || category === undefined) return { problem: says.noEntry(number) };
  if (starter.status !== 'entered') return { problem: says.notEntered(number) };
  const named = apparatusIn(cells, category.discipline, number);
  if ('problem' in named) return named;
  const read = pointsIn(cells, category.scoring);
  if ('problem' in read) return read;
  return { starter, apparatus: named.apparatus, after: read.points };
}

/** Each row as a score, or the one thing that is wrong with it. */
export function scoresIn(rows: readonly FileRow[], known: Known) {
  const byNumber = new Map(known.starters.map((starter) => [starter.number, starter]));
  const seen = new Map<`${string} ${Apparatus}`, number>();
  const scores: Scored[] = [];
  const problems: ResultProblem[] = [];
  for (const row of rows) {
    if (isBlank(row)) continue;
    const read = readRow(row, byNumber.get(row.number), known);
    if ('problem' in read) {
      problems.push({ line: row.line, message: read.problem });
      continue;
    }
    const key = `${read.starter.id} ${read.apparatus}` as const;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, row.line);
      scores.push(read);
    } else problems.push({ line: row.line, message: says.repeated(before) });
  }
  return { scores, problems };
}

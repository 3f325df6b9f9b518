import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** A record of a CSV text and the line on which it begins, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** What was read; `openQuote` is the line of a record with a quotation mark that is never closed. */
interface Csv {
  records: CsvRecord[];
  openQuote?: number;
}

/** The sign between cells: whichever of the two the first line has more of, as spreadsheets differ. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

const newLinesIn = (cells: readonly string[]): number => cells.join('').split('\n').length - 1;

/** More than any file of ours has: what reads a line may compare each cell with each other. */
const CELLS_MAX = 200;

/**
 * Reads CSV as RFC 4180 has it, with rows of any length and quotation marks in the middle of cells.
 * Empty lines are left out, and nothing is read after `most` records or beyond 200 cells of one.
 */
export function parseCsv(source: string, most: number): Csv {
  // One kind of line break: the library counts the two signs of the other kind as two lines.
  const text = source.replaceAll(/\r\n?/gu, '\n');
  const records: CsvRecord[] = [];
  let done = { lines: 0, emptyLines: 0 };
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      record_delimiter: '\n',
      ltrim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: most,
      on_record: (cells: string[], { lines, empty_lines: emptyLines }) => {
        records.push({ line: lines - newLinesIn(cells), cells: cells.slice(0, CELLS_MAX) });
        done = { lines, emptyLines };
        return null;
      },
    });
    return { records };
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    const emptyLines = Number(error['empty_lines']) - done.emptyLines;
    return { records, openQuote: done.lines + emptyLines + 1 };
  }
}

/** A value that a spreadsheet would calculate is made plain text, blanks before its sign or not. */
const harmless = (value: string): string =>
  /^[\s]*[=+\-@\t\r]/u.test(value) ? `'${value}` : value;

/** One line of a CSV file, in a form that every spreadsheet reads. */
export const csvLine = (values: readonly string[]): string =>
  stringify([values.map(harmless)], {
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });

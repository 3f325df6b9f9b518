import { CsvError, type Parser, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { finished } from 'node:stream/promises';
import { inTurns } from './in-turns.ts';

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

/** More than any file of ours has: what reads a line may compare each cell with each other. */
const CELLS_MAX = 200;

/** Read in one go: a few milliseconds, whatever is in it. */
const PIECE_BYTES = 16_384;

function* piecesOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += PIECE_BYTES)
    yield bytes.subarray(from, from + PIECE_BYTES);
}

/**
 * Reads CSV as RFC 4180 has it, with rows of any length and quotation marks in the middle of cells.
 * Empty lines are left out, and nothing is read after `most` records or beyond 200 cells of one.
 * Others are answered meanwhile: a file of two megabytes takes most of a second.
 */
export async function parseCsv(source: string, most: number): Promise<Csv> {
  // One kind of line break: the library counts the two signs of the other kind as two lines.
  const text = source.replaceAll(/\r\n?/gu, '\n');
  const records: CsvRecord[] = [];
  let done = { lines: 0, emptyLines: 0 };
  const parser: Parser = parse({
    bom: true,
    delimiter: separatorOf(text),
    record_delimiter: '\n',
    ltrim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines, empty_lines: emptyLines }) => {
      if (records.length >= most) return null;
      const line = done.lines + emptyLines - done.emptyLines + 1;
      records.push({ line, cells: cells.slice(0, CELLS_MAX) });
      done = { lines, emptyLines };
      return null;
    },
  });
  const read = finished(parser.resume());
  // What goes wrong on the way is thrown where it is awaited.
  read.catch(() => undefined);
  try {
    for await (const piece of inTurns(piecesOf(text))) {
      if (records.length >= most || parser.destroyed) break;
      parser.write(piece);
    }
    if (records.length >= most) {
      parser.destroy();
      return { records };
    }
    parser.end();
    await read;
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

/** A record of a CSV text and the line on which it begins, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** What was read; `openQuote` is the line of a quotation mark that is never closed. */
interface Csv {
  records: CsvRecord[];
  openQuote?: number;
}

/** The sign between cells: whichever of the two the first line has more of, as spreadsheets differ. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/u, 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

/**
 * Reads CSV as RFC 4180 has it: cells in quotation marks may hold separators, new lines and doubled
 * quotation marks. Empty lines are left out. One pass, whatever the text is.
 */
export function parseCsv(source: string): Csv {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const separator = separatorOf(text);
  const plain = separator === ';' ? /[^;"\r\n]+/uy : /[^,"\r\n]+/uy;
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let begun = 1;

  const endRecord = () => {
    if (cells.length > 0 || cell.trim() !== '')
      records.push({ line: begun, cells: [...cells, cell] });
    [cells, cell] = [[], ''];
  };

  for (let at = 0; at < text.length;) {
    const sign = text[at];
    if (sign === '"' && cell.trim() === '') {
      const quoted = quotedFrom(text, at + 1);
      if (quoted === undefined) return { records, openQuote: line };
      cell = quoted.cell;
      at = quoted.end;
      line += quoted.lines;
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
      at += 1;
    } else if (sign === '\n' || sign === '\r') {
      endRecord();
      at += sign === '\r' && text[at + 1] === '\n' ? 2 : 1;
      line += 1;
      begun = line;
    } else {
      plain.lastIndex = at;
      const run = plain.exec(text)?.[0] ?? text.charAt(at);
      cell += run;
      at += run.length;
    }
  }
  endRecord();
  return { records };
}

/** What stands between the quotation marks, where it ends, and how many new lines are in it. */
function quotedFrom(text: string, start: number) {
  const parts: string[] = [];
  for (let from = start; ;) {
    const end = text.indexOf('"', from);
    if (end === -1) return undefined;
    parts.push(text.slice(from, end));
    if (text[end + 1] !== '"') {
      const cell = parts.join('"');
      return { cell, end: end + 1, lines: cell.split('\n').length - 1 };
    }
    from = end + 2;
  }
}

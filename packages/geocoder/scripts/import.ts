import { cellsOf, layoutOf, type ReadRow } from './postcode-rows.ts';
import type { UnitsWriter } from './units-writer.ts';

export interface Report {
  readonly rows: number;
  readonly terminated: number;
  readonly wrong: number;
  /** The first wrong rows, each with its line and the reason. */
  readonly examples: readonly string[];
}

const MOST_EXAMPLES = 20;

/** Reads the lines of one file, of either layout, into the writer. */
export async function importLines(
  lines: Iterable<string> | AsyncIterable<string>,
  writer: UnitsWriter,
  progress?: (rows: number) => void,
): Promise<Report> {
  const examples: string[] = [];
  let [line, terminated, wrong] = [0, 0, 0];
  let read: ReadRow | undefined;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const cells = cellsOf(line === 1 ? text.replace(/^\uFEFF/, '') : text);
    read ??= layoutOf(cells);
    if (read === undefined)
      throw new Error('Neither ONS Postcode Directory nor OS Code-Point Open');
    const row = read(cells);
    if (row.kind === 'terminated') terminated += 1;
    const reason =
      row.kind === 'wrong'
        ? row.reason
        : row.kind === 'postcode'
          ? writer.add(row.postcode, row.position)
          : undefined;
    if (reason !== undefined) {
      wrong += 1;
      if (examples.length < MOST_EXAMPLES)
        examples.push(`line ${line}: ${reason}: ${text.slice(0, 60)}`);
    }
    progress?.(line);
  }
  return { rows: line, terminated, wrong, examples };
}

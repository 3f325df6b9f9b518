import { readFileSync } from 'node:fs';

type Table = 'counties' | 'places' | 'postcode-areas' | 'postcode-districts';

/** The rows of a table in ../data, without its heading. */
export function rowsOf(table: Table): string[][] {
  return parseRows(readFileSync(new URL(`../data/${table}.tsv`, import.meta.url), 'utf8'));
}

export function parseRows(text: string): string[][] {
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  return lines.map((line) => line.split('\t'));
}

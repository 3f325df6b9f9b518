import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const MEGABYTE = 1_048_576;

describe('a file of rows', () => {
  it('is read with quotes, breaks in cells, empty lines and the lines on which records begin', async () => {
    const file = '\uFEFFname;club\r\n\r\nMia "M" Test;"Larkspur\r\nLeeds"\r\nŽoë 🤸; second \r\n';
    expect(await parseCsv(file, 10)).toEqual({
      records: [
        { line: 1, cells: ['name', 'club'] },
        { line: 3, cells: ['Mia "M" Test', 'Larkspur\nLeeds'] },
        { line: 5, cells: ['Žoë 🤸', 'second '] },
      ],
    });
  });

  it('is read no further than asked for', async () => {
    expect((await parseCsv('a\n'.repeat(50_000), 3)).records).toHaveLength(3);
  });

  it('says where a quote is open that is never closed', async () => {
    expect(await parseCsv('a,b\n\nc,"d\ne', 10)).toEqual({
      records: [{ line: 1, cells: ['a', 'b'] }],
      openQuote: 3,
    });
  });

  it('is the same, however letters lie across the pieces that are read at once', async () => {
    for (const before of [16_380, 16_381, 16_382, 16_383]) {
      const cell = `${'a'.repeat(before)}🤸`;
      expect((await parseCsv(`${cell},"b""c"\n`, 5)).records[0]?.cells).toEqual([cell, 'b"c']);
    }
  });
});

/** Turns of others while something is computed. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work;
  isOver = true;
  return turns;
}

it.each([
  ['commas', ','.repeat(2 * MEGABYTE)],
  ['quotes', '"a""b",'.repeat((2 * MEGABYTE) / 7)],
  ['rows', 'Mia Test,Cast Club,9.5\n'.repeat((2 * MEGABYTE) / 23)],
])('others are answered while two megabytes of %s are read', async (_, file) => {
  expect(await turnsDuring(parseCsv(file, 100_000))).toBeGreaterThan(5);
});

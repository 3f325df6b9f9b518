import { type Figures, medians } from './figures.ts';
import { CONTENDERS, type Contender } from './operations.ts';

/** All rounds of one operation. */
export interface Row {
  readonly name: string;
  readonly rounds: Readonly<Record<Contender, Figures[]>>;
}

const HEAD = ['', 'requests/s', 'p50 ms', 'p99 ms', 'Ribbon ÷ it', 'p50 ÷', 'p99 ÷'];
const WIDTHS = [20, 11, 9, 9, 12, 8, 12, 8];

/** One block an operation: Ribbon's medians, then each bare part's, with Ribbon divided by them. */
export const table = (rows: readonly Row[]): string =>
  [line(HEAD), ...rows.flatMap(({ name, rounds }) => ['', name, ...block(rounds)])].join('\n');

function block(rounds: Row['rounds']): string[] {
  const ours = medians(rounds.Ribbon);
  return CONTENDERS.map((contender) => {
    const its = medians(rounds[contender]);
    const ratios =
      contender === 'Ribbon'
        ? []
        : [ours.perSecond / its.perSecond, ours.p50 / its.p50, ours.p99 / its.p99];
    return line([
      `  ${contender}`,
      its.perSecond.toFixed(0),
      its.p50.toFixed(2),
      its.p99.toFixed(2),
      ...ratios.map((ratio) => ratio.toFixed(2)),
    ]);
  });
}

/** Cells in columns. */
export const line = (cells: readonly string[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0),
    )
    .join('');

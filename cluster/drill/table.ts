import type { Fault } from './faults.ts';
import type { Measured } from './load.ts';

export interface Row {
  readonly fault: Fault;
  readonly spans: readonly Measured[];
  readonly lost: number;
  /** Unset: it happened. */
  readonly failure?: string;
}

/** The value that so many of a hundred do not exceed. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}

const sum = (spans: readonly Measured[], of: (span: Measured) => number) =>
  spans.reduce((total, span) => total + of(span), 0);

/** What was promised and did not hold. */
export function broken({ fault: { promised }, spans, lost, failure }: Row): string[] {
  const writes = percentile(
    spans.map(({ writeGap }) => writeGap),
    95,
  );
  const reads = Math.max(0, ...spans.map(({ readGap }) => readGap));
  const failed = sum(spans, (span) => span.failedWrites + span.failedReads);
  return [
    failure ?? '',
    lost > 0 ? `${lost} lost` : '',
    promised.writeGap !== undefined && writes > promised.writeGap
      ? `writes away > ${promised.writeGap} s`
      : '',
    promised.readGap !== undefined && reads > promised.readGap
      ? `reads away > ${promised.readGap} s`
      : '',
    promised.failed !== undefined && failed > promised.failed ? `${failed} failed` : '',
  ].filter((text) => text !== '');
}

export function table(rows: readonly Row[]): string {
  const head =
    '| Fault | Times | Writes acknowledged | Lost | Longest without a write, p95 / most (s) | Longest without a read (s) | Requests failed (writes, reads) | As promised |\n' +
    '| --- | --- | --- | --- | --- | --- | --- | --- |';
  const lines = rows.map((row) => {
    const gaps = row.spans.map(({ writeGap }) => writeGap);
    const cells = [
      row.fault.name,
      row.spans.length,
      sum(row.spans, ({ acknowledged }) => acknowledged),
      row.lost,
      `${percentile(gaps, 95).toFixed(1)} / ${Math.max(0, ...gaps).toFixed(1)}`,
      Math.max(0, ...row.spans.map(({ readGap }) => readGap)).toFixed(1),
      `${sum(row.spans, ({ failedWrites }) => failedWrites)}, ${sum(row.spans, ({ failedReads }) => failedReads)}`,
      broken(row).join('; ') || 'yes',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [head, ...lines].join('\n');
}

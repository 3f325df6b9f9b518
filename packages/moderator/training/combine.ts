/**
 * Fits how the rules and the two trained layers are put together, and where the lines are drawn:
 *
 *   node training/combine.ts <folder of sets> weights/combination.json
 *
 * on texts that were kept from training. A third of the written sentences takes no part in
 * this either; the table that is printed is about those.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { chanceOf, evidenceOf } from '../src/combine.ts';
import { findingsIn, weigh } from '../src/decide.ts';
import { loadOpinion } from '../src/opinion.ts';
import { corpusLines } from './corpus.ts';
import { shareAbove, thresholdAt } from './figures.ts';
import { logistic } from './logistic.ts';
import { SWEARING } from './labels.ts';
import { allRows, type Row, writtenCases } from './rows.ts';

/** Of fine sentences written to be mistaken, this share may be stopped; of everyday ones far fewer are. */
const FALSE_ALARMS = { red: 0.025, orange: 0.015 };
/** Public sets mean other things by their labels: they keep the balance, no more. */
const PUBLIC_WEIGHT = 0.15;
const MOST_ROWS = 450;
const MORE_ROWS: Readonly<Record<string, number>> = { goemotions: 2000, 'domain:green': 1000 };
const PENALTY = 2;

const [, , folder, file] = argv;
if (!folder || !file) throw new Error('Usage: node training/combine.ts <folder of sets> <file>');
const weights = (name: string) => readFileSync(new URL(`../weights/${name}`, import.meta.url));
const opinion = loadOpinion({
  classifier: weights('classifier.bin'),
  encoder: weights('encoder.bin'),
  combination: { red: [], orange: [], redFrom: 0.5, orangeFrom: 0.5 },
});
const evidence = (text: string) => {
  const { findings, clear, language } = findingsIn(text, {});
  return evidenceOf(weigh(findings), opinion.logits(text, clear, language));
};

interface Point {
  set: string;
  part: 'fit' | 'judge';
  label: 'red' | 'orange' | 'green';
  weight: number;
  evidence: number[];
}
const judged = new Set(
  corpusLines()
    .filter(({ part }) => part === 'judge')
    .map(({ text }) => text),
);

function pointsOf(rows: readonly Row[]): Point[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ text, set, labels }): Point[] => {
    if (set.startsWith('corpus:')) {
      const label = set.slice('corpus:'.length) as Point['label'];
      const part = judged.has(text) ? 'judge' : 'fit';
      return [{ set: 'corpus', part, label, weight: 1, evidence: evidence(text) }];
    }
    if (!labels.toxic || /_(?:de|fr)$/u.test(set)) return [];
    const isBad = set === 'domain:green' ? false : labels.toxic[0] === 1;
    // What swears may be fine elsewhere, and what is fine there may swear.
    if (!isBad && SWEARING.test(text)) return [];
    const count = (seen.get(set) ?? 0) + 1;
    seen.set(set, count);
    if (count > (MORE_ROWS[set] ?? (set.startsWith('domain:') ? MOST_ROWS / 4 : MOST_ROWS)))
      return [];
    const weight = set === 'goemotions' ? 2 * PUBLIC_WEIGHT : PUBLIC_WEIGHT;
    const part = count % 3 === 0 ? 'judge' : 'fit';
    return [{ set, part, label: isBad ? 'red' : 'green', weight, evidence: evidence(text) }];
  });
}

const points = pointsOf(allRows(folder, 7).filter(({ split }) => split === 'dev'));
const fitted = points.filter(({ part }) => part === 'fit');
const red = logistic(
  fitted.map(({ evidence: from, label, weight }) => ({
    from,
    target: label === 'red',
    weight: label === 'orange' ? weight / 2 : weight,
  })),
  PENALTY,
);
const orange = logistic(
  fitted
    .filter(({ label }) => label !== 'red')
    .map(({ evidence: from, label, weight }) => ({ from, target: label === 'orange', weight })),
  PENALTY,
);
const chances = (some: readonly Point[], factors: readonly number[]) =>
  some.map((point) => chanceOf(point.evidence, factors));
const greens = fitted.filter(({ set, label }) => set === 'corpus' && label === 'green');
const round = (value: number) => Math.round(value * 1e4) / 1e4;
const combination = {
  red: red.map(round),
  orange: orange.map(round),
  redFrom: round(thresholdAt(FALSE_ALARMS.red, chances(greens, red))),
  orangeFrom: round(thresholdAt(FALSE_ALARMS.orange, chances(greens, orange))),
};
writeFileSync(file, `${JSON.stringify(combination)}\n`);

const cases = writtenCases(folder).map(({ text, label }): Point => ({
  set: 'written',
  part: 'judge',
  label,
  weight: 1,
  evidence: evidence(text),
}));
for (const set of new Set([...points, ...cases].map((point) => point.set))) {
  const some = [...points, ...cases].filter((point) => point.set === set && point.part === 'judge');
  const part = (label: Point['label'], factors: readonly number[], from: number) => {
    const own = some.filter((point) => point.label === label);
    return own.length === 0
      ? '–'
      : `${(shareAbove(from, chances(own, factors)) * 100).toFixed(1)} % of ${own.length}`;
  };
  stdout.write(
    `${set.padEnd(16)} red ${part('red', red, combination.redFrom)}  green as red ${part('green', red, combination.redFrom)}  orange ${part('orange', orange, combination.orangeFrom)}  orange as red ${part('orange', red, combination.redFrom)}  green as orange ${part('green', orange, combination.orangeFrom)}\n`,
  );
}
stdout.write(`red from ${combination.redFrom}, orange from ${combination.orangeFrom}\n`);

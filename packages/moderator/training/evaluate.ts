/** The figures of the model card: node training/evaluate.ts <folder of sets> <weights>. */
import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import type { Scores } from '../src/classifier/index.ts';
import { loadClassifier } from '../src/classifier/index.ts';
import type { Output } from '../src/classifier/outputs.ts';
import { OUTPUTS } from '../src/classifier/outputs.ts';
import { areaUnderCurve, shareAbove, thresholdAt } from './figures.ts';
import { allRows, writtenCases } from './rows.ts';

const SEED = 7;
const [, , folder, file] = argv;
if (!folder || !file)
  throw new Error('Usage: node training/evaluate.ts <folder of sets> <weights>');
const say = (...cells: (string | number)[]) => {
  stdout.write(
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(3) : cell)).join(' | ')} |\n`,
  );
};

const classify = loadClassifier(readFileSync(file));
const unseen = allRows(folder, SEED).filter(({ split }) => split === 'dev');
const dev = unseen.map(({ text, ...row }) => ({ ...row, scores: classify(text) }));
const scoresOf = (rows: readonly { scores: Scores }[], output: Output) =>
  rows.map(({ scores }) => scores[output] ?? 0);

const everyday = dev.filter(({ set, labels }) => set === 'goemotions' && labels.toxic);
const alarm = thresholdAt(0.01, scoresOf(everyday, 'toxic'));
say('set', 'rows', 'AUC', 'recall at 1 % on goemotions', 'false alarms in the set');
for (const set of new Set(dev.map((row) => row.set))) {
  if (set.startsWith('domain:') || set === 'goemotions') continue;
  const rows = dev.filter((row) => row.set === set);
  const bad = scoresOf(
    rows.filter(({ labels }) => labels.toxic?.[0] === 1),
    'toxic',
  );
  const fine = scoresOf(
    rows.filter(({ labels }) => labels.toxic?.[0] === 0),
    'toxic',
  );
  const area =
    fine.length > 0 ? areaUnderCurve(bad, fine) : areaUnderCurve(bad, scoresOf(everyday, 'toxic'));
  say(
    set,
    String(rows.length),
    area,
    shareAbove(alarm, bad),
    fine.length ? shareAbove(alarm, fine) : '–',
  );
}
const swearing = dev.filter(({ set, labels }) => set === 'goemotions' && !labels.toxic);
say(
  'goemotions',
  String(everyday.length),
  '–',
  '–',
  shareAbove(alarm, scoresOf(everyday, 'toxic')),
);
say(
  'goemotions, swearing',
  String(swearing.length),
  '–',
  shareAbove(alarm, scoresOf(swearing, 'toxic')),
  '–',
);
say('threshold of toxic', alarm);

const green = dev.filter(({ set }) => set === 'domain:green');
const cases = writtenCases(folder).map((one) => ({ ...one, scores: classify(one.text) }));
const greenCases = cases.filter(({ label }) => label === 'green');
say(
  'output',
  'generated AUC',
  'recall at 1 % of green',
  'written cases AUC',
  'recall at 0.5',
  'green at 0.5',
  'goemotions at 0.5',
);
for (const output of OUTPUTS) {
  const held = scoresOf(
    dev.filter(({ set }) => set === `domain:${output}`),
    output,
  );
  const written = scoresOf(
    cases.filter((one) => (output === 'toxic' ? one.label === 'red' : one.category === output)),
    output,
  );
  const fine = scoresOf(green, output);
  const fineCases = scoresOf(greenCases, output);
  say(
    output,
    held.length ? areaUnderCurve(held, fine) : '–',
    held.length ? shareAbove(thresholdAt(0.01, fine), held) : '–',
    areaUnderCurve(written, fineCases),
    `${written.filter((score) => score > 0.5).length}/${written.length}`,
    `${fineCases.filter((score) => score > 0.5).length}/${fineCases.length}`,
    shareAbove(0.5, scoresOf(everyday, output)),
  );
}
const worst = (one: { scores: Scores }) =>
  Math.max(...OUTPUTS.map((output) => one.scores[output] ?? 0));
const flagged = cases.filter(({ label }) => label !== 'green').map(worst);
say('any output, written cases: AUC', areaUnderCurve(flagged, greenCases.map(worst)));
say(
  'any output at 0.5: recall',
  shareAbove(0.5, flagged),
  'false alarms',
  shareAbove(0.5, greenCases.map(worst)),
);

// One unkind sentence between two everyday ones, against three everyday ones.
const friendly = unseen.filter((row) => row.set === 'goemotions' && row.labels.toxic?.[1] === 1);
const unkind = unseen.filter(({ set }) => /^domain:(insult|threat|hate|sexual)$/.test(set));
const between = (middle: string, at: number) =>
  [friendly[at]?.text, middle, friendly[at + unkind.length]?.text].join('. ');
const toxicity = (text: string) => classify(text).toxic ?? 0;
say(
  'unkind sentence: found alone',
  shareAbove(
    alarm,
    unkind.map(({ text }) => toxicity(text)),
  ),
  'between two others',
  shareAbove(
    alarm,
    unkind.map(({ text }, at) => toxicity(between(text, at))),
  ),
  'three everyday ones',
  shareAbove(
    alarm,
    unkind.map((_, at) => toxicity(between(friendly[at + 2 * unkind.length]?.text ?? '', at))),
  ),
);

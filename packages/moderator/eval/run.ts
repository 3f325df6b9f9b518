// npm run eval:moderator: how well the moderator does on sets of texts, beside plain word filters.
import { resolve } from 'node:path';
import { CATEGORIES, moderate } from '../src/index.ts';
import { adultsSentences } from './adult-to-minor.ts';
import { EVASIONS, RED_PACK } from '../src/testing/evasions.ts';
import { auc, bootstrap, f1, share, type Outcome } from './figures.ts';
import { FILTERS } from './filters.ts';
import { heldOut, setsIn, type Case } from './sets.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const root = resolve(import.meta.dirname, '../../..');
const folder = resolve(root, process.env.MODERATION_DATA ?? 'data/moderation');
const judge = (text: string) => moderate(text);
const POSITIVE = new Set(
  'admiration gratitude love joy optimism caring approval excitement pride relief'.split(' '),
);

const sets = setsIn(folder);
if (sets.length === 0)
  say(`No sets of texts in ${folder}: set MODERATION_DATA to a folder that has some.`);
const times: number[] = [];
for (const [name, cases] of [...sets, heldOut]) reportSet(name, cases);
reportEvasions();
reportAdultsToMinors();
reportTimes();

function reportSet(name: string, cases: readonly Case[]) {
  const verdicts = cases.map((one) => {
    const from = performance.now();
    const verdict = judge(one.text);
    times.push(performance.now() - from);
    return verdict;
  });
  say(`\n${name} (${cases.length})`);
  const outcomes = cases.map(({ isBad }, at) => ({
    isBad,
    isFlagged: verdicts[at]?.isViolation ?? false,
    score: verdicts[at]?.score ?? 0,
  }));
  line('moderator', outcomes);
  for (const [filter, isBad] of Object.entries(FILTERS)) {
    line(
      filter,
      cases.map((one) => flag(one, isBad(one.text))),
    );
  }
  if (cases.some(({ label }) => label)) reportDomain(cases, verdicts);
  if (name.startsWith('domain')) reportInvariance(cases, verdicts);
  if (name === 'goemotions') {
    const kind = cases.flatMap(({ emotions = [] }, at) =>
      emotions.length > 0 && emotions.every((one) => POSITIVE.has(one)) ? [at] : [],
    );
    const blocked = kind.filter((at) => verdicts[at]?.severity === 'red');
    const clean = kind.filter(
      (at) => !Object.values(FILTERS).some((isBad) => isBad(cases[at]?.text ?? '')),
    );
    say(`  positive comments blocked ${share(blocked.length, kind.length)}`);
    say(
      `  …of those that no word filter minds ${share(clean.filter((at) => verdicts[at]?.severity === 'red').length, clean.length)}`,
    );
  }
}

function flag({ isBad }: Case, isFlagged: boolean): Outcome {
  return { isBad, isFlagged, score: isFlagged ? 1 : 0 };
}

function line(name: string, outcomes: readonly Outcome[]) {
  const bad = outcomes.filter((one) => one.isBad);
  const good = outcomes.filter((one) => !one.isBad);
  const parts = [
    name.padEnd(18),
    `recall ${share(bad.filter((one) => one.isFlagged).length, bad.length)}`,
    `false alarms ${share(good.filter((one) => one.isFlagged).length, good.length)}`,
  ];
  if (bad.length > 0 && good.length > 0) {
    parts.push(`F1 ${bootstrap(outcomes, f1)}`, `AUC ${bootstrap(outcomes, auc)}`);
  }
  say(`  ${parts.join('  ')}`);
}

function reportDomain(cases: readonly Case[], verdicts: readonly ReturnType<typeof moderate>[]) {
  const rows = cases.map((one, at) => ({ ...one, severity: verdicts[at]?.severity }));
  const reds = rows.filter((one) => one.label === 'red');
  const greens = rows.filter((one) => one.label === 'green');
  const red = (some: typeof rows) =>
    share(some.filter((one) => one.severity === 'red').length, some.length);
  say(`  red recall ${red(reds)}`);
  say(`  green blocked ${red(greens)}`);
  const orange = rows.map((one) => ({
    isBad: one.label === 'orange',
    isFlagged: one.severity === 'orange',
    score: 0,
  }));
  say(`  orange F1 ${bootstrap(orange, f1)}`);
  const evading = reds.filter((one) => one.tags?.some((tag) => tag.startsWith('evasion')));
  say(`  evasion variants ${red(evading)}`);
  for (const category of CATEGORIES) {
    const own = rows.filter((one) => one.category === category);
    const hit = own.filter((one) => one.severity === one.label).length;
    say(`    ${category.padEnd(24)} ${share(hit, own.length)}`);
  }
}

/** Every case in every disguise: how often the verdict stays what it was. */
function reportInvariance(
  cases: readonly Case[],
  verdicts: readonly ReturnType<typeof moderate>[],
) {
  say('  the same verdict in disguise: of red, and of green');
  const all = { red: [0, 0], green: [0, 0] };
  for (const [name, disguise] of Object.entries(EVASIONS)) {
    const held = { red: 0, green: 0 };
    const of = { red: 0, green: 0 };
    cases.forEach(({ text }, at) => {
      const severity = verdicts[at]?.severity;
      if (severity !== 'red' && severity !== 'green') return;
      of[severity] += 1;
      if (judge(disguise(text)).severity === severity) held[severity] += 1;
    });
    for (const severity of ['red', 'green'] as const) {
      all[severity][0] = (all[severity][0] ?? 0) + held[severity];
      all[severity][1] = (all[severity][1] ?? 0) + of[severity];
    }
    say(`    ${name.padEnd(12)} ${share(held.red, of.red)}  ${share(held.green, of.green)}`);
  }
  say(
    `    ${'all'.padEnd(12)} ${share(all.red[0] ?? 0, all.red[1] ?? 0)}  ${share(all.green[0] ?? 0, all.green[1] ?? 0)}`,
  );
}

function reportEvasions() {
  say('\nevasion transforms: the same text in disguise is still red');
  let held = 0;
  let all = 0;
  for (const [name, disguise] of Object.entries(EVASIONS)) {
    const kept = RED_PACK.filter((text) => judge(disguise(text)).severity === 'red').length;
    say(`  ${name.padEnd(12)} ${share(kept, RED_PACK.length)}`);
    held += kept;
    all += RED_PACK.length;
  }
  say(`  ${'all'.padEnd(12)} ${share(held, all)}`);
}

/** What adults write to children: held for a person, refused, or asked to be kinder. */
function reportAdultsToMinors() {
  say('\nadults to children: held or refused, and of those without a concern asked to be kinder');
  for (const part of ['open', 'kept'] as const) {
    for (const isToHold of [true, false]) {
      const own = adultsSentences().filter((one) => one.part === part && one.isToHold === isToHold);
      const verdicts = own.map(({ text }) =>
        moderate(text, {
          kind: 'comment',
          author: { ageBand: 'adult' },
          to: 'under13',
          audience: 'friends',
        }),
      );
      const held = verdicts.filter((one) => one.concerns.length > 0 || one.severity === 'red');
      const kinder = verdicts.filter(
        (one) => one.concerns.length === 0 && one.severity === 'orange',
      );
      say(
        `  ${`${part}, ${isToHold ? 'to be held' : 'harmless'}`.padEnd(18)} ${share(held.length, own.length)}  ${share(kinder.length, own.length)}`,
      );
    }
  }
}

function reportTimes() {
  const text =
    'We practised the hip circle and then she said that my split leap looked great today. '
      .repeat(6)
      .slice(0, 500);
  const long = Array.from({ length: 200 }, () => {
    const from = performance.now();
    judge(text);
    return performance.now() - from;
  });
  const at = (values: readonly number[], part: number) =>
    (values.toSorted((one, two) => one - two)[Math.floor(values.length * part)] ?? 0).toFixed(2);
  say('\ntime for a text, ms');
  say(`  the sets         p50 ${at(times, 0.5)}  p95 ${at(times, 0.95)}  p99 ${at(times, 0.99)}`);
  say(`  500 characters   p50 ${at(long, 0.5)}  p95 ${at(long, 0.95)}  p99 ${at(long, 0.99)}`);
}

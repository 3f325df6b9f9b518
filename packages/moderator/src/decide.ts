import { DETECTORS } from './detectors/index.ts';
import { imminent } from './detectors/disclosure.ts';
import type { Finding } from './detectors/finding.ts';
import { surroundingsOf } from './detectors/surroundings.ts';
import { kinder } from './kinder.ts';
import { vocabulary } from './lexicon/classes.ts';
import { find } from './pattern/rules.ts';
import { read } from './text/reading.ts';
import { CATEGORIES, type Category, type Context, type Severity, type Verdict } from './verdict.ts';
import { MESSAGES, REASONS, WARNINGS } from './words.ts';

export type Classify = (text: string) => Readonly<Partial<Record<Category, number>>>;

const LONGEST = 10_000;
const HALF = 5_000;
const ENOUGH = 1;
/** A classifier alone must be this sure. */
const SURE = 0.9;
/** The classifier sees the words around a number, not what the number is. */
const RULES_ONLY: ReadonlySet<Category> = new Set(['personal_information']);
const ORANGE: ReadonlySet<Category> = new Set(['discouraging_self_talk', 'unkind_tone']);
const CONFIDENCE = { red: 95, orange: 85, green: 80 } as const;

/** Judges a text. Pure: the same text and context always give the same verdict. */
export function moderate(text: string, context: Context = {}, classify?: Classify): Verdict {
  const verdict = judge(text, context, classify);
  const { category, spans } = verdict;
  if (category === undefined || verdict.warnings.length > 0) return verdict;
  const isFine = (other: string) => !judge(other, context, classify).isViolation;
  return { ...verdict, suggestions: kinder(text, category, spans, isFine) };
}

function judge(text: string, context: Context, classify?: Classify): Verdict {
  const findings = findingsIn(text, context);
  const weights = weigh(findings);
  const opinion = classify?.(text) ?? {};
  const active = CATEGORIES.filter(
    (category) =>
      (weights.get(category) ?? 0) >= ENOUGH ||
      (!RULES_ONLY.has(category) && (opinion[category] ?? 0) >= SURE),
  );
  const category = active.find((one) => !ORANGE.has(one)) ?? active[0];
  const severity: Severity =
    category === undefined ? 'green' : ORANGE.has(category) ? 'orange' : 'red';
  const shown = active.filter((one) => !ORANGE.has(one) || severity === 'orange');
  const spans = findings
    .filter((finding) => shown.includes(finding.category) && finding.end > finding.start)
    .map(({ start, end, category: of }) => ({ start, end, category: of }));
  return {
    isViolation: severity !== 'green',
    severity,
    category,
    reasons: [MESSAGES[severity], ...shown.slice(0, 3).map((one) => REASONS[one])],
    warnings: shown.flatMap((one) => WARNINGS[one] ?? []),
    suggestions: [],
    spans,
    confidence: CONFIDENCE[severity],
    score: scoreOf(weights, opinion),
    disclosure: disclosed(text, context, active),
    usedFallback: false,
  };
}

/** Long texts are judged on their head and tail: that is where something is hidden least. */
export function findingsIn(text: string, context: Context): Finding[] {
  if (text.length <= LONGEST) return findingsOf(text, context, 0);
  const tail = text.length - HALF;
  return [
    ...findingsOf(text.slice(0, HALF), context, 0),
    ...findingsOf(text.slice(tail), context, tail),
  ];
}

function findingsOf(text: string, context: Context, offset: number): Finding[] {
  const reading = read(text, vocabulary, context.language);
  const scene = { reading, around: surroundingsOf(reading), context };
  return DETECTORS.flatMap((detect) => detect(scene)).map((finding) => ({
    ...finding,
    start: finding.start + offset,
    end: finding.end + offset,
  }));
}

/** Overlapping findings are one piece of evidence; separate ones add up. */
export function weigh(findings: readonly Finding[]): Map<Category, number> {
  const weights = new Map<Category, number>();
  for (const category of CATEGORIES) {
    let end = -1;
    let sum = 0;
    let last = 0;
    const own = findings
      .filter((finding) => finding.category === category)
      .toSorted((one, two) => one.start - two.start || two.weight - one.weight);
    for (const finding of own) {
      if (finding.start >= end) {
        sum += finding.weight;
        last = finding.weight;
      } else if (finding.weight > last) {
        sum += finding.weight - last;
        last = finding.weight;
      }
      end = Math.max(end, finding.end);
    }
    if (sum > 0) weights.set(category, sum);
  }
  return weights;
}

function scoreOf(
  weights: ReadonlyMap<Category, number>,
  opinion: Readonly<Partial<Record<Category, number>>>,
): number {
  let innocent = 0.97;
  for (const category of CATEGORIES) {
    const weight = Math.min(weights.get(category) ?? 0, 3);
    const base = ORANGE.has(category) ? 0.45 : 0.2;
    if (weight > 0) innocent *= base ** weight;
    innocent *= 1 - 0.9 * Math.min(1, Math.max(0, opinion[category] ?? 0));
  }
  return Math.round((1 - innocent) * 1000) / 1000;
}

function disclosed(
  text: string,
  context: Context,
  active: readonly Category[],
): Verdict['disclosure'] {
  const tells =
    active.includes('safeguarding_disclosure') ||
    (active.includes('self_harm') && /\b(?:i|me|my|im)\b/i.test(text));
  if (!tells) return undefined;
  const reading = read(text.slice(0, LONGEST), vocabulary, context.language);
  return { imminent: find(imminent, reading).length > 0 };
}

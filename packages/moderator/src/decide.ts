import { concernsFor, concernsIn, leaningsOf } from './approach/approach.ts';
import { DETECTORS } from './detectors/index.ts';
import { imminent } from './detectors/safety/disclosure.ts';
import type { Finding } from './detectors/finding.ts';
import { isContactField } from './detectors/safety/personal.ts';
import { surroundingsOf } from './detectors/surroundings.ts';
import { ORANGE } from './combine.ts';
import { kinder } from './kinder.ts';
import { vocabulary } from './lexicon/classes.ts';
import { allRulesAreThere, find } from './pattern/rules.ts';
import type { Opinion } from './opinion.ts';
import { judgeEvidence } from './strength.ts';
import { speaksOfSelf, tellsOfLife } from './telling/telling.ts';
import { clearText } from './text/clear.ts';
import { isEnglish } from './text/english.ts';
import { read } from './text/reading.ts';
import {
  CATEGORIES,
  type Category,
  type Concern,
  type Context,
  type Language,
  type Severity,
  type Verdict,
} from './verdict.ts';
import { MESSAGES, REASONS, WARNINGS } from './words.ts';

// Everything that has rules stands in the imports above.
allRulesAreThere();

/** No field of the product is longer; whatever is, costs no more than this. */
const LONGEST = 6_000;
const HALF = 3_000;
/** A number, a time of day or opening hours. */
const NUMBER = /\d{3}|\d[:.]\d{2}|\d ?[ap]m\b/i;
/** So many words make a sentence. */
const SHORTEST = 4;
const CONFIDENCE = { red: 95, orange: 85, green: 80 } as const;

/** Judges a text. Pure: the same text, context and opinion always give the same verdict. */
export function judgeText(text: string, context: Context = {}, opinion?: Opinion): Verdict {
  const verdict = { ...judge(text, context, opinion), isEnglish: isEnglish(text, context) };
  const { category, spans } = verdict;
  if (category === undefined || verdict.warnings.length > 0) return verdict;
  const isFine = (other: string) => !judge(other, context, opinion).isViolation;
  return { ...verdict, suggestions: kinder(text, category, spans, isFine) };
}

function judge(text: string, context: Context, opinion?: Opinion): Omit<Verdict, 'isEnglish'> {
  const { findings, clear, language, isImminent, concerns } = findingsIn(text, context);
  const weights = weigh(findings);
  // A telephone number or a single word is no sentence: there only the rules know what is meant.
  const words = clear.split(' ').length;
  const isSentence = !isContactField(context) && words >= SHORTEST;
  const logits = isSentence ? opinion?.logits(text, clear, language) : undefined;
  const hasNumber = NUMBER.test(text);
  const { active, score } = judgeEvidence(weights, context, {
    language,
    words,
    hasNumber,
    excused: new Set(findings.flatMap((one) => (one.weight === 0 ? [one.category] : []))),
    ...(opinion && logits && { opinion: { logits, combination: opinion.combination } }),
  });
  const category = active.find((one) => !ORANGE.has(one)) ?? active[0];
  const severity: Severity =
    category === undefined ? 'green' : ORANGE.has(category) ? 'orange' : 'red';
  const shown = active.filter((one) => !ORANGE.has(one) || severity === 'orange');
  const spans = findings
    .filter(
      (finding) =>
        finding.weight > 0 && shown.includes(finding.category) && finding.end > finding.start,
    )
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
    score,
    disclosure: tells(text, active, language) ? { imminent: isImminent() } : undefined,
    concerns: concernsFor(context, {
      found: concerns,
      leanings: () => (logits ? leaningsOf(logits, hasNumber) : []),
    }),
    grooming: groomingIn(weights),
    usedFallback: false,
  };
}

/** Long texts are judged on their head and tail: that is where something is hidden least. */
export function findingsIn(text: string, context: Context): Found {
  if (text.length <= LONGEST) return findingsOf(text, context, 0);
  const tail = text.length - HALF;
  const first = findingsOf(text.slice(0, HALF), context, 0);
  const last = findingsOf(text.slice(tail), context, tail);
  return {
    findings: [...first.findings, ...last.findings],
    clear: `${first.clear} ${last.clear}`,
    language: first.language,
    isImminent: () => first.isImminent() || last.isImminent(),
    concerns: () => [...new Set([...first.concerns(), ...last.concerns()])],
  };
}

interface Found {
  findings: Finding[];
  /** The text without its disguises. */
  clear: string;
  language: Language;
  /** Whether somebody is in danger now. */
  isImminent: () => boolean;
  /** What of it a minor should not get from an adult unread. */
  concerns: () => Concern[];
}

function findingsOf(text: string, context: Context, offset: number): Found {
  const reading = read(text, vocabulary, context.language);
  const scene = { reading, around: surroundingsOf(reading), context };
  const findings = DETECTORS.flatMap((detect) => detect(scene)).map((finding) => ({
    ...finding,
    start: finding.start + offset,
    end: finding.end + offset,
  }));
  return {
    findings,
    clear: clearText(reading, vocabulary),
    language: reading.language,
    isImminent: () => tellsOfLife(reading) || find(imminent, reading).length > 0,
    concerns: () => concernsIn(reading, findings, context),
  };
}

/** Overlapping findings are one piece of evidence; separate ones add up. */
export function weigh(findings: readonly Finding[]): Map<Category, number> {
  const weights = new Map<Category, number>();
  for (const category of CATEGORIES) {
    let end = -1;
    let sum = 0;
    let last = 0;
    const own = findings
      .filter((finding) => finding.category === category && finding.weight > 0)
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

const MOST_GROOMING = 2;

/** How much a text alone speaks for grooming, by what was found in it. */
export const groomingIn = (weights: ReadonlyMap<Category, number>): number =>
  Math.min(weights.get('grooming') ?? 0, MOST_GROOMING);

/**
 * A child who speaks of harm to themselves tells of it. Of other languages than English little is
 * understood: there trouble with food counts as well, rather than being told off.
 */
const tells = (text: string, active: readonly Category[], language: Language) =>
  active.includes('safeguarding_disclosure') ||
  ((active.includes('self_harm') || (language !== 'en' && active.includes('eating_disorder'))) &&
    speaksOfSelf(text));

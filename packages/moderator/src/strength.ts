/** What follows from the evidence: which categories are acted on, and how sure that is. */
import { chanceOf, evidenceOf, likeliest, ORANGE } from './combine.ts';
import type { Logits, Opinion } from './opinion.ts';
import { CATEGORIES, type Category, type Context, type Language } from './verdict.ts';

/** What the rules find weighs; this much is enough. */
const ENOUGH = 1;
/** How much less sure one has to be where a mistake would cost a child more than a sentence. */
const CAUTION = 0.12;
const VERY_SURE = 0.98;
/** A few words alone say little: there they must be surer than usual. */
const FEW = 6;
const SURE = 0.9;
/** Below this all evidence together speaks against the one rule that spoke for it. */
const DOUBT = 0.2;
/**
 * Where a rule may be overruled. Never in what endangers a child, nor for plain swearing: there a
 * rule's word is the floor.
 */
const DOUBTED: ReadonlySet<Category> = new Set([
  'hate',
  'drugs_alcohol',
  'body_shaming',
  'exclusion_bullying',
  'insult',
  'coach_club_defamation',
  'scam_spam',
]);

export interface Judgement {
  /** What is acted on, the weightiest first. */
  active: readonly Category[];
  /** How likely it is that a person would object. */
  score: number;
}

const REDS = CATEGORIES.filter((category) => !ORANGE.has(category));
const ORANGES = CATEGORIES.filter((category) => ORANGE.has(category));
/** What an adult may write to a child with bad intent. */
const APPROACH: ReadonlySet<Category> = new Set(['grooming', 'sexual']);
/** What a young person may tell, or let slip, about themselves. */
const OWN_TROUBLE: ReadonlySet<Category> = new Set([
  'self_harm',
  'safeguarding_disclosure',
  'eating_disorder',
  'personal_information',
]);

function calls(category: Category, { author, audience }: Context): boolean {
  if (!author) return false;
  return author.ageBand === 'adult'
    ? APPROACH.has(category) && audience !== 'private'
    : OWN_TROUBLE.has(category);
}

interface Reading {
  language: Language;
  words: number;
  hasNumber: boolean;
  /** What the rules saw and found harmless: there the trained layers must be very sure. */
  excused: ReadonlySet<Category>;
  opinion?: { logits: Logits; combination: Opinion['combination'] };
}

export function judgeEvidence(
  weights: ReadonlyMap<Category, number>,
  context: Context,
  { language, words, hasNumber, excused, opinion }: Reading,
): Judgement {
  // Nobody needs a kinder word for what nobody else will read.
  const softens = context.audience !== 'private';
  const ruled = CATEGORIES.filter(
    (category) => (weights.get(category) ?? 0) >= ENOUGH && (softens || !ORANGE.has(category)),
  );
  if (!opinion) return { active: ruled, score: ruled.length > 0 ? 1 : 0 };
  const { logits, combination } = opinion;
  const evidence = evidenceOf(weights, logits);
  const red = chanceOf(evidence, combination.red);
  const orange = chanceOf(evidence, combination.orange);
  const doubts = language === 'en' && Math.max(red, orange) < DOUBT;
  const active = new Set(ruled.filter((one) => !(doubts && DOUBTED.has(one))));
  const needed = (seen: Category, usual: number) => {
    // The rules know what a number is and whose; the layers see only the words around it.
    if (seen === 'personal_information' && hasNumber) return Infinity;
    // They learned little of other languages.
    if (excused.has(seen) || language !== 'en') return VERY_SURE;
    if (words < FEW && !ORANGE.has(seen)) return Math.max(usual, SURE);
    return calls(seen, context) ? usual - CAUTION : usual;
  };
  if (![...active].some((one) => !ORANGE.has(one))) {
    const seen = likeliest(REDS, weights, logits);
    if (seen && red >= needed(seen, combination.redFrom)) active.add(seen);
  }
  if (active.size === 0 && softens) {
    const seen = likeliest(ORANGES, weights, logits);
    if (seen && orange >= needed(seen, combination.orangeFrom)) active.add(seen);
  }
  const score = Math.round(Math.max(red, orange) * 1000) / 1000;
  return { active: CATEGORIES.filter((one) => active.has(one)), score };
}

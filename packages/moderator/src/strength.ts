/** What follows from the evidence: which categories are acted on, and how sure that is. */
import { type Logits, chanceOf, evidenceOf, likeliest, ORANGE } from './combine.ts';
import type { Opinion } from './opinion.ts';
import { CATEGORIES, type Category, type Context, type Language } from './verdict.ts';

/** What the rules find weighs; this much is enough. */
const ENOUGH = 1;
/** How much less sure one has to be where a mistake would cost a child more than a sentence. */
const CAUTION = 0.12;
const VERY_SURE = 0.98;
/** A few words alone say little: there they must be surer than usual. */
const FEW = 6;
const SURE = { red: 0.9, orange: 0.6 } as const;
const CHILD_SAFETY = [
  'grooming',
  'sexual',
  'self_harm',
  'safeguarding_disclosure',
  'eating_disorder',
  'threat',
] as const satisfies readonly Category[];
const ENDANGERS: ReadonlySet<Category> = new Set(CHILD_SAFETY);
/** Two rules, or one that is as plain as two, are not overruled where a child may be in danger. */
const FIRM = 2;
/**
 * Below this all evidence together speaks against the one rule that spoke for it. Where a child may
 * be in danger it must speak loudly (of kept sentences so scored, none was a bad one); a
 * number, an address and plain swearing are what the rules say they are, so those are not here.
 */
const DOUBT: Partial<Record<Category, number>> = {
  hate: 0.2,
  drugs_alcohol: 0.2,
  body_shaming: 0.2,
  exclusion_bullying: 0.2,
  insult: 0.2,
  coach_club_defamation: 0.2,
  scam_spam: 0.2,
  ...Object.fromEntries(CHILD_SAFETY.map((category) => [category, 0.05])),
};

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
  const chance = Math.max(red, orange);
  const isDoubted = (one: Category) =>
    language === 'en' &&
    chance < (DOUBT[one] ?? 0) &&
    !(ENDANGERS.has(one) && (weights.get(one) ?? 0) >= FIRM);
  const active = new Set(ruled.filter((one) => !isDoubted(one)));
  // What is harmless beside one of these is so beside the other: a nude leotard is no approach.
  const isExcused = (seen: Category) =>
    excused.has(seen) || (APPROACH.has(seen) && [...APPROACH].some((one) => excused.has(one)));
  const needed = (seen: Category, usual: number) => {
    // The rules know what a number is and whose; the layers see only the words around it.
    if (seen === 'personal_information' && hasNumber) return Infinity;
    // They learned little of other languages, and nothing of their idioms.
    if (language !== 'en') return isExcused(seen) ? Infinity : VERY_SURE;
    if (isExcused(seen)) return VERY_SURE;
    if (words < FEW) return Math.max(usual, ORANGE.has(seen) ? SURE.orange : SURE.red);
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
  const score = Math.round(chance * 1000) / 1000;
  return { active: CATEGORIES.filter((one) => active.has(one)), score };
}

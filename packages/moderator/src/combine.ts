/**
 * What the rules found and what the two trained layers think, put together: one chance that the text
 * must not be published, one that it needs a kinder word. Fitted on texts that none of them has seen.
 */
import { OUTPUTS } from './classifier/outputs.ts';
import { CATEGORIES, type Category } from './verdict.ts';

/** What the trained layers say of each output, as logits; the encoder of English only. */
export interface Logits {
  classifier: readonly number[];
  encoder: readonly number[] | undefined;
}

export const ORANGE: ReadonlySet<Category> = new Set(['discouraging_self_talk', 'unkind_tone']);

export interface Combination {
  red: readonly number[];
  orange: readonly number[];
  /** From these chances on a text is not published, or asked to be kinder. */
  redFrom: number;
  orangeFrom: number;
}

const MOST_WEIGHT = 2;
const SUREST = 8;
const SCALE = 4;
const held = (logit: number) => Math.max(-SUREST, Math.min(SUREST, logit)) / SCALE;

const RED_OUTPUTS = OUTPUTS.flatMap((output, at) =>
  output === 'toxic' || ORANGE.has(output) ? [] : [at],
);
const most = (logits: readonly number[]) =>
  Math.max(...RED_OUTPUTS.map((at) => logits[at] ?? -SUREST / SCALE));

/** The last one is always 1: where a half lies. */
export function evidenceOf(weights: ReadonlyMap<Category, number>, logits: Logits): number[] {
  const classifier = logits.classifier.map(held);
  // Where the encoder cannot read the script, the other counts for both.
  const encoder = logits.encoder?.map(held) ?? classifier;
  const both = encoder.map((one, at) => one + (classifier[at] ?? 0));
  return [
    ...encoder,
    ...classifier,
    ...CATEGORIES.map((category) => Math.min(weights.get(category) ?? 0, MOST_WEIGHT)),
    most(encoder),
    most(classifier),
    most(both),
    1,
  ];
}

export const chanceOf = (evidence: readonly number[], factors: readonly number[]): number =>
  1 / (1 + Math.exp(-evidence.reduce((sum, one, at) => sum + one * (factors[at] ?? 0), 0)));

/** Which category the trained layers see most of, among some. */
export function likeliest(
  among: readonly Category[],
  weights: ReadonlyMap<Category, number>,
  logits: Logits,
): Category | undefined {
  const strength = (category: Category) => {
    const at = OUTPUTS.findIndex((output) => output === category);
    const classifier = logits.classifier[at] ?? -SUREST;
    return classifier + (logits.encoder?.[at] ?? classifier) + SCALE * (weights.get(category) ?? 0);
  };
  return among.toSorted((one, two) => strength(two) - strength(one))[0];
}

import type { Hit, RuleSet } from '../pattern/rules.ts';
import { find } from '../pattern/rules.ts';
import type { Reading } from '../text/reading.ts';
import type { Category, Context } from '../verdict.ts';
import type { Surroundings } from './surroundings.ts';

/** Something a detector saw. Weights of one category add up; 1 is enough to act on. */
export interface Finding {
  category: Category;
  start: number;
  end: number;
  /** 0 where the words are there but mean no harm: negated, told, an idiom. */
  weight: number;
}

/** Everything a detector may look at. */
export interface Scene {
  reading: Reading;
  around: Surroundings;
  context: Context;
}
export type Detector = (scene: Scene) => Finding[];

export interface Allowances {
  /** "not stupid": a no before the words takes them back. */
  negation?: boolean;
  /** "she called me an idiot", "saying 'x' is not ok". */
  reported?: boolean;
  /** The whole text speaks against such words. */
  counter?: boolean;
  /** The text tells what to do when such things happen: for what must not be excused by less. */
  advice?: boolean;
  /** Words about the writer belong to another detector. */
  self?: boolean;
  /** Phrases that make a hit harmless when they cover it. */
  harmless?: RuleSet;
}

/** A detector made of phrases and of the contexts in which they hurt nobody. */
export const detector =
  (category: Category, phrases: RuleSet, allow: Allowances = {}): Detector =>
  ({ reading, around }) => {
    const harmless = allow.harmless ? find(allow.harmless, reading) : [];
    const isExcused = (hit: Hit): boolean =>
      Boolean(
        (allow.negation && around.isNegated(hit)) ||
        (allow.reported && around.isReported(hit)) ||
        (allow.counter && around.isCountered(hit)) ||
        (allow.advice && around.isAdvised(hit)) ||
        (allow.self && around.isSelf(hit)),
      ) || harmless.some((cover) => overlaps(cover, hit));
    const finding = ({ start, end }: Hit, weight: number): Finding => ({
      category,
      start,
      end,
      weight,
    });
    return [
      ...find(phrases, reading).map((hit) => finding(hit, isExcused(hit) ? 0 : hit.weight)),
      // An idiom is known to be harmless also where no phrase has taken it for harm.
      ...harmless.map((cover) => finding(cover, 0)),
    ];
  };

const overlaps = (one: Hit, two: Hit) => one.from < two.to && two.from < one.to;

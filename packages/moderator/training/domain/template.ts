import vocabulary from './vocabulary.json' with { type: 'json' };

/** The words that fill the slots of the templates: `{app}` is one of `app`, and so on. */
const VOCABULARY: Readonly<Record<string, readonly string[]>> = vocabulary;

/** Seeded, so that the same seed gives the same rows on every machine. */
export type Chance = () => number;
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const pick = <T>(chance: Chance, list: readonly T[]): T => {
  const chosen = list[Math.floor(chance() * list.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from');
  return chosen;
};

const CHOICE = /\[([^[\]]*)\]/;
const SLOT = /\{(\w+)\}/;

/** `[a|b]` becomes a or b, `{slot}` a word of the vocabulary, inside out until nothing is left. */
export const fill = (template: string, chance: Chance): string => {
  let text = template;
  while (CHOICE.test(text)) {
    text = text.replace(CHOICE, (_, options: string) => pick(chance, options.split('|')));
  }
  while (SLOT.test(text)) {
    text = text.replace(SLOT, (_, slot: string) => {
      const words = VOCABULARY[slot];
      if (!words) throw new Error(`No words for {${slot}}`);
      return pick(chance, words);
    });
  }
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,?!])/g, '$1')
    .trim();
};

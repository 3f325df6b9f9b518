import { readFileSync } from 'node:fs';

/** The languages beside English in which danger is heard. */
export const TELLING_LANGUAGES = ['de', 'fr', 'es', 'it', 'bg', 'uk', 'ru'] as const;

export const TELLING_PARTS = ['open', 'held-out', 'apart'] as const;
export type TellingPart = (typeof TELLING_PARTS)[number];

/** A sentence of a child or a teenager, and whether it tells of danger. */
export interface ToldSentence {
  text: string;
  isTold: boolean;
  /**
   * Phrases were written with `open` ones in view. `held-out` ones only judge them; `apart` ones do,
   * too, and were written by a writer who had seen neither phrases nor other sentences.
   */
  part: TellingPart;
}

export const toldSentences = (language: (typeof TELLING_LANGUAGES)[number]): ToldSentence[] =>
  readFileSync(new URL(`telling/${language}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [label, part, text = ''] = line.split('\t');
      return {
        text,
        isTold: label === 'tell',
        part: TELLING_PARTS.find((one) => one === part) ?? 'open',
      };
    });

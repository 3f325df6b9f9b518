import { eld } from 'eld/extrasmall';
import { vocabulary } from '../lexicon/classes.ts';
import type { Context } from '../verdict.ts';
import { read } from './reading.ts';

/** Fewer words look like many languages at once: “No!”, “Super”, “Oh la la”. */
const SHORTEST = 3;
/** A sentence inside a text has to be longer, because a name or a title can stand alone. */
const SHORTEST_SENTENCE = 5;
/** How much more it has to look like another language than like English. */
const MARGIN = 0.05;
/** Three letters of another script in a row, which no smiley of signs has. */
const OTHER_SCRIPT = /[\p{L}--\p{Script=Latin}]{3}/v;
const SENTENCE_END = /[.!?\n]+/u;

const lengthOf = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;

function looksForeign(text: string): boolean {
  const found = eld.detect(text);
  if (found.language === '' || found.language === 'en') return false;
  const { [found.language]: best = 0, en = 0 } = found.getScores();
  return best - en >= MARGIN;
}

/** Whether a text, and every longer sentence in it, is in the language that the rules know best. */
export function isEnglish(text: string, { language }: Context): boolean {
  if (OTHER_SCRIPT.test(text)) return false;
  if (lengthOf(text) < SHORTEST) {
    return (language ?? read(text, vocabulary).language) === 'en';
  }
  return ![
    text,
    ...text.split(SENTENCE_END).filter((part) => lengthOf(part) >= SHORTEST_SENTENCE),
  ].some(looksForeign);
}

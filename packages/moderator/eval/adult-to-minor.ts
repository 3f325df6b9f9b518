import { readFileSync, readdirSync } from 'node:fs';

/** A sentence of an adult to a child, and whether a person has to read it first. */
export interface AdultsSentence {
  text: string;
  /** What it is about; a harmless one shares words with those that are held. */
  about: string;
  isToHold: boolean;
  /** Rules were written with `open` ones in view; `kept` ones only judge them. */
  part: 'open' | 'kept';
}

const FOLDER = new URL('adult-to-minor/', import.meta.url);

const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  return hash >>> 8;
};

/** A third is kept away; the letters of the sentence decide which. */
const partOf = (text: string): AdultsSentence['part'] => (hashOf(text) % 3 === 0 ? 'kept' : 'open');

export const adultsSentences = (): AdultsSentence[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [label, text = ''] = line.split('\t');
          const about = name.replace('.tsv', '');
          return { text, about, isToHold: label === 'hold', part: partOf(text) };
        }),
    );

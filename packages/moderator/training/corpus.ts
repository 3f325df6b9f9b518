import { readFileSync, readdirSync } from 'node:fs';

/** A sentence of the corpus. */
export interface Line {
  /** The file of the corpus, `languages/de.tsv` say. */
  file: string;
  label: 'red' | 'orange' | 'green';
  category: string;
  text: string;
  /** To learn from, to fit what is put together, or to judge all of it. */
  part: 'train' | 'fit' | 'judge';
}

const FOLDER = new URL('corpus/', import.meta.url);

const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  return hash >>> 8;
};

/** Written after the last training, to judge it: never trained on. */
const PROBE = 'probe/';

/** Every sixth is kept from training, a third of those from everything; their letters decide which. */
const partOf = (file: string, text: string): Line['part'] => {
  if (file.startsWith(PROBE)) return 'judge';
  if (hashOf(text) % 6 !== 0) return 'train';
  return hashOf(`judge ${text}`) % 3 === 0 ? 'judge' : 'fit';
};

export const corpusLines = (): Line[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [label, category = '', text = ''] = line.split('\t');
          return {
            file: name,
            label: label as Line['label'],
            category,
            text,
            part: partOf(name, text),
          };
        }),
    );

/**
 * What the classifier sees of a text: hashed words, neighbours of words and stretches of letters.
 * Training imports this very file, so what is learned and what is read later cannot drift apart;
 * a change here makes the weights in `weights/` void and they have to be trained again.
 */
import { fold } from './fold.ts';

export const BUCKET_BITS = 18;
const BUCKETS_MASK = 2 ** BUCKET_BITS - 1;
const SHORTEST_GRAM = 2;
const LONGEST_GRAM = 5;
const LONGEST_WORD = 40;
const BOUNDARY = 0x20;
/** A run of this many letters standing alone is one word in disguise ("b a l l"). */
const SPELLED_OUT = 3;

export interface Features {
  /** Buckets of words, pairs, triples and pairs with a gap. */
  words: number[];
  /** Buckets of two to five letters in a row inside one word. */
  grams: number[];
}

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const mixByte = (hash: number, byte: number) => Math.imul(hash ^ byte, FNV_PRIME);

/** FNV-1a over the UTF-8 of one code point. */
const mix = (hash: number, point: number): number => {
  if (point < 0x80) return mixByte(hash, point);
  if (point < 0x800) return mixByte(mixByte(hash, 0xc0 | (point >> 6)), 0x80 | (point & 63));
  const tail = (start: number) =>
    mixByte(mixByte(start, 0x80 | ((point >> 6) & 63)), 0x80 | (point & 63));
  if (point < 0x10000) return tail(mixByte(hash, 0xe0 | (point >> 12)));
  return tail(mixByte(mixByte(hash, 0xf0 | (point >> 18)), 0x80 | ((point >> 12) & 63)));
};

const mixWord = (hash: number, word: string): number => {
  let mixed = hash;
  for (const letter of word) mixed = mix(mixed, letter.codePointAt(0) ?? 0);
  return mixed;
};

/** The upper bits are folded in, because the low bits alone of FNV-1a are the weaker ones. */
const bucket = (hash: number) => (hash ^ (hash >>> BUCKET_BITS)) & BUCKETS_MASK;

// Each kind of feature starts from its own byte, so that a word and a gram never share by design.
const [WORD, PAIR, TRIPLE, GAP, GRAM] = [1, 2, 3, 4, 5].map((kind) => mixByte(FNV_START, kind)) as [
  number,
  number,
  number,
  number,
  number,
];

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}]+)*|[!?@#*$£€]|[^\s\p{L}\p{M}\p{N}\p{P}]/gu;
const WORDLIKE = /^[\p{L}\p{M}\p{N}]/u;
const DIGITS = /^\p{N}+$/u;

/** Numbers count by their length: which number it is says nothing, that it is long may. */
const tokenise = (text: string): string[] =>
  (text.match(TOKEN) ?? []).map((token) =>
    DIGITS.test(token) && token.length > 1
      ? `#${Math.min(token.length, 12)}`
      : token.replaceAll(/['’`]/g, '').slice(0, LONGEST_WORD),
  );

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};
const unleet = (chunk: string) =>
  chunk.replaceAll(/[0134578@$!|+]/g, (sign) => LEET[sign] ?? sign).replaceAll(/[^\p{L}]/gu, '');
const LEET_CHUNK = /^(?=.*[a-z])(?=.*[0134578@$!|+]).{2,24}$/u;

/** Words that are there only for the reader's eye: "l0ser", "s p l i t". */
const disguised = (text: string, tokens: readonly string[]): string[] => {
  const found: string[] = [];
  for (const chunk of text.split(/\s+/u)) {
    if (chunk.length > LONGEST_WORD) continue;
    const core = chunk.replace(/^["'(]+/u, '').replace(/[.,!?:;)"']+$/u, '');
    if (LEET_CHUNK.test(core)) found.push(unleet(core));
  }
  let run = '';
  for (const token of [...tokens, '']) {
    if (token.length === 1 && (WORDLIKE.test(token) || token in LEET)) run += token;
    else {
      if (run.length >= SPELLED_OUT) found.push(unleet(run));
      run = '';
    }
  }
  return found.filter((word) => word.length > 1).map((word) => word.slice(0, LONGEST_WORD));
};

const addGrams = (word: string, grams: number[]) => {
  if (!WORDLIKE.test(word)) return;
  const points = [BOUNDARY, ...Array.from(word, (letter) => letter.codePointAt(0) ?? 0), BOUNDARY];
  for (let start = 0; start < points.length - 1; start += 1) {
    let hash = GRAM;
    const end = Math.min(points.length, start + LONGEST_GRAM);
    for (let at = start; at < end; at += 1) {
      hash = mix(hash, points[at] ?? BOUNDARY);
      if (at - start + 1 >= SHORTEST_GRAM) grams.push(bucket(hash));
    }
  }
};

/** Every text gives features, however odd; the work grows with the length up to a fixed bound. */
export const featuresOf = (raw: string): Features => {
  const text = fold(raw);
  const tokens = tokenise(text);
  const words: number[] = [];
  const grams: number[] = [];
  tokens.forEach((token, at) => {
    words.push(bucket(mixWord(WORD, token)));
    const next = tokens[at + 1];
    const afterNext = tokens[at + 2];
    if (next !== undefined) {
      const pair = mix(mixWord(PAIR, token), BOUNDARY);
      words.push(bucket(mixWord(pair, next)));
    }
    if (next !== undefined && afterNext !== undefined) {
      const triple = mix(mixWord(mix(mixWord(TRIPLE, token), BOUNDARY), next), BOUNDARY);
      words.push(bucket(mixWord(triple, afterNext)));
      words.push(bucket(mixWord(mix(mixWord(GAP, token), BOUNDARY), afterNext)));
    }
    addGrams(token, grams);
  });
  for (const word of disguised(text, tokens)) {
    words.push(bucket(mixWord(WORD, word)));
    addGrams(word, grams);
  }
  return { words, grams };
};

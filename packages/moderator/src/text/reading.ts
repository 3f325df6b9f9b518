import type { Language } from '../verdict.ts';
import { readCharacters, type Char } from './characters/characters.ts';
import { digitRuns, type DigitRun } from './characters/digits.ts';
import type { Vocabulary } from './forms.ts';
import { rejoin } from './joined.ts';
import { guessLanguage } from './language.ts';
import { piecesOf, tokenOf, type Token } from './tokens.ts';

/** A text as the detectors see it. Every token and run knows its place in the original. */
export interface Reading {
  original: string;
  /** The characters joined: plain, lower case, without invisible signs. */
  plain: string;
  chars: readonly Char[];
  tokens: readonly Token[];
  /** Every form of every token. */
  words: ReadonlySet<string>;
  digits: readonly DigitRun[];
  language: Language;
}

export function read(original: string, vocabulary: Vocabulary, language?: Language): Reading {
  const chars = readCharacters(original);
  const tokens = rejoin(piecesOf(chars), vocabulary).flatMap((piece) =>
    tokenOf(piece.chars.map(({ text }) => text).join(''), piece, vocabulary),
  );
  return {
    original,
    plain: chars.map(({ text }) => text).join(''),
    chars,
    tokens,
    words: new Set(tokens.flatMap((token) => [...token.forms])),
    digits: digitRuns(chars),
    language: language ?? guessLanguage(original, tokens),
  };
}

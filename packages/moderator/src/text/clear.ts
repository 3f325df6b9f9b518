import type { Vocabulary } from './forms.ts';
import type { Reading } from './reading.ts';
import { TEXTSPEAK } from './textspeak.ts';
import type { Token } from './tokens.ts';

const MARKS = /[.,!?;:"“”()]/gu;
/** Of single letters only these two: the rest may be an initial, a grade or a mark. */
const SHORT = /^(?:[ur]|\p{L}{2,})$/u;
const PLAIN = /^\p{L}+$/u;

/**
 * The text as it would look without disguises: words for letters set apart, for digits that stand
 * for letters, for textspeak and for pictures, and of everything between them the punctuation.
 */
export function clearText({ original, tokens }: Reading, vocabulary: Vocabulary): string {
  let clear = '';
  let end = 0;
  for (const token of tokens) {
    const between = token.start > end ? original.slice(end, token.start) : '';
    clear += (between.match(MARKS) ?? []).slice(0, 3).join('') + ' ' + wordOf(token, vocabulary);
    end = Math.max(end, token.end);
  }
  return (clear + (original.slice(end).match(MARKS) ?? []).slice(0, 3).join('')).trim();
}

/** Pictures without a name of their own say nothing. */
function pictured(forms: readonly string[]): string {
  const name = forms.find((form) => !form.startsWith('[')) ?? '';
  if (name === 'emoji') return '';
  return forms.includes('blackpeople') ? `black ${name}` : name;
}

/** The written word where it is one; else the guess that the rules know best. */
function wordOf({ written, forms, isEmoji, isNumber }: Token, vocabulary: Vocabulary): string {
  const guesses = Array.from(forms);
  if (isEmoji) return pictured(guesses);
  const short = SHORT.test(written) ? TEXTSPEAK.get(written) : undefined;
  if (short) return short;
  if (isNumber && !PLAIN.test(written)) {
    return guesses.find((form) => form !== written && vocabulary.isStrong(form)) ?? written;
  }
  if (PLAIN.test(written) && (vocabulary.has(written) || forms.size === 1)) return written;
  const known = (is: (word: string) => boolean) =>
    guesses.find((form) => form !== written && is(form));
  const meant =
    known(vocabulary.isStrong) ?? (PLAIN.test(written) ? undefined : known(vocabulary.has));
  return meant ?? written;
}

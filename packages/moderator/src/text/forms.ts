import { lemmas } from './lemma.ts';
import { TEXTSPEAK } from './textspeak.ts';

/** The words that the rules know: disguises are only undone towards them. */
export interface Vocabulary {
  /** Any word in any rule. */
  has: (word: string) => boolean;
  /** Words that are bad by themselves: worth undoing a disguise for. */
  isStrong: (word: string) => boolean;
  /** Strong words by their spelling without doubled letters. */
  bySqueezed: (key: string) => readonly string[];
  strongOfLength: (length: number) => readonly string[];
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '£': 'l',
  '¡': 'i',
  '(': 'c',
};
const HAS_LETTER = /[a-z]/;
/** Scores, ages, sizes, times, classes: "u12", "6m", "7pm", "5b", "60cm", "3rd", "100k". */
const MEASURE = /^[a-z]?\d+[a-z]{0,3}$/;

export const squeeze = (word: string) => word.replaceAll(/(.)\1+/g, '$1');

/** Every word that a written token may stand for, the written one first. */
export function formsOf(written: string, vocabulary: Vocabulary): Set<string> {
  const forms = new Set([written]);
  for (const guess of [...unmasked(written, vocabulary), ...unleeted(written, vocabulary)])
    forms.add(guess);
  for (const form of Array.from(forms))
    for (const guess of unstretched(form, vocabulary)) forms.add(guess);
  for (const form of Array.from(forms)) {
    const meant = TEXTSPEAK.get(form);
    if (meant) forms.add(meant);
  }
  for (const form of Array.from(forms)) for (const lemma of lemmas(form)) forms.add(lemma);
  return forms;
}

function unleeted(written: string, vocabulary: Vocabulary): string[] {
  let hasDigit = false;
  let read = '';
  for (const char of written) {
    const letter = LEET[char];
    if (letter) hasDigit = true;
    read += letter ?? char;
  }
  if (!hasDigit) return [];
  const other = Array.from(written)
    .map((char) => ('1!|'.includes(char) ? 'l' : (LEET[char] ?? char)))
    .join('');
  const guesses = [read, other, mixed(written, vocabulary)].filter((guess) => guess !== undefined);
  const isPlainNumber = !HAS_LETTER.test(written) && !/[@$]/.test(written);
  if (isPlainNumber) return [];
  if (!MEASURE.test(written)) return guesses;
  const isInside = /^[a-z]\d+[a-z]+$|^\d[a-z]{3}$/.test(written);
  return guesses.filter(
    (guess) =>
      guess.length > 2 && (vocabulary.isStrong(guess) || (isInside && vocabulary.has(guess))),
  );
}

/** "1" may be an i here and an l there: "k1l1" and the like, tried on short words only. */
function mixed(written: string, vocabulary: Vocabulary): string | undefined {
  const places = Array.from(written).flatMap((char, at) => ('1!|'.includes(char) ? [at] : []));
  if (places.length < 2 || places.length > 4) return undefined;
  for (let choice = 0; choice < 1 << places.length; choice += 1) {
    const guess = Array.from(written)
      .map((char, at) => {
        const place = places.indexOf(at);
        if (place >= 0) return (choice >> place) & 1 ? 'l' : 'i';
        return LEET[char] ?? char;
      })
      .join('');
    if (vocabulary.has(guess)) return guess;
  }
  return undefined;
}

/** "stuuupid", "fuuck": towards a word that is known; a doubled letter alone proves little. */
function unstretched(form: string, vocabulary: Vocabulary): string[] {
  if (!/(.)\1/.test(form) || vocabulary.has(form)) return [];
  const isLong = /(.)\1\1/.test(form);
  const known = vocabulary.bySqueezed(squeeze(form));
  if (isLong) {
    const guesses = [form.replaceAll(/(.)\1\1+/g, '$1$1'), form.replaceAll(/(.)\1\1+/g, '$1')];
    return [...guesses, ...known];
  }
  return /([uia])\1/.test(form) || /(.)\1.*(.)\2/.test(form)
    ? known.filter((word) => word.length > 3 && vocabulary.isStrong(word))
    : [];
}

/** "f**k", "sh*t", "b#tch": stars stand for letters. */
function unmasked(written: string, vocabulary: Vocabulary): readonly string[] {
  if (!/[*#_%]/.test(written) || written.length < 3) return [];
  const letters = written.replaceAll(/[^a-z]/g, '');
  if (letters.length < 2) return [];
  const same = vocabulary
    .strongOfLength(written.length)
    .filter((word) =>
      Array.from(written).every((char, at) => '*#_%'.includes(char) || char === word[at]),
    );
  return vocabulary.isStrong(letters) ? [letters, ...same] : same;
}

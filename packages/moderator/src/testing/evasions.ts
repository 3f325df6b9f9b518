/** Disguises that people use, each a function from the plain text. For tests and measurements only. */
const letters = (text: string, change: (letter: string, at: number) => string) =>
  Array.from(text, (letter, at) => (/[a-z]/i.test(letter) ? change(letter, at) : letter)).join('');
const words = (text: string, change: (word: string) => string) =>
  text.replaceAll(/[a-z]{4,}/gi, (word) => change(word));
const swap = (from: string, to: string) => (text: string) =>
  letters(text, (letter) => Array.from(to)[from.indexOf(letter.toLowerCase())] ?? letter);
const SPEAK: Readonly<Record<string, string>> = {
  you: 'u',
  are: 'r',
  your: 'ur',
  please: 'plz',
  for: '4',
  send: 'snd',
  what: 'wat',
  "you're": 'ur',
  yourself: 'urself',
};

export const EVASIONS: Readonly<Record<string, (text: string) => string>> = {
  leet: swap('aeio', '4310'),
  spacing: (text) => words(text, (word) => Array.from(word).join(' ')).replaceAll(' ', ' '),
  dots: (text) => words(text, (word) => Array.from(word).join('.')),
  zeroWidth: (text) => letters(text, (letter) => `${letter}\u200b`),
  homoglyphs: swap('aeopcx', 'аеорсх'),
  case: (text) =>
    letters(text, (letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase())),
  repeats: (text) => words(text, (word) => word.replace(/[aeiou]/, '$&$&$&$&')),
  fullwidth: (text) =>
    letters(text, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  circled: (text) =>
    letters(text.toLowerCase(), (letter) =>
      String.fromCodePoint(0x24d0 + (letter.codePointAt(0) ?? 97) - 97),
    ),
  punctuation: (text) => words(text, (word) => `${word.slice(0, 2)}-${word.slice(2)}`),
  textspeak: (text) => text.replaceAll(/[a-z']+/gi, (word) => SPEAK[word.toLowerCase()] ?? word),
  emoji: (text) =>
    `😀 ${text
      .replaceAll(/\bpig\b/gi, '🐷')
      .replaceAll(/\bclown\b/gi, '🤡')
      .replaceAll(/\bknife\b/gi, '🔪')} 😂`,
};

/** Plainly red texts that every disguise is tried on. */
export const RED_PACK: readonly string[] = [
  'you are a stupid idiot',
  'you are such a pathetic loser',
  'go kill yourself',
  'shut up you fat pig',
  'you are a clown and a pig',
  'what the fuck was that',
  'this is bullshit',
  'you look like a fat whale',
  'send nudes',
  'you look so sexy in that leotard',
  'watch porn with me',
  'who has cocaine for the party',
  'i want to kill myself',
  'i will smash your face',
  'you ugly bitch',
  'she is a worthless retard',
  'my coach is a lying bastard',
  'skip lunch and dinner to lose weight',
  'nobody likes you loser',
  'our little secret do not tell your parents',
];

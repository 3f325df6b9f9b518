/**
 * Phrases of other languages, written as those of the rules are, over folded words:
 *   vater|papa   one of these words           schlag*   a word that starts so
 *   x?           may be left out              ~3        up to three words, within the sentence
 *   !x|y         here no such word follows    zu_hause  words that belong together
 *   {NAME}       the piece of that name
 * They are kept apart from the rules: the rules learn their words to undo disguises of English, and
 * short foreign words would be found in it.
 */
export type Pieces = Readonly<Record<string, string>>;

const PIECE = /\{(\w+)\}/g;
const WORD = '[^ .]';
const LATIN_APOSTROPHE = /(?<=\p{Script=Latin})['’‘`´ʼ](?=\p{Script=Latin})/gu;
const APOSTROPHE = /['’‘`´ʼ]/g;
const ACCENT = /\p{M}/gu;
const SENTENCE_END = /[.!?…;\n\r]+(?=\s|$)/g;
const OTHER = /[^\p{L}\p{N}.]+/gu;
const INNER_STOP = /(?<! )\.|\.(?! )/g;

/** Without accents and apostrophes, each word between spaces and a full stop between sentences. */
export function folded(plain: string): string {
  const words = plain
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENT, '')
    .replaceAll('ß', 'ss')
    .replaceAll(LATIN_APOSTROPHE, ' ')
    .replaceAll(APOSTROPHE, '')
    .replaceAll(SENTENCE_END, ' . ')
    .replaceAll(OTHER, ' ')
    .replaceAll(INNER_STOP, ' ');
  return ` ${words.trim().replaceAll(/ +/g, ' ')} `;
}

function filled(phrase: string, pieces: Pieces): string {
  return phrase.replaceAll(PIECE, (_, name: string) => {
    const piece = pieces[name];
    if (piece === undefined) throw new Error(`No piece called ${name} for: ${phrase}`);
    return filled(piece, pieces);
  });
}

const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENT, '')
    .replaceAll('ß', 'ss')
    .replaceAll(APOSTROPHE, '')
    .replaceAll('_', ' ')
    .replaceAll('*', `${WORD}*`);

/** One place of a phrase, each word with the space behind it: no gap grows beyond its number. */
function placeOf(part: string): string {
  if (part.startsWith('~')) return `(?:${WORD}+ ){0,${part.slice(1)}}?`;
  const words = part
    .replace(/^!|\?$/g, '')
    .split('|')
    .map(plainWord);
  const either = `(?:${words.join('|')}) `;
  if (part.startsWith('!')) return `(?!${either})`;
  return part.endsWith('?') ? `(?:${either})?` : either;
}

/** All phrases as one expression, for texts that are folded. */
export function expressionOf(phrases: readonly string[], pieces: Pieces, flags = ''): RegExp {
  const ways = phrases.map((phrase) =>
    filled(phrase, pieces).split(' ').filter(Boolean).map(placeOf).join(''),
  );
  return new RegExp(`(?<= )(?:${ways.join('|')})`, flags);
}

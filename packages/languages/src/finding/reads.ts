const CODE =
  /^'|[{}[\]();=]{2}|[[\]]|^(?:\W*(?:\.|#|@|--)|\/)|^[a-z-]+:[a-z/]|rem\)|-\(--|(?:^| )z-\d|U\+\d|^x[A-Z]/u;
/** Lower case with the signs of class names, addresses or keys. */
const NAMES = /^[a-z0-9_:/.[\]-]+(?: [a-z0-9_:/.[\]&>()%!-]+)*$/u;
const SIGNS = /[-_:/[\]&>()%]|\p{L}\d|\d\p{L}/u;
const LABEL = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:\.{3}|[.!?…:, ])?$/u;
/** One word beside a letter or a number: “A gymnast”, “Under 13”, “4 weeks”. */
const PHRASE = /^(?:[A-Z][a-z]*(?: (?:[a-z]+|\d+))+|\d+ [a-z]{3,})$/u;
/** Read out after what stands before it: “, verified”. */
const ADDITION = /^, \p{Ll}{2,}$/u;
const WORD = /\p{L}{2,}/gu;
/** Names of keys on a keyboard, of typefaces and of parts of the web, which look like words. */
const NAMES_OF_THINGS = new Set([
  'Backspace',
  'Control',
  'Escape',
  'Meta',
  'Onest Variable',
  'Shift',
  'moveend zoomend resize',
  'tbody tr',
]);

/** Whether a text is for people: two words with a space between them, or one that begins like a label. */
export function reads(text: string): boolean {
  const words = text.match(WORD) ?? [];
  if (CODE.test(text) || NAMES_OF_THINGS.has(text)) return false;
  if (LABEL.test(text) || ADDITION.test(text)) return true;
  if (words.length === 1 && PHRASE.test(text)) return true;
  return words.length > 1 && text.includes(' ') && !(NAMES.test(text) && SIGNS.test(text));
}

/** Whether a text that is shown has words at all. */
export const isShown = (text: string): boolean => /\p{L}{2,}/u.test(text) && !CODE.test(text);

/** As JSX reads the text between tags: lines are joined, and what only indents is gone. */
export function cleanText(raw: string): string {
  const lines = raw.split('\n');
  return lines
    .map((line, index) => {
      let text = line.replaceAll('\t', ' ');
      if (index > 0) text = text.trimStart();
      if (index < lines.length - 1) text = text.trimEnd();
      return text;
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** So many words make a sentence; fewer are a label. */
const SHORTEST = 4;
const CHOICES = /\{\w+, (?:plural|select),[^{}]*\{(?<first>[^{}]*)\}[^]*?\}\}/gu;
const SENTENCE_ENDS = /[.!?:;]+\s|[\n•]|[.!?:;]$/u;

/** As English counts them, near enough: groups of vowels without silent endings. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/gu, '');
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^aeiou]ed|[^laeiouy]e)$/u, '')
    .replace(/^y/u, '');
  return spoken.match(/[aeiouy]{1,2}/gu)?.length ?? 1;
}

/** A message as somebody reads it: the first of its choices, a name for each value. */
const asRead = (message: string): string =>
  message
    .replaceAll(CHOICES, '$<first>')
    .replaceAll(/\{[^}]*\}/gu, 'Anna')
    .replaceAll(/<\/?\d+\/?>/gu, '');

/** The school grade that English messages together ask for, by the formula of Flesch and Kincaid. */
export function readingGrade(messages: readonly string[]): number {
  const sentences = messages
    .flatMap((message) => asRead(message).split(SENTENCE_ENDS))
    .map((sentence) => sentence.match(/[\p{L}’'-]+/gu) ?? [])
    .filter((words) => words.length >= SHORTEST);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** One spelling for names that people write in several ways: St. Alban's, Saint Albans, st albans. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’‘`.]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\bsaint\b/g, 'st');
}

/** Whether one letter more, less, other or two letters exchanged turns one into the other. */
export function isOneSlipApart(one: string, two: string): boolean {
  if (one.length > two.length) return isOneSlipApart(two, one);
  if (two.length - one.length > 1 || one === two) return false;
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  if (one.length < two.length) return one.slice(at) === two.slice(at + 1);
  if (one.slice(at + 1) === two.slice(at + 1)) return true;
  return (
    one[at] === two[at + 1] && one[at + 1] === two[at] && one.slice(at + 2) === two.slice(at + 2)
  );
}

/** The word with each of its letters left out in turn. */
export function shortenings(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

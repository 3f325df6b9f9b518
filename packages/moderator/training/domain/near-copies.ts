/**
 * The written cases judge the moderator, so no generated row may be one of them in other clothes:
 * a row that holds half of the word pairs of a case is thrown away.
 */
const SHARE_THAT_IS_A_COPY = 0.5;
const FEWEST_PAIRS = 3;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const pairsOf = (words: readonly string[]) =>
  new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));

export const nearCopyOf = (cases: readonly string[]): ((text: string) => boolean) => {
  const exact = new Set(cases.map((one) => wordsOf(one).join(' ')));
  const long = cases.map((one) => pairsOf(wordsOf(one))).filter(({ size }) => size >= FEWEST_PAIRS);
  const holders = new Map<string, number[]>();
  long.forEach((pairs, at) => {
    for (const pair of pairs) holders.set(pair, [...(holders.get(pair) ?? []), at]);
  });
  return (text) => {
    const words = wordsOf(text);
    if (exact.has(words.join(' '))) return true;
    const shared = new Map<number, number>();
    for (const pair of pairsOf(words)) {
      for (const at of holders.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    return [...shared].some(([at, count]) => count / (long[at]?.size ?? 1) >= SHARE_THAT_IS_A_COPY);
  };
};

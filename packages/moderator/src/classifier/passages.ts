import { LONGEST_TEXT } from './fold.ts';

const SENTENCE_END = /(?<=[.!?…\n])\s+/u;
const SHORTEST_PASSAGE = 8;
const LONG_SENTENCE_WORDS = 32;
const WINDOW_WORDS = 24;
const WINDOW_STEP = 12;

/** Children write without full stops: a sentence without an end is read in overlapping windows. */
const windows = (sentence: string): string[] => {
  const words = sentence.split(/\s+/u);
  if (words.length <= LONG_SENTENCE_WORDS) return [sentence];
  const found: string[] = [];
  for (let start = 0; start < words.length - WINDOW_STEP; start += WINDOW_STEP) {
    found.push(words.slice(start, start + WINDOW_WORDS).join(' '));
  }
  return found;
};

/**
 * The whole text and, if it has several sentences, each of them: one cruel line between two
 * friendly ones would otherwise be outvoted.
 */
export const passagesOf = (raw: string): string[] => {
  const text = raw.slice(0, LONGEST_TEXT);
  const parts = text.split(SENTENCE_END).flatMap(windows);
  if (parts.length < 2) return [text];
  return [text, ...parts.filter((part) => part.length >= SHORTEST_PASSAGE)];
};

import type { Category, Span } from './verdict.ts';
import { TEMPLATES } from './words.ts';

/** Kinder words: the text without what hurts where that still says something, else a phrase of ours. */
export function kinder(
  text: string,
  category: Category,
  spans: readonly Span[],
  isFine: (text: string) => boolean,
): string[] {
  const shorter = spans.every((span) => canGo(text, span)) ? withoutSpans(text, spans) : '';
  const template = TEMPLATES[category];
  const offers = [...(says(shorter) ? [shorter] : []), ...(template ? [template] : [])];
  return offers.filter((offer) => isFine(offer)).slice(0, 2);
}

const DESCRIBES = /(?:ing|[a-z]y|ish|ed|less|damn)$/i;
const STARTS = /(?:^|[.!?,;:\n])\s*$/;
const ENDS = /^\s*(?:$|[.!?,;:\n])/;

/** A word that only describes, or a part between two pauses: what is left still is a sentence. */
function canGo(text: string, { start, end }: Span): boolean {
  const isPart = STARTS.test(text.slice(0, start)) && ENDS.test(text.slice(end));
  return isPart || DESCRIBES.test(text.slice(start, end));
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((one, two) => one.start - two.start)) {
    if (start > at) kept += text.slice(at, start);
    at = Math.max(at, end);
  }
  kept += text.slice(at);
  return kept
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.;:!?—-]+/, '')
    .replace(/\s+([,.!?])/g, '$1')
    .trim();
}

/** At least three words and two thirds of a thought: a torso is no suggestion. */
const says = (text: string) =>
  text.length <= 300 && text.split(' ').length >= 4 && /^[\p{Lu}\p{Ll}]/u.test(text);

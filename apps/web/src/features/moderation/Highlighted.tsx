import type { Refusal } from '@ribbon/domain/moderation';

/** The author's text, with the flagged words underlined. */
export function Highlighted({ text, spans }: { text: string; spans: Refusal['spans'] }) {
  return (
    <blockquote className="rounded-md bg-surface-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap">
      {piecesOf(text, spans).map(({ words, marked, at }) =>
        marked ? (
          <mark key={at} className="bg-transparent text-ink underline decoration-wavy">
            {words}
          </mark>
        ) : (
          <span key={at}>{words}</span>
        ),
      )}
    </blockquote>
  );
}

interface Piece {
  words: string;
  marked: boolean;
  at: number;
}

/** The text cut at its marks; marks that overlap count once. */
export function piecesOf(text: string, spans: Refusal['spans']): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, marked: boolean) => {
    if (end > at) pieces.push({ words: text.slice(at, end), marked, at });
    at = Math.max(at, end);
  };
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return pieces;
}

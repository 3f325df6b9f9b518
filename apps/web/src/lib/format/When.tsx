import { useNow } from '#ui';
import { whenInFull, whenWords } from './when.words.ts';

/** A moment as people say it; in full for screen readers and when pointed at. */
export function When({ at, className }: { at: Date; className?: string }) {
  const now = useNow();
  const full = whenInFull(at);
  return (
    <time dateTime={at.toISOString()} title={full} className={className}>
      <span aria-hidden>{whenWords(at, now)}</span>
      <span className="sr-only">{full}</span>
    </time>
  );
}

import { dayAndTime } from '#lib/format/format.ts';
import { PHOTO_USE_TEXTS, type PhotoConsents, seasonName } from '@ribbon/domain/families';

type Word = PhotoConsents['history'][number];

const actOf = ({ given }: Word): string => (given ? 'said yes' : 'said no');

/** Everything that was said, newest first; nothing of it is ever changed. */
export function PhotoHistory({
  history,
  name,
}: {
  history: readonly Word[];
  /** Whose pictures; undefined where they are the reader's own. */
  name: string | undefined;
}) {
  if (history.length === 0) return null;
  const speaker = ({ isOwn, by }: Word) =>
    isOwn ? (name ?? 'You') : (by ?? 'Someone who has left');
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2 font-semibold">What was said so far</summary>
      <ul className="flex flex-col gap-1.5 text-muted">
        {history.map((word) => (
          <li key={`${word.use} ${word.at.getTime()}`}>
            {speaker(word)} {actOf(word)} to “{PHOTO_USE_TEXTS[word.use].title}” for{' '}
            {seasonName(word.season)}, {dayAndTime(word.at)}
          </li>
        ))}
      </ul>
    </details>
  );
}

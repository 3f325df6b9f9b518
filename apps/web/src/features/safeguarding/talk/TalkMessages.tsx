import { When } from '#lib/format/When.tsx';
import { cx } from '#ui';
import type { TalkMessage } from '@ribbon/domain/safeguarding';

/** What two have written to each other, the newest below. */
export function TalkMessages({
  messages,
  own,
  names,
}: {
  /** Newest first, as they are read. */
  messages: readonly TalkMessage[];
  /** Whose words stand on the right. */
  own: TalkMessage['from'];
  names: Readonly<Record<TalkMessage['from'], string>>;
}) {
  return (
    <ol aria-label="What was written" className="flex flex-col gap-4">
      {messages.toReversed().map(({ id, from, words, at }) => (
        <li
          key={id}
          className={cx(
            'max-w-[85%] rounded-md border-2 p-4',
            from === own ? 'self-end border-line bg-surface-sunken' : 'self-start border-brand',
          )}
        >
          <p className="text-sm font-semibold">{names[from]}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {words === '' ? 'These words have been deleted.' : words}
          </p>
          <When at={at} className="mt-1 block text-sm text-muted" />
        </li>
      ))}
    </ol>
  );
}

import { Check } from 'lucide-react';
import { cx } from '../../cx.ts';

/** What a password still needs. Point the field at it with `aria-describedby={id}`. */
export function PasswordChecklist({
  items,
  id,
}: {
  items: readonly { label: string; done: boolean }[];
  id?: string;
}) {
  return (
    <ul id={id} className="flex flex-col gap-1 text-sm">
      {items.map(({ label, done }) => (
        <li
          key={label}
          className={cx('flex items-center gap-2', done ? 'text-safe' : 'text-muted')}
        >
          <span
            aria-hidden
            className={cx(
              'grid size-5 shrink-0 place-items-center rounded-full border-2 transition-colors duration-(--quick)',
              done ? 'border-safe bg-safe text-on-safe' : 'border-line-strong',
            )}
          >
            {done && <Check className="size-3" strokeWidth={4} />}
          </span>
          {label}
          <span className="sr-only">{done ? ', done' : ', missing'}</span>
        </li>
      ))}
    </ul>
  );
}

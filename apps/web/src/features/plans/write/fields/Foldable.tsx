import { cx } from '#ui';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Part of a long form: one line that says what is in it, and its fields while it is open. */
export function Foldable({
  legend,
  title,
  note,
  isOpen,
  onToggle,
  actions,
  className,
  children,
}: {
  legend: string;
  title: string;
  note: string;
  isOpen: boolean;
  onToggle: () => void;
  actions: ReactNode;
  className: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={cx('flex min-w-0 flex-col', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-control min-w-0 flex-1 items-center gap-3 rounded-sm py-2 text-left"
          onClick={onToggle}
        >
          <ChevronDown
            aria-hidden
            className={cx('size-5 shrink-0 transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{title}</span>
            <span className="block text-sm text-muted">{note}</span>
          </span>
        </button>
        {actions}
      </div>
      {isOpen && <div className="flex flex-col gap-4 pt-2 pb-4">{children}</div>}
    </fieldset>
  );
}

import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import type { MenuEntry } from './menu-entry.ts';
import { floatingClass } from './popup.ts';

const entryClass = (entry: MenuEntry) =>
  cx(
    'flex min-h-control w-full cursor-pointer items-center gap-3 rounded-sm px-3.5 py-2 no-underline outline-none select-none [&>svg]:size-5 [&>svg]:shrink-0',
    'data-disabled:cursor-not-allowed data-disabled:text-muted',
    entry.tone === 'danger'
      ? 'text-danger data-highlighted:bg-danger-soft'
      : 'text-ink data-highlighted:bg-brand-soft data-highlighted:text-brand-ink',
    entry.current && 'font-bold text-brand-ink',
  );

/** Takes the place of the pressed button, passed as `trigger`, and opens at once. */
export function OpeningMenu({
  label,
  entries,
  trigger,
  align,
}: {
  label: string;
  entries: readonly MenuEntry[];
  trigger: ReactElement<Record<string, unknown>>;
  align: 'start' | 'center' | 'end';
}) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) return;
    isPressed.current = true;
    button.current?.focus();
    button.current?.click();
  }, []);
  return (
    <Base.Root>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-50">
          <Base.Popup aria-label={label} className={cx(floatingClass, 'min-w-56')}>
            {entries.map((entry) =>
              entry.link ? (
                <Base.LinkItem
                  key={entry.key}
                  closeOnClick
                  render={entry.link}
                  className={entryClass(entry)}
                  {...(entry.current && { 'aria-current': 'page' as const })}
                  {...(entry.onSelect && { onClick: entry.onSelect })}
                >
                  {entry.icon}
                  {entry.label}
                </Base.LinkItem>
              ) : (
                <Base.Item
                  key={entry.key}
                  disabled={entry.disabled ?? false}
                  className={entryClass(entry)}
                  {...(entry.onSelect && { onClick: entry.onSelect })}
                >
                  {entry.icon}
                  {entry.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

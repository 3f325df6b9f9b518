import { Menu as Base } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { floatingClass } from './popup.ts';

export type MenuEntry = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A link to go to: `<Link to="/gymnasts" />`. */
  link?: ReactElement<Record<string, unknown>>;
  onSelect?: () => void;
  tone?: 'danger';
  current?: boolean;
  disabled?: boolean;
};

const entryClass = (entry: MenuEntry) =>
  cx(
    'flex min-h-control w-full cursor-pointer items-center gap-3 rounded-sm px-3.5 py-2 no-underline outline-none select-none [&>svg]:size-5 [&>svg]:shrink-0',
    'data-disabled:cursor-not-allowed data-disabled:text-muted',
    entry.tone === 'danger'
      ? 'text-danger data-highlighted:bg-danger-soft'
      : 'text-ink data-highlighted:bg-brand-soft data-highlighted:text-brand-ink',
    entry.current && 'font-bold text-brand-ink',
  );

export const menuTriggerClass =
  'inline-flex min-h-control shrink-0 items-center gap-1.5 rounded-full px-3 font-display text-lg leading-none font-bold whitespace-nowrap hover:text-brand-ink data-popup-open:text-brand-ink';

/** Marks the place one is at; the line says it without colour. */
export const menuCurrentClass =
  'text-brand-ink underline decoration-ribbon-front decoration-3 underline-offset-8';

/** A button that opens choices. `trigger` replaces the button, an IconButton for example. */
export function Menu({
  label,
  entries,
  trigger,
  align = 'start',
  current = false,
}: {
  label: string;
  entries: readonly MenuEntry[];
  trigger?: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'center' | 'end';
  /** One of its entries is the page on screen. */
  current?: boolean;
}) {
  return (
    <Base.Root>
      {trigger ? (
        <Base.Trigger render={trigger} />
      ) : (
        <Base.Trigger
          className={cx(menuTriggerClass, 'group', current ? menuCurrentClass : 'text-ink')}
        >
          {label}
          <ChevronDown
            aria-hidden
            className="size-5 transition-transform duration-(--steady) group-data-popup-open:rotate-180"
          />
        </Base.Trigger>
      )}
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

import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, cloneElement, useState } from 'react';
import { cx } from '../cx.ts';
import type { MenuEntry } from './menu-entry.ts';
import type { OpeningMenu } from './OpeningMenu.tsx';

export const menuTriggerClass =
  'inline-flex min-h-control items-center gap-1.5 rounded-full px-2.5 font-display text-lg leading-none font-bold whitespace-nowrap hover:text-brand-ink data-popup-open:text-brand-ink';

/** Marks the place one is at; the line says it without colour. */
export const menuCurrentClass =
  'text-brand-ink underline decoration-ribbon-front decoration-3 underline-offset-8';

export interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
  /** Replaces the button, an IconButton for example. */
  trigger?: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'center' | 'end';
  /** One of its entries is the page on screen. */
  current?: boolean;
}

const load = () => import('./OpeningMenu.tsx');
const preload = () => void load();

/** A button that opens choices. What shows them is fetched when somebody reaches for the button. */
export function Menu({ label, entries, trigger, align = 'start', current = false }: MenuProps) {
  const [Opening, setOpening] = useState<typeof OpeningMenu>();
  const button = trigger ?? <MenuButton label={label} current={current} />;
  if (Opening) return <Opening label={label} entries={entries} trigger={button} align={align} />;
  const open = () => void load().then((loaded) => setOpening(() => loaded.OpeningMenu));
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
    },
  });
}

function MenuButton({
  label,
  current,
  ...button
}: { label: string; current: boolean } & Record<string, unknown>) {
  return (
    <button
      type="button"
      {...button}
      className={cx(menuTriggerClass, 'group', current ? menuCurrentClass : 'text-ink')}
    >
      {label}
      <ChevronDown
        aria-hidden
        className="size-5 transition-transform duration-(--steady) group-data-popup-open:rotate-180"
      />
    </button>
  );
}

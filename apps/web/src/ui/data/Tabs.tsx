import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { Badge } from './Badge.tsx';

/** Room beside the tab, as wide as the page's own. */
const EDGE = 16;

export type TabItem = {
  value: string;
  label: ReactNode;
  /** The number in a badge; undefined when there is nothing. */
  count?: number | undefined;
  panel: ReactNode;
};

/** Views of one thing side by side. Controlled by `value`, or uncontrolled with `defaultValue`. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  className,
}: {
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}) {
  const first = items[0]?.value ?? null;
  // An address may name a tab that does not exist.
  const shown = items.some((item) => item.value === value) ? value : first;
  const mode = value === undefined ? { defaultValue: defaultValue ?? first } : { value: shown };
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => keepInSight(scroller.current, value), [value]);
  return (
    <Base.Root
      {...mode}
      onValueChange={(next: string) => onValueChange?.(next)}
      className={className}
    >
      <div
        ref={scroller}
        className="scrollbar-none -mx-4 overflow-x-auto px-4 pb-1 sm:mx-0 sm:px-0"
      >
        <Base.List
          aria-label={label}
          className="relative flex w-max min-w-full gap-6 shadow-[inset_0_-2px_0_var(--line)]"
        >
          {items.map((item) => (
            <Base.Tab
              key={item.value}
              value={item.value}
              data-value={item.value}
              className={cx(
                'flex min-h-control shrink-0 items-center gap-2 rounded-sm pt-1 pb-2.5 font-display text-lg leading-none font-bold whitespace-nowrap text-muted',
                'transition-colors duration-(--quick) hover:text-ink focus-visible:-outline-offset-3 data-active:text-ink',
              )}
            >
              {item.label}
              {item.count !== undefined && item.count > 0 && (
                <Badge tone="count">{item.count}</Badge>
              )}
            </Base.Tab>
          ))}
          <Base.Indicator className="tab-ribbon absolute -bottom-1 left-0 h-3 w-(--active-tab-width) translate-x-(--active-tab-left) transition-[translate,width] duration-(--steady) ease-ribbon" />
        </Base.List>
      </div>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="rounded-sm pt-6">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

/**
 * On a narrow screen a tab that was opened from elsewhere may be out of sight, and a count that comes
 * later makes it wider; the page itself stays still.
 */
function keepInSight(scroller: HTMLElement | null, value: string | undefined) {
  const tabs = scroller?.querySelectorAll<HTMLElement>('[role=tab]') ?? [];
  const tab = [...tabs].find(({ dataset }) => dataset['value'] === value);
  if (!scroller || !tab) return undefined;
  const observer = new ResizeObserver(() => {
    const [view, box] = [scroller.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.right > view.right) scroller.scrollLeft += box.right - view.right + EDGE;
    else if (box.left < view.left) scroller.scrollLeft -= view.left - box.left + EDGE;
  });
  observer.observe(tab);
  return () => observer.disconnect();
}

import { useIsOutsideBeta } from '#features/settings';
import { Menu, cx } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { Link, useRouterState } from '@tanstack/react-router';
import { type NavigationItem, isGroup } from './navigation.ts';
import { navigationFor } from './navigation.members.ts';
import { toEntry } from './TopItem.tsx';

const tabClass =
  'relative flex min-h-14 w-full flex-col items-center gap-0.5 overflow-hidden px-0.5 pt-2.5 pb-1.5 text-center font-display text-[min(var(--text-sm),4.4vw)] leading-tight font-bold tracking-tight no-underline [&>svg]:size-6';
/** The ribbon on the bar's edge marks the current screen without relying on colour. */
const hereClass = 'tab-here text-brand-ink';

/** The bar of members on a phone: their most used screens, in reach of a thumb. */
export function TabBar({ me }: { me: Me }) {
  const isOutsideBeta = useIsOutsideBeta(me);
  const items = navigationFor(me, { isOutsideBeta }).tabs;
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-40 border-t-2 border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {items.map((item) => (
          <li key={item.label} className="min-w-0 flex-1">
            <Tab item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ item }: { item: NavigationItem }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const icon = <item.icon aria-hidden />;
  if (!isGroup(item)) {
    return (
      <Link
        to={item.to}
        className={tabClass}
        activeProps={{ className: hereClass }}
        inactiveProps={{ className: 'text-muted' }}
      >
        {icon}
        {item.label}
      </Link>
    );
  }
  const here = item.links.some(({ to }) => to === path);
  return (
    <Menu
      label={item.label}
      align="center"
      trigger={
        <button type="button" className={cx(tabClass, here ? hereClass : 'text-muted')}>
          {icon}
          {item.label}
        </button>
      }
      entries={item.links.map(toEntry(path))}
    />
  );
}

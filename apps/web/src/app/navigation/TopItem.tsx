import { Menu, cx, menuCurrentClass, menuTriggerClass } from '#ui';
import { Link } from '@tanstack/react-router';
import { type NavLink, type NavigationItem, isGroup } from './navigation.ts';

export const toEntry =
  (current: string) =>
  ({ to, label, icon: Icon }: NavLink) => ({
    key: to,
    label,
    icon: <Icon aria-hidden />,
    link: <Link to={to} />,
    current: current === to,
  });

/** A link of the bar on top of a wide screen, or several behind one word. */
export function TopItem({
  item,
  path,
  isElsewhere,
}: {
  item: NavigationItem;
  path: string;
  /** Another link of the bar leads to the current screen. */
  isElsewhere: boolean;
}) {
  if (isGroup(item)) {
    return (
      <Menu
        label={item.label}
        entries={item.links.map(toEntry(path))}
        current={!isElsewhere && item.links.some(({ to }) => to === path)}
      />
    );
  }
  return (
    <Link
      to={item.to}
      className={cx(menuTriggerClass, item.isForWide && 'max-xl:hidden')}
      activeProps={{ className: menuCurrentClass }}
      inactiveProps={{ className: 'text-ink no-underline' }}
    >
      {item.isIcon && <item.icon aria-hidden className="size-6" />}
      <span className={cx(item.isIcon && 'sr-only')}>{item.label}</span>
    </Link>
  );
}

/** All of the links on a wide screen; a phone has them elsewhere. */
export function TopItems({ items, path }: { items: readonly NavigationItem[]; path: string }) {
  const isElsewhere = items.some((item) => !isGroup(item) && item.to === path);
  return (
    <nav aria-label="Main" className="hidden items-center lg:flex">
      {items.map((item) => (
        <TopItem key={item.label} item={item} path={path} isElsewhere={isElsewhere} />
      ))}
    </nav>
  );
}

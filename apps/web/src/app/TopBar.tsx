import { AccountMenu, SessionCountdown } from '#features/accounts';
import { useAuthDialog } from '#lib/auth-dialog.ts';
import { LookedAfterBadge } from '#features/families';
import { NotificationBell } from '#features/notifications';
import { OwnPortrait } from '#features/profiles';
import { PlatformName } from '#features/settings';
import { Button, IconButton, Menu, cx, menuCurrentClass, menuTriggerClass } from '#ui';
import { type Me, isUsable } from '@ribbon/domain/accounts';
import { Link, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon, UserPlus } from 'lucide-react';
import { useHeadingOutOfSight } from './useHeadingOutOfSight.ts';
import { type Navigation, type NavigationItem, type Place, isGroup } from './navigation.ts';

const toEntry = (current: string) => (place: Place) => ({
  key: place.to,
  label: place.label,
  icon: <place.icon aria-hidden />,
  link: <Link to={place.to} />,
  current: current === place.to,
});

/** The bar on top: all of the menus on a wide screen, the essentials on a phone. */
export function TopBar({
  me,
  navigation: { bar, menu },
}: {
  me: Me | null | undefined;
  navigation: Navigation;
}) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <header className="sticky top-0 z-40 border-b-2 border-line bg-surface/95 backdrop-blur-sm">
      <div className="mx-auto flex min-h-16 w-full max-w-7xl items-center gap-2 px-4 sm:px-8">
        <Link to="/" className="mr-auto min-w-0 rounded-sm text-ink no-underline">
          <PlatformName instead={useHeadingOutOfSight()} />
        </Link>
        {me !== undefined && (
          <>
            <nav aria-label="Main" className="hidden shrink-0 items-center lg:flex">
              {bar.map((item) => (
                <TopItem key={item.label} item={item} path={path} />
              ))}
            </nav>
            {me === null ? (
              <VisitorButtons items={bar} path={path} />
            ) : (
              <>
                <LookedAfterBadge me={me} />
                {isUsable(me) && <NotificationBell />}
                <AccountMenu
                  me={me}
                  portrait={<OwnPortrait me={me} />}
                  places={menu.map(toEntry(path))}
                />
              </>
            )}
          </>
        )}
      </div>
      {me && <SessionCountdown me={me} />}
    </header>
  );
}

function TopItem({ item, path }: { item: NavigationItem; path: string }) {
  if (isGroup(item)) {
    return (
      <Menu
        label={item.label}
        entries={item.places.map(toEntry(path))}
        current={item.places.some(({ to }) => to === path)}
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

function VisitorButtons({ items, path }: { items: readonly NavigationItem[]; path: string }) {
  const { openAuth } = useAuthDialog();
  return (
    <>
      <button
        type="button"
        className={cx(menuTriggerClass, 'text-ink')}
        onClick={() => openAuth('sign-in')}
      >
        Sign In
      </button>
      <Button className="shrink-0 max-sm:hidden" onClick={() => openAuth('sign-up')}>
        Sign Up
      </Button>
      <div className="lg:hidden">
        <Menu
          label="Menu"
          align="end"
          trigger={
            <IconButton label="Menu">
              <MenuIcon aria-hidden />
            </IconButton>
          }
          entries={[
            ...items.flatMap((item) => (isGroup(item) ? item.places : [item])).map(toEntry(path)),
            {
              key: 'sign-up',
              label: 'Sign Up',
              icon: <UserPlus aria-hidden />,
              onSelect: () => openAuth('sign-up'),
            },
          ]}
        />
      </div>
    </>
  );
}

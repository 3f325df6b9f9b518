import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { PlatformName } from '#features/settings';
import { Button, IconButton, Menu, cx, menuTriggerClass } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { Link, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon, UserPlus } from 'lucide-react';
import { MemberBar, MemberCountdown } from '../shell/for-members.ts';
import { TopItems, toEntry } from './TopItem.tsx';
import { useHeadingOutOfSight } from './useHeadingOutOfSight.ts';
import { VISITOR_LINKS } from './navigation.ts';

/** The bar on top: all of the menus on a wide screen, the essentials on a phone. */
export function TopBar({ me }: { me: Me | null | undefined }) {
  return (
    <header className="sticky top-0 z-40 border-b-2 border-line bg-surface/95 backdrop-blur-sm">
      <div className="mx-auto flex min-h-16 w-full max-w-7xl items-center gap-0.5 px-4 sm:gap-2 sm:px-8 lg:gap-1">
        <Link
          to="/"
          className="mr-auto min-w-0 rounded-sm text-ink no-underline lg:max-w-1/3 lg:shrink-0"
        >
          <PlatformName instead={useHeadingOutOfSight()} />
        </Link>
        {me === null && <VisitorBar />}
        {me && <MemberBar me={me} />}
      </div>
      {me && <MemberCountdown me={me} />}
    </header>
  );
}

function VisitorBar() {
  const { openAuth } = useAuthDialog();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <>
      <TopItems items={VISITOR_LINKS} path={path} />
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
            ...VISITOR_LINKS.map(toEntry(path)),
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

import { listed } from '#lib/format/format.ts';
import { type Theme, useTheme } from '#lib/browser/theme.ts';
import { Badge, Menu, type MenuEntry } from '#ui';
import { type Me, isChild } from '@ribbon/domain/accounts';
import { familyPolicy } from '@ribbon/domain/families';
import { Link } from '@tanstack/react-router';
import {
  Bell,
  HeartHandshake,
  LogOut,
  Moon,
  ShieldCheck,
  Sun,
  SunMoon,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLeave } from './accounts.queries.ts';
import { UnsentDialog } from './session/UnsentDialog.tsx';
import { t } from '@ribbon/domain/kernel';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const THEMES = {
  system: { label: 'Theme: match device', icon: <SunMoon aria-hidden /> },
  light: { label: 'Theme: light', icon: <Sun aria-hidden /> },
  dark: { label: 'Theme: dark', icon: <Moon aria-hidden /> },
};

/**
 * The menu behind the person's picture: profile, family, notifications, account, theme, sign-out.
 */
export function AccountMenu({
  me,
  portrait,
  links,
}: {
  me: Me;
  portrait: ReactNode;
  /** Links that have no room on the bar. */
  links: readonly MenuEntry[];
}) {
  const { theme, setTheme } = useTheme();
  const { leave, ask, unsent, stay } = useLeave();
  return (
    <>
      <Menu
        label={t('Account of {username}', { username: me.username })}
        align="end"
        trigger={
          <button
            type="button"
            className="relative grid size-control shrink-0 place-items-center rounded-full"
          >
            {portrait}
            <span className="sr-only">Account of {me.username}</span>
            {me.family.waiting > 0 && (
              <span className="absolute top-1 right-1 size-3 rounded-full border-2 border-surface bg-brand" />
            )}
          </button>
        }
        entries={[
          ...entriesOf(me, links),
          { key: 'theme', ...THEMES[theme], onSelect: () => setTheme(NEXT[theme]) },
          { key: 'sign-out', label: 'Sign Out', icon: <LogOut aria-hidden />, onSelect: ask },
        ]}
      />
      <UnsentDialog unsent={unsent} onLeave={leave} onStay={stay} />
    </>
  );
}

/** An account that cannot be used has only the screen that says why. */
function entriesOf(me: Me, links: readonly MenuEntry[]): MenuEntry[] {
  const own = { key: 'profile', label: `@${me.username}`, icon: <UserRound aria-hidden /> };
  const account = {
    key: 'account',
    label: 'Account and privacy',
    icon: <ShieldCheck aria-hidden />,
    link: <Link to="/account" />,
  };
  if (me.status !== 'active') return [{ ...own, link: <Link to="/family" /> }, account];
  return [
    { ...own, link: <Link to="/profile" /> },
    ...familyOf(me),
    {
      key: 'notifications',
      label: 'Notifications',
      icon: <Bell aria-hidden />,
      link: <Link to="/notifications" />,
    },
    ...links,
    account,
  ];
}

function familyOf(me: Me): MenuEntry[] {
  const { lookedAfterBy, children, waiting } = me.family;
  const entry = { key: 'family', link: <Link to="/family" /> };
  if (isChild(me.ageBand) && lookedAfterBy.length > 0) {
    const label = <span className="max-w-64">Looked after by {listed(lookedAfterBy)}</span>;
    return [{ ...entry, label, icon: <HeartHandshake aria-hidden /> }];
  }
  // A parent without children adds the first one there.
  const isInvited = familyPolicy.inviteOwnGuardian(me) || me.userType === 'parent';
  if (children + lookedAfterBy.length === 0 && !isInvited) return [];
  const label = (
    <>
      My Family
      {waiting > 0 && (
        <Badge tone="count" className="ml-auto">
          {waiting}
          <span className="sr-only"> waiting for you</span>
        </Badge>
      )}
    </>
  );
  return [{ ...entry, label, icon: <Users aria-hidden /> }];
}

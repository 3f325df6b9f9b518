import { messageOf } from '#lib/form.ts';
import { type Theme, useTheme } from '#lib/theme.ts';
import { Avatar, Menu, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { Link, useNavigate } from '@tanstack/react-router';
import { Bell, LogOut, Moon, Sun, SunMoon, UserRound } from 'lucide-react';
import { useSignOut } from './accounts.queries.ts';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const THEMES = {
  system: { label: 'Theme: as the device', icon: <SunMoon aria-hidden /> },
  light: { label: 'Theme: light', icon: <Sun aria-hidden /> },
  dark: { label: 'Theme: dark', icon: <Moon aria-hidden /> },
};

/** Behind one's own picture: profile, notifications, theme, sign-out. */
export function AccountMenu({ me }: { me: Me }) {
  const { theme, setTheme } = useTheme();
  const signOut = useSignOut();
  const navigate = useNavigate();
  // The menu goes with the person, so what follows must not depend on it.
  const leave = () =>
    void signOut.mutateAsync().then(
      () => navigate({ to: '/' }),
      (error: unknown) => toast.error(messageOf(error)),
    );
  return (
    <Menu
      label={`Account of ${me.username}`}
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Account of ${me.username}`}
          className="grid size-control shrink-0 place-items-center rounded-full"
        >
          <Avatar name={me.username} size="sm" />
        </button>
      }
      entries={[
        {
          key: 'profile',
          label: `@${me.username}`,
          icon: <UserRound aria-hidden />,
          link: <Link to="/profile" />,
        },
        {
          key: 'notifications',
          label: 'Notifications',
          icon: <Bell aria-hidden />,
          link: <Link to="/notifications" />,
        },
        { key: 'theme', ...THEMES[theme], onSelect: () => setTheme(NEXT[theme]) },
        { key: 'sign-out', label: 'Sign Out', icon: <LogOut aria-hidden />, onSelect: leave },
      ]}
    />
  );
}

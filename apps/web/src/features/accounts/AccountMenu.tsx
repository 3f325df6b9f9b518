import { type Theme, useTheme } from '#lib/theme.ts';
import { Avatar, Menu, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { Link, useNavigate } from '@tanstack/react-router';
import { Bell, LogOut, Moon, ShieldCheck, Sun, SunMoon, UserRound } from 'lucide-react';
import { useSignOut } from './accounts.queries.ts';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const THEMES = {
  system: { label: 'Theme: as the device', icon: <SunMoon aria-hidden /> },
  light: { label: 'Theme: light', icon: <Sun aria-hidden /> },
  dark: { label: 'Theme: dark', icon: <Moon aria-hidden /> },
};

/** Behind one's own picture: profile, notifications, account, theme, sign-out. */
export function AccountMenu({ me }: { me: Me }) {
  const { theme, setTheme } = useTheme();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => void navigate({ to: '/' }),
      onError: (error) => toast.error(error.message),
    });
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
        {
          key: 'account',
          label: 'Account and privacy',
          icon: <ShieldCheck aria-hidden />,
          link: <Link to="/account" />,
        },
        { key: 'theme', ...THEMES[theme], onSelect: () => setTheme(NEXT[theme]) },
        { key: 'sign-out', label: 'Sign Out', icon: <LogOut aria-hidden />, onSelect: leave },
      ]}
    />
  );
}

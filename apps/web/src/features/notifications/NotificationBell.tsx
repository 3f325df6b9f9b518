import { IconButton } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { countsQuery } from './notifications.queries.ts';
import { t } from '@ribbon/domain/kernel';

const MOST = 99;

/** The way to the notifications, with how many are unread. */
export function NotificationBell() {
  const { data } = useQuery(countsQuery);
  const unread = data?.unread ?? 0;
  const label = unread === 0 ? 'Notifications' : t('Notifications, {unread} unread', { unread });
  return (
    <IconButton label={label} render={<Link to="/notifications" className="relative" />}>
      <Bell aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute -top-0.5 left-6 min-w-5 rounded-full border-2 border-surface bg-brand px-0.5 text-center text-[0.6875rem] leading-4 font-bold text-on-brand"
        >
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </IconButton>
  );
}

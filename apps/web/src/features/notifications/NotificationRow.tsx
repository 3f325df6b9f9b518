import { PersonPortrait } from '#features/media';
import { AppLink } from '#lib/navigation/AppLink.tsx';
import { When } from '#lib/format/When.tsx';
import { cx } from '#ui';
import type { Category, Notification } from '@ribbon/domain/notifications';
import { Building2, HeartHandshake, type LucideIcon, ShieldCheck, Star, Users } from 'lucide-react';

const ICONS: Readonly<Record<Category, LucideIcon>> = {
  friends: Users,
  posts: Star,
  clubs: Building2,
  family: HeartHandshake,
  safety: ShieldCheck,
};

/** One notification: a click reads it and leads to what it is about. */
export function NotificationRow({
  notification,
  onRead,
}: {
  notification: Notification;
  onRead: () => void;
}) {
  const { title, message, quote, link, person, category, read, timestamp } = notification;
  const Icon = ICONS[category];
  return (
    <li>
      <AppLink
        to={link}
        onClick={() => {
          if (!read) onRead();
        }}
        className={cx(
          'group -mx-3 flex items-start gap-3.5 rounded-md px-3 py-4 text-ink no-underline hover:bg-surface-sunken',
          !read && 'bg-brand-soft/60',
        )}
      >
        <span className="shrink-0">
          {person ? (
            <PersonPortrait person={person} size="md" />
          ) : (
            <span className="inline-grid size-11 place-items-center rounded-full bg-surface-sunken text-brand-ink">
              <Icon aria-hidden className="size-6" />
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className={cx('block wrap-anywhere', read ? 'font-semibold' : 'font-bold')}>
            {title}
          </span>
          <span className="block wrap-anywhere">{message}</span>
          {quote !== null && (
            <q className="mt-0.5 line-clamp-2 block text-muted wrap-anywhere">{quote}</q>
          )}
          <When at={timestamp} className="mt-1 block text-sm text-muted" />
        </span>
        {!read && (
          <span className="mt-2 size-3 shrink-0 rounded-full bg-brand">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </AppLink>
    </li>
  );
}

import type { Category, NotificationFilter } from '@ribbon/domain/notifications';

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  friends: 'Friends',
  posts: 'Posts',
  clubs: 'Clubs and events',
  family: 'Family',
  safety: 'Safety and moderation',
};

export const FILTER_LABELS: Readonly<Record<NotificationFilter, string>> = {
  all: 'Everything',
  unread: 'Unread',
  ...CATEGORY_LABELS,
};

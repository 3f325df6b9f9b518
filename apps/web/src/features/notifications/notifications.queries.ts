import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import { useSavedAtOnce } from '#lib/query/saved-at-once.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type Notification,
  type NotificationFilter,
  type NotificationSettings,
  type QuietHours,
  notificationEndpoints as endpoints,
} from '@ribbon/domain/notifications';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** The topic on which the server announces new and read notifications. */
const KEY = topic('notifications');

export const countsQuery = queryOptions({
  queryKey: [KEY, 'counts'],
  queryFn: () => call(endpoints.counts),
});

export const notificationsQuery = (show: NotificationFilter, search: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'list', show, search],
    queryFn: ({ pageParam }) =>
      call(endpoints.list, { query: { show, search, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The newest that is unread; the server says when it may pop up. */
export const newestQuery = queryOptions({
  queryKey: [topic('notification-toast')],
  queryFn: async () =>
    (await call(endpoints.list, { query: { show: 'unread' } })).notifications[0] ?? null,
});

export const settingsQuery = queryOptions({
  queryKey: [topic('notification-settings')],
  queryFn: () => call(endpoints.settings),
});

export const mailLineQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-line', token],
    queryFn: () => call(endpoints.mailLine, { params: { token } }),
    enabled: token !== '',
  });

export function useStopMails(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.stopMails, { params: { token } }),
    onSuccess: (line) => queries.setQueryData(mailLineQuery(token).queryKey, line),
  });
}

export const useRead = () =>
  useTopicMutation([KEY], ({ id }: Notification) =>
    call(endpoints.read, { params: { notificationId: id } }),
  );

export const useReadAll = () =>
  useTopicMutation(
    [KEY],
    (show: NotificationFilter) => call(endpoints.readAll, { body: { show } }),
    { onlyOnSuccess: true },
  );

export const useChangeSettings = () =>
  useSavedAtOnce(settingsQuery, (settings: NotificationSettings) =>
    call(endpoints.changeSettings, { body: settings }),
  );

/** Uses the same topic as the reader's settings: a guardian may have both open. */
export const childQuietHoursQuery = (childId: UserId) =>
  queryOptions({
    queryKey: [topic('notification-settings'), childId],
    queryFn: () => call(endpoints.childQuietHours, { params: { childId } }),
  });

export function useChangeChildQuietHours(childId: UserId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: QuietHours) =>
      call(endpoints.changeChildQuietHours, { params: { childId }, body }),
    onSuccess: (quietHours) =>
      queries.setQueryData(childQuietHoursQuery(childId).queryKey, quietHours),
  });
}

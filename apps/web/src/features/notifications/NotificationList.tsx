import { wordsFor } from '#lib/http/client.ts';
import { useSearchText } from '#lib/forms/search-text.ts';
import {
  Button,
  CHECK_CONNECTION,
  EmptyState,
  FilterBar,
  Loading,
  PagedList,
  SearchField,
  SelectField,
  Skeleton,
  toast,
} from '#ui';
import { NotificationFilter, type UnreadCounts } from '@ribbon/domain/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { NotificationRow } from './NotificationRow.tsx';
import { notificationsQuery, useRead, useReadAll } from './notifications.queries.ts';
import { FILTER_LABELS } from './notifications.texts.ts';

/** Everything one should know, to look through, filter and search. */
export function NotificationList({ counts }: { counts: UnreadCounts | undefined }) {
  const [show, setShow] = useState<NotificationFilter>('all');
  const { field, words } = useSearchText();
  const readAll = useReadAll();
  const unreadOf = (filter: NotificationFilter) =>
    filter === 'all' || filter === 'unread' ? counts?.unread : counts?.byCategory[filter];
  const label = (filter: NotificationFilter) => {
    const count = unreadOf(filter);
    return filter !== 'all' && count
      ? `${FILTER_LABELS[filter]} (${count})`
      : FILTER_LABELS[filter];
  };
  return (
    <div className="flex flex-col gap-5">
      <FilterBar
        className="grid-cols-[1fr_14rem_auto]"
        active={show === 'all' ? 0 : 1}
        search={<SearchField label="Search notifications..." {...field} />}
        filters={
          <SelectField
            label="Show"
            value={show}
            onChange={(event) => setShow(NotificationFilter.parse(event.target.value))}
            options={NotificationFilter.options.map((value) => ({ value, label: label(value) }))}
          />
        }
        action={
          <Button
            iconOnPhone
            variant="secondary"
            icon={<CheckCheck aria-hidden />}
            pending={readAll.isPending}
            disabled={!unreadOf(show)}
            onClick={() =>
              readAll.mutate(show, { onError: (error) => toast.error(wordsFor(error)) })
            }
          >
            Mark all read
          </Button>
        }
      />
      <Rows show={show} search={words} />
    </div>
  );
}

function Rows({ show, search }: { show: NotificationFilter; search: string }) {
  const query = useInfiniteQuery(notificationsQuery(show, search));
  const read = useRead();
  return (
    <PagedList
      query={query}
      rowsOf={(page) => page.notifications}
      loading={<RowsLoading />}
      failed={{ title: 'We couldn’t load your notifications', text: CHECK_CONNECTION }}
      empty={<NoNotifications show={show} search={search} />}
    >
      {(notifications) => (
        <ul aria-label="Notifications" className="flex flex-col divide-y-2 divide-line">
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onRead={() =>
                read.mutate(notification, { onError: (error) => toast.error(wordsFor(error)) })
              }
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function NoNotifications({ show, search }: { show: NotificationFilter; search: string }) {
  if (search !== '') return <EmptyState compact level={2} title="No notifications found" />;
  if (show === 'unread') return <EmptyState compact level={2} title="You’re all caught up" />;
  return (
    <EmptyState
      level={2}
      title="No notifications yet"
      text="Your notifications will appear here."
    />
  );
}

function RowsLoading() {
  return (
    <Loading label="Loading notifications..." className="flex flex-col gap-6 pt-3">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton shape="circle" className="size-12" />
          <div className="flex flex-1 flex-col gap-2.5 pt-1">
            <Skeleton className="w-40" />
            <Skeleton className="w-3/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

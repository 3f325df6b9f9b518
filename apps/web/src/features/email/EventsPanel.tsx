import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { dayAndTime } from '#lib/format/format.ts';
import { type Column, IconButton, Table } from '#ui';
import type { EmailEvent } from '@ribbon/domain/email';
import { Eye } from 'lucide-react';
import { EmailFiltersBar } from './EmailFiltersBar.tsx';
import { EventName } from './EventName.tsx';
import { sentQuery } from './email.queries.ts';
import { emailSearch } from './email.search.ts';
import { t } from '@ribbon/domain/kernel';

const DATA_SHOWN = 100;

const columns = (onShow: (row: EmailEvent) => void): readonly Column<EmailEvent>[] => [
  {
    key: 'event',
    header: 'Event Type',
    onCard: 'alone',
    cell: ({ event, id }) => <EventName event={event} id={id} />,
  },
  {
    key: 'data',
    header: 'Data',
    onCard: 'alone',
    cell: ({ data }) => (
      <code className="text-sm wrap-anywhere">{JSON.stringify(data).slice(0, DATA_SHOWN)}</code>
    ),
  },
  {
    key: 'processed',
    header: 'Processed At',
    onCard: 'inline',
    cell: ({ processedAt }) => dayAndTime(processedAt),
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (row) => (
      <IconButton
        label={t('View details: {event}', { event: row.event })}
        onClick={() => onShow(row)}
      >
        <Eye aria-hidden />
      </IconButton>
    ),
  },
];

/** Mails that went, newest first. */
export function EventsPanel({
  names,
  onShow,
}: {
  names: readonly string[];
  onShow: (event: EmailEvent) => void;
}) {
  const list = useAdminList({ filters: emailSearch, query: sentQuery });
  return (
    <div className="flex flex-col gap-6">
      <EmailFiltersBar list={list} names={names} />
      <AdminList
        list={list}
        rowsOf={(page) => page.events}
        words={{
          loading: 'Loading emails...',
          failed: 'We couldn’t load the emails',
          more: 'Load More Events',
        }}
        skeleton={{ rows: 5, height: 'h-16' }}
        empty={
          <NothingFound
            list={list}
            none={{
              title: 'No email events yet',
              text: 'Email events will appear here when they are processed.',
            }}
            noMatch={{ title: 'No events found', showAll: 'Show all events' }}
          />
        }
      >
        {(events) => (
          <Table
            caption="Emails that were sent"
            columns={columns(onShow)}
            rows={events}
            rowKey={({ id }) => id}
            onOpenRow={onShow}
          />
        )}
      </AdminList>
    </div>
  );
}

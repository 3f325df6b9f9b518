import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { dayAndTime } from '#lib/format/format.ts';
import { Badge, type Column, IconButton, Table } from '#ui';
import type { EmailError } from '@ribbon/domain/email';
import { Eye } from 'lucide-react';
import { EmailFiltersBar } from './EmailFiltersBar.tsx';
import { EventName } from './EventName.tsx';
import { failedQuery } from './email.queries.ts';
import { emailSearch } from './email.search.ts';
import { t } from '@ribbon/domain/kernel';

export const RetryBadge = ({ error }: { error: EmailError }) =>
  error.retriedAt ? <Badge tone="info">Retried</Badge> : <Badge tone="danger">Failed</Badge>;

const columns = (onShow: (row: EmailError) => void): readonly Column<EmailError>[] => [
  {
    key: 'event',
    header: 'Event Type',
    onCard: 'alone',
    cell: ({ event, id }) => <EventName event={event} id={id} />,
  },
  {
    key: 'message',
    header: 'Error Message',
    onCard: 'alone',
    cell: ({ errorMessage }) => <span className="wrap-anywhere">{errorMessage}</span>,
  },
  {
    key: 'occurred',
    header: 'Occurred At',
    onCard: 'inline',
    cell: ({ occurredAt }) => dayAndTime(occurredAt),
  },
  {
    key: 'status',
    header: 'Status',
    onCard: 'inline',
    cell: (error) => <RetryBadge error={error} />,
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

/** Mails that could not be sent, newest first. */
export function ErrorsPanel({
  names,
  onShow,
}: {
  names: readonly string[];
  onShow: (error: EmailError) => void;
}) {
  const list = useAdminList({ filters: emailSearch, query: failedQuery });
  return (
    <div className="flex flex-col gap-6">
      <EmailFiltersBar list={list} names={names} />
      <AdminList
        list={list}
        rowsOf={(page) => page.errors}
        words={{
          loading: 'Loading errors...',
          failed: 'We couldn’t load the errors',
          more: 'Load More Errors',
        }}
        skeleton={{ rows: 5, height: 'h-16' }}
        empty={
          <NothingFound
            list={list}
            none={{
              title: 'No email errors',
              text: 'All email events are processing successfully!',
            }}
            noMatch={{ title: 'No errors found', showAll: 'Show all errors' }}
          />
        }
      >
        {(errors) => (
          <Table
            caption="Emails that couldn’t be sent"
            columns={columns(onShow)}
            rows={errors}
            rowKey={({ id }) => id}
            onOpenRow={onShow}
          />
        )}
      </AdminList>
    </div>
  );
}

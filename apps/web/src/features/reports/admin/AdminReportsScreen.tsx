import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { ListKeysHint } from '#lib/list-keys/ListKeysHint.tsx';
import { useListKeys } from '#lib/list-keys/useListKeys.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Counters, Page } from '#ui';
import {
  REPORT_REASON_LABELS,
  TICKET_STATUS_LABELS,
  type Ticket,
  type TicketDecision,
  type TicketId,
  TicketStatus,
} from '@ribbon/domain/reports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReportDetailsDialog } from './details/ReportDetailsDialog.tsx';
import { ReportTable } from './ReportTable.tsx';
import {
  reasonsQuery,
  ticketCountsQuery,
  ticketsQuery,
  useDecideTicket,
} from './reports.tickets.queries.ts';
import { ticketFilters } from './reports.tickets.search.ts';
import { t } from '@ribbon/domain/kernel';

const STATUSES = TicketStatus.options.map((value) => ({
  value,
  label: TICKET_STATUS_LABELS[value],
}));

export function AdminReportsScreen() {
  useTitle('Content Reports');
  return (
    <Page title="Content Reports" width="wide" intro="Review and moderate user-reported content">
      <Counters
        query={useQuery(ticketCountsQuery)}
        tiles={({ pending, reviewed, resolved, dismissed, overdue = 0 }) => [
          {
            label: 'Pending',
            value: pending,
            note: overdue > 0 && t('{overdue} overdue', { overdue }),
          },
          { label: 'Reviewed', value: reviewed },
          { label: 'Resolved', value: resolved },
          { label: 'Dismissed', value: dismissed },
        ]}
      />
      <Reports />
    </Page>
  );
}

/** What is due first, and what can be done about each. */
function Reports() {
  const list = useAdminList({ filters: ticketFilters, query: ticketsQuery });
  const reasons = useQuery(reasonsQuery);
  const decide = useDecideTicket();
  const [openId, setOpenId] = useState<TicketId>();
  const rows = useListKeys<HTMLDivElement>('tbody tr');
  const answer = (ticket: Ticket, decision: TicketDecision, notes = '') => {
    decide.mutate({ ticket, decision, notes });
    setOpenId(undefined);
  };
  return (
    <div className="flex flex-col gap-6">
      <ListFilters
        list={list}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]"
        search={{
          placeholder: 'Search reports, users, or content...',
          className: 'sm:col-span-2 lg:col-span-1',
        }}
        choices={[
          { name: 'status', label: 'Status', placeholder: 'All Status', options: STATUSES },
          {
            name: 'reason',
            label: 'Reason',
            placeholder: 'All Reasons',
            options: (reasons.data ?? []).map((value) => ({
              value,
              label: REPORT_REASON_LABELS[value],
            })),
            error: reasons.isLoadingError ? 'We couldn’t load the reasons.' : undefined,
          },
        ]}
      />
      <AdminList
        list={list}
        rowsOf={(page) => page.tickets}
        words={{
          loading: 'Loading reports...',
          failed: 'We couldn’t load the reports',
          more: 'Load More Reports',
        }}
        skeleton={{ rows: 5, height: 'h-20' }}
        empty={
          <NothingFound
            list={list}
            none={{
              title: 'No reports yet',
              text: 'Content reports will appear here when users submit them.',
            }}
            noMatch={{
              title: 'No reports found',
              text: 'Try adjusting your search criteria.',
              showAll: 'Show all reports',
            }}
          />
        }
      >
        {(tickets) => (
          <div ref={rows} className="flex flex-col gap-4">
            <ListKeysHint opens="opens the details" />
            <ReportTable
              tickets={tickets}
              busyId={decide.isPending ? decide.variables.ticket.id : undefined}
              onOpen={({ id }) => setOpenId(id)}
              onDecide={(ticket, decision) => answer(ticket, decision)}
            />
            <ReportDetailsDialog
              ticket={tickets.find(({ id }) => id === openId)}
              onDecide={answer}
              onClose={() => setOpenId(undefined)}
            />
          </div>
        )}
      </AdminList>
    </div>
  );
}

import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { daysAway } from '#lib/format/format.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Counters, Page } from '#ui';
import { APPEAL_STATUS_LABELS, AppealOutcome } from '@ribbon/domain/sanctions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppealCard } from './AppealCard.tsx';
import { type Answering, AppealDialog } from './AppealDialog.tsx';
import { appealCountsQuery, appealsQuery } from './sanctions.admin.queries.ts';
import { appealFilters } from './sanctions.admin.search.ts';
import { t } from '@ribbon/domain/kernel';

const STATUSES = AppealOutcome.options.map((value) => ({
  value,
  label: APPEAL_STATUS_LABELS[value],
}));

/** Appeals against decisions, the longest wait first. */
export function AppealsScreen() {
  useTitle('Appeals');
  const list = useAdminList({ filters: appealFilters, query: appealsQuery });
  // The appeal itself and not its id: another moderator may take it off the list meanwhile.
  const [answering, setAnswering] = useState<Answering>();
  return (
    <Page
      title="Appeals"
      width="wide"
      intro="People who disagree with a decision. A different moderator decides. Longest waiting first."
    >
      <Counters
        query={useQuery(appealCountsQuery)}
        tiles={({ waiting, oldestAt, sentAgain }) => [
          {
            label: 'Waiting',
            value: waiting,
            note: oldestAt && t('Oldest: {oldestAt}', { oldestAt: daysAway(oldestAt) }),
          },
          { label: 'Hidden content resubmitted', value: sentAgain },
        ]}
      />
      <div className="flex flex-col gap-6">
        <ListFilters
          list={list}
          className="grid gap-4 sm:max-w-xs"
          choices={[{ name: 'status', label: 'Status', placeholder: 'Waiting', options: STATUSES }]}
        />
        <AdminList
          list={list}
          rowsOf={(page) => page.appeals}
          words={{
            loading: 'Loading appeals...',
            failed: 'We couldn’t load the appeals',
            more: 'Load More Appeals',
          }}
          skeleton={{ rows: 2, height: 'h-64' }}
          empty={
            <NothingFound
              list={list}
              none={{ title: 'No appeals waiting', text: 'New appeals will appear here.' }}
              noMatch={{ title: 'No appeals found', showAll: 'Show waiting appeals' }}
            />
          }
        >
          {(appeals) => (
            <ul className="flex flex-col gap-4">
              {appeals.map((appeal) => (
                <AppealCard
                  key={appeal.id}
                  appeal={appeal}
                  onDecide={(outcome) => setAnswering({ appeal, outcome })}
                />
              ))}
            </ul>
          )}
        </AdminList>
        <AppealDialog answering={answering} onClose={() => setAnswering(undefined)} />
      </div>
    </Page>
  );
}

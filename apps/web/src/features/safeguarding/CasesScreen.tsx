import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Counters, Dialog, Page } from '#ui';
import {
  CASE_SOURCE_LABELS,
  CASE_STATUS_LABELS,
  CASE_URGENCY_LABELS,
  CaseSource,
  CaseStatus,
  CaseUrgency,
} from '@ribbon/domain/safeguarding';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CaseTable } from './CaseTable.tsx';
import { NewCaseForm } from './NewCaseForm.tsx';
import { caseCountsQuery, casesQuery } from './safeguarding.queries.ts';
import { caseFilters } from './safeguarding.search.ts';
import { t } from '@ribbon/domain/kernel';

const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

const CHOICES = [
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Needs action',
    options: choicesOf(CaseStatus.options, CASE_STATUS_LABELS),
  },
  {
    name: 'urgency',
    label: 'Urgency',
    placeholder: 'Any urgency',
    options: choicesOf(CaseUrgency.options, CASE_URGENCY_LABELS),
  },
  {
    name: 'source',
    label: 'Source',
    placeholder: 'Anywhere',
    options: choicesOf(CaseSource.options, CASE_SOURCE_LABELS),
  },
  {
    name: 'mine',
    label: 'Handled by',
    placeholder: 'Anyone',
    options: [{ value: 'yes', label: 'Me' }],
  },
];

/** Worries about children that a person has to act on. */
export function CasesScreen() {
  useTitle('Safeguarding');
  const [isOpening, setOpening] = useState(false);
  const navigate = useNavigate();
  return (
    <Page
      title="Safeguarding"
      width="wide"
      intro="Concerns about children that need action, most urgent first. Every case you open is logged."
      actions={
        <Button variant="secondary" icon={<Plus />} onClick={() => setOpening(true)}>
          Open a case
        </Button>
      }
    >
      <Counters
        query={useQuery(caseCountsQuery)}
        tiles={({ open, inHand, referred, closed, overdue = 0 }) => [
          {
            label: 'Open',
            value: open,
            note: overdue > 0 && t('{overdue} overdue in total', { overdue }),
          },
          { label: 'In progress', value: inHand },
          { label: 'Referred', value: referred },
          { label: 'Closed', value: closed },
        ]}
      />
      <Cases />
      <Dialog
        open={isOpening}
        onOpenChange={setOpening}
        title="Open a case"
        description="For what you saw, or what someone told you outside the app. Its clock starts now."
      >
        <NewCaseForm
          onOpened={(caseId) => navigate({ to: '/admin/safeguarding/$caseId', params: { caseId } })}
        />
      </Dialog>
    </Page>
  );
}

function Cases() {
  const list = useAdminList({ filters: caseFilters, query: casesQuery });
  return (
    <div className="flex flex-col gap-6">
      <ListFilters
        list={list}
        className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
        search={{
          placeholder: 'Name or case number...',
          className: 'col-span-2 lg:col-span-1',
        }}
        choices={CHOICES}
      />
      <AdminList
        list={list}
        rowsOf={(page) => page.cases}
        words={{
          loading: 'Loading cases...',
          failed: 'We couldn’t load the cases',
          more: 'Load More Cases',
        }}
        skeleton={{ rows: 4, height: 'h-20' }}
        empty={
          <NothingFound
            list={list}
            none={{
              title: 'No cases waiting',
              text: 'When a child asks for help or may be at risk, a case appears here.',
            }}
            noMatch={{
              title: 'No cases found',
              text: 'Try adjusting your search criteria.',
              showAll: 'Show what is waiting',
            }}
          />
        }
      >
        {(cases) => <CaseTable cases={cases} />}
      </AdminList>
    </div>
  );
}

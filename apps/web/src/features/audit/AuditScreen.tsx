import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { SaveAsCsv } from '#lib/admin-list/SaveAsCsv.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { callForFile } from '#lib/http/client.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Page, TextField } from '#ui';
import { type AuditEntry, auditEndpoints } from '@ribbon/domain/audit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuditDetails } from './AuditDetails.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditActionsQuery, auditQuery, filterOf } from './audit.queries.ts';
import { auditSearch } from './audit.search.ts';

/** What administrators did. Nobody can change it, and it says why. */
export function AuditScreen() {
  useTitle('Audit');
  const list = useAdminList({ filters: auditSearch, query: auditQuery });
  const { data } = useQuery(auditActionsQuery);
  const [opened, setOpened] = useState<AuditEntry>();
  return (
    <Page
      title="Audit"
      width="wide"
      intro="Everything administrators and moderators have done, and why"
      actions={
        <SaveAsCsv
          read={() => callForFile(auditEndpoints.csv, { query: filterOf(list.filters) })}
        />
      }
    >
      <div className="flex flex-col gap-6">
        <ListFilters
          list={list}
          className="grid gap-4 sm:grid-cols-[2fr_1fr]"
          search={{ placeholder: 'Search by username...' }}
          choices={[
            {
              name: 'action',
              label: 'Action',
              placeholder: 'All actions',
              options: (data?.actions ?? []).map((value) => ({ value, label: value })),
            },
          ]}
        />
        <div className="grid grid-cols-2 gap-4 sm:max-w-md">
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              label={name === 'from' ? 'From' : 'Until'}
              type="date"
              required={false}
              value={list.filters[name] ?? ''}
              onChange={({ target }) => list.change({ [name]: target.value || undefined })}
            />
          ))}
        </div>
        <AdminList
          list={list}
          rowsOf={(page) => page.entries}
          words={{
            loading: 'Loading the audit log...',
            failed: 'We couldn’t load the audit log',
            more: 'Load earlier entries',
          }}
          skeleton={{ rows: 3, height: 'h-14' }}
          empty={
            <NothingFound
              list={list}
              none={{ title: 'Nothing yet', text: 'Administrators’ actions will appear here.' }}
              noMatch={{ title: 'Nothing found', showAll: 'Show everything' }}
            />
          }
        >
          {(entries) => <AuditTable entries={entries} onOpen={setOpened} />}
        </AdminList>
      </div>
      <AuditDetails entry={opened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}

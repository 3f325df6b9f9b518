import { Proposals } from '#features/proposals';
import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { ListKeysHint } from '#lib/list-keys/ListKeysHint.tsx';
import { useListKeys } from '#lib/list-keys/useListKeys.ts';
import { OnceSettled } from '#lib/query/OnceSettled.tsx';
import { useTitle } from '#lib/navigation/title.ts';
import { Page } from '#ui';
import { AccountFilterBar } from './AccountFilterBar.tsx';
import { AccountTable } from './AccountTable.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { accountsQuery } from './admin-accounts.queries.ts';
import { accountFilters } from './admin-accounts.search.ts';

export function AdminAccountsScreen() {
  useTitle('Members');
  return (
    <Page
      title="Members"
      width="wide"
      intro="Everyone with an account, and what you can do for them"
      actions={<ResendConfirmation />}
    >
      <Proposals />
      <OnceSettled>
        <Accounts />
      </OnceSettled>
    </Page>
  );
}

function Accounts() {
  const list = useAdminList({ filters: accountFilters, query: accountsQuery });
  const rows = useListKeys<HTMLDivElement>('tbody tr');
  return (
    <div className="flex flex-col gap-6">
      <AccountFilterBar list={list} />
      <AdminList
        list={list}
        rowsOf={(page) => page.accounts}
        words={{
          loading: 'Loading members...',
          failed: 'We couldn’t load the members',
          more: 'Load More Members',
        }}
        skeleton={{ rows: 6, height: 'h-16' }}
        empty={
          <NothingFound
            list={list}
            none={{ title: 'No members yet', text: 'Accounts appear here when people sign up.' }}
            noMatch={{
              title: 'No members found',
              text: 'Search for under-13s by username, or through their guardian’s account.',
              showAll: 'Show all members',
            }}
          />
        }
      >
        {(accounts) => (
          <div ref={rows} className="flex flex-col gap-4">
            <ListKeysHint opens="opens the account" />
            <AccountTable accounts={accounts} />
          </div>
        )}
      </AdminList>
    </div>
  );
}

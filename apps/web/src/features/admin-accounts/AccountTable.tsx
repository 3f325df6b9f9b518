import { EmailAddress } from '#lib/admin-list/EmailAddress.tsx';
import { longDay } from '#lib/format/format.ts';
import { type Column, Table, VerifiedMark, linkClass } from '#ui';
import type { AdminAccount } from '@ribbon/domain/admin-accounts';
import { Link, useNavigate } from '@tanstack/react-router';
import { KindBadges, StateBadge, accountName } from './AccountBadges.tsx';

const COLUMNS: readonly Column<AdminAccount>[] = [
  {
    key: 'person',
    header: 'Member',
    onCard: 'alone',
    cell: (account) => <Person account={account} />,
  },
  {
    key: 'kind',
    header: 'Type & Roles',
    onCard: 'alone',
    cell: (account) => <KindBadges account={account} />,
  },
  {
    key: 'state',
    header: 'Status',
    onCard: 'inline',
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    key: 'since',
    header: 'Joined',
    onCard: 'inline',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()} className="text-sm text-muted">
        {longDay(createdAt)}
      </time>
    ),
  },
];

/** Every account in a row; on a phone a card. */
export function AccountTable({ accounts }: { accounts: readonly AdminAccount[] }) {
  const navigate = useNavigate();
  return (
    <Table
      caption="Members"
      columns={COLUMNS}
      rows={accounts}
      rowKey={({ id }) => id}
      onOpenRow={({ id }) =>
        void navigate({ to: '/admin/accounts/$userId', params: { userId: id } })
      }
    />
  );
}

function Person({ account }: { account: AdminAccount }) {
  return (
    <div className="min-w-0 sm:min-w-52">
      <p className="flex flex-wrap items-center gap-1.5 font-semibold wrap-anywhere">
        <Link to="/admin/accounts/$userId" params={{ userId: account.id }} className={linkClass}>
          {accountName(account)}
        </Link>
        {account.isVerified && <VerifiedMark />}
      </p>
      <p className="text-sm break-words text-muted">
        {account.fullName !== null && `@${account.username}`}
        {account.email !== null && (
          <span className="block">
            <EmailAddress>{account.email}</EmailAddress>
          </span>
        )}
      </p>
    </div>
  );
}

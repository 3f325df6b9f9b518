import { DetailScreen } from '#lib/detail-screen/DetailScreen.tsx';
import { PersonHistory } from '#features/sanctions';
import { Notice, Page, VerifiedMark, linkClass } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import type { AccountDetails } from '@ribbon/domain/admin-accounts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { KindBadges, StateBadge, accountName } from '../AccountBadges.tsx';
import { accountQuery } from '../admin-accounts.queries.ts';
import { AccountActs } from './AccountActs.tsx';
import { HistoryParts } from './HistoryParts.tsx';
import { OpenAccount } from './OpenAccount.tsx';
import { RecordPart } from './RecordPart.tsx';

/** One account, with its history and everything that can be done about it. */
export function AccountScreen() {
  const { userId } = useParams({ from: '/admin/accounts/$userId' });
  return (
    <DetailScreen
      query={useQuery(accountQuery(userId as UserId))}
      words={{
        title: 'Member',
        loading: 'Loading the account...',
        failed: 'We couldn’t load the account',
      }}
      missing="Account not found"
      skeletons={['h-40', 'h-64']}
      width="wide"
    >
      {(details) => <Account details={details} />}
    </DetailScreen>
  );
}

function Account({ details }: { details: AccountDetails }) {
  const { account, record, history, isOwn } = details;
  return (
    <Page
      title={accountName(account)}
      kicker={
        <Link to="/admin/accounts" className={linkClass}>
          Members
        </Link>
      }
      width="wide"
    >
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-muted">
          @{account.username}
          {account.isVerified && <VerifiedMark />}
          <StateBadge state={account.state} />
        </p>
        <KindBadges account={account} />
      </div>
      {isOwn && (
        <Notice role="none">
          This is your account, or a child you look after, so another administrator has to deal with
          it.
        </Notice>
      )}
      {record === null || history === null ? (
        !isOwn && <OpenAccount userId={account.id} />
      ) : (
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          <RecordPart account={account} record={record} />
          <div className="lg:row-span-2">
            <AccountActs details={{ ...details, record, history }} />
          </div>
          <div className="flex min-w-0 flex-col gap-12">
            <PersonHistory userId={account.id} />
            <HistoryParts history={history} />
          </div>
        </div>
      )}
    </Page>
  );
}

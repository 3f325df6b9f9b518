import { WhyDialog } from '#lib/admin-list/WhyForm.tsx';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Counters, Page, Tabs } from '#ui';
import { type EmailOverview, successRate } from '@ribbon/domain/email';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RefreshCw, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ErrorsPanel } from './ErrorsPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { OverviewPanel } from './OverviewPanel.tsx';
import { type EmailShown, MailDetails } from './MailDetails.tsx';
import { emailOverviewQuery, useRetry } from './email.queries.ts';
import type { EmailTab } from './email.search.ts';
import { t } from '@ribbon/domain/kernel';

/** What is usually said about it. */
const RETRY_REASONS = ['The mail server is back', 'We’ve fixed the problem on our side'] as const;

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`;

export function EmailEventsScreen() {
  useTitle('Email Events');
  const { tab = 'overview' } = useSearch({ from: '/admin/email-events' });
  const navigate = useNavigate({ from: '/admin/email-events' });
  const overview = useQuery(emailOverviewQuery);
  const [shown, setShown] = useState<EmailShown>();
  const retry = useRetry();
  const stats = overview.data?.stats;
  const [asked, setAsked] = useState<number>();
  const onRetry = () => setAsked(stats?.retryable ?? 0);
  const names = overview.data?.names ?? [];
  return (
    <Page
      title="Email Events"
      width="wide"
      intro="Monitor and manage automated email notifications"
      actions={<Actions stats={stats} isRetrying={retry.isPending} onRetry={onRetry} />}
    >
      <Counters
        query={overview}
        tiles={({ stats: known }) => [
          { label: 'Total Events', one: 'Event', value: known?.total },
          { label: 'Successful', value: known && known.total - known.failed },
          { label: 'Failed', value: known?.failed },
          { label: 'Success Rate', value: known && `${successRate(known)}%` },
        ]}
      />
      <Tabs
        label="Email events"
        value={tab}
        onValueChange={(next) =>
          void navigate({
            search: { tab: next === 'overview' ? undefined : (next as EmailTab) },
            replace: true,
          })
        }
        items={[
          {
            value: 'overview',
            label: 'Overview',
            panel: (
              <OverviewPanel
                query={overview}
                isRetrying={retry.isPending}
                onRetry={onRetry}
                onShow={setShown}
              />
            ),
          },
          {
            value: 'events',
            label: counted(
              t('{of, select, log {Events} other {Events}}', { of: 'log' }),
              stats?.sent,
            ),
            panel: <EventsPanel names={names} onShow={(event) => setShown({ event })} />,
          },
          {
            value: 'errors',
            label: counted('Errors', stats?.errors),
            count: stats?.failed || undefined,
            panel: <ErrorsPanel names={names} onShow={(error) => setShown({ error })} />,
          },
        ]}
      />
      <WhyDialog
        deciding={asked}
        about={(count) => ({
          key: String(count),
          title: 'Retry failed emails',
          consequence:
            count === 1
              ? 'One email will be sent again, and only once, even if someone else retries too.'
              : t(
                  '{count} emails will be sent again, each only once, even if someone else retries too.',
                  { count },
                ),
        })}
        usual={RETRY_REASONS}
        legend="Why now?"
        confirmLabel="Retry"
        pending={retry.isPending}
        onSay={(_, reason) => {
          setAsked(undefined);
          retry.mutate(reason);
        }}
        onClose={() => setAsked(undefined)}
      />
      <MailDetails shown={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}

function Actions({
  stats,
  isRetrying,
  onRetry,
}: {
  stats: EmailOverview['stats'] | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  const queries = useQueryClient();
  const [head] = emailOverviewQuery.queryKey;
  const retryable = stats?.retryable ?? 0;
  return (
    <>
      <Button
        variant="secondary"
        icon={<RefreshCw aria-hidden />}
        onClick={() => void queries.invalidateQueries({ queryKey: [head] })}
      >
        Refresh
      </Button>
      <Button
        icon={<RotateCcw aria-hidden />}
        disabled={isRetrying || retryable === 0}
        onClick={onRetry}
      >
        {isRetrying ? 'Retrying...' : t('Retry Failed ({retryable})', { retryable })}
      </Button>
    </>
  );
}

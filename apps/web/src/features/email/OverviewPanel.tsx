import { dayAndTime } from '#lib/format/format.ts';
import { Button, CHECK_CONNECTION, Loading, QueryBoundary, Section, Skeleton } from '#ui';
import type { EmailOverview } from '@ribbon/domain/email';
import type { UseQueryResult } from '@tanstack/react-query';
import { EventName } from './EventName.tsx';
import { RetryBadge } from './ErrorsPanel.tsx';
import type { EmailShown } from './MailDetails.tsx';

interface Props {
  query: UseQueryResult<EmailOverview>;
  isRetrying: boolean;
  onRetry: () => void;
  onShow: (shown: EmailShown) => void;
}

/** The latest of both lists. */
export function OverviewPanel({ query, ...rest }: Props) {
  return (
    <QueryBoundary
      query={query}
      failed={{ title: 'We couldn’t load the emails', text: CHECK_CONNECTION }}
      loading={
        <Loading label="Loading emails...">
          <Skeleton shape="block" className="h-64" />
        </Loading>
      }
    >
      {(overview) => <Overview overview={overview} {...rest} />}
    </QueryBoundary>
  );
}

function Overview({
  overview: { events, errors, stats },
  isRetrying,
  onRetry,
  onShow,
}: Omit<Props, 'query'> & { overview: EmailOverview }) {
  return (
    <div className="flex flex-col gap-10">
      <Section title="Recent Email Activity">
        {events.length === 0 ? (
          <p className="text-muted">No recent email events</p>
        ) : (
          <ul className="divide-y-2 divide-line">
            {events.map((event) => (
              <li key={event.id} className="flex flex-wrap items-center gap-3 py-3">
                <span className="min-w-0 flex-1">
                  <EventName event={event.event} />
                  <span className="block pl-6 text-sm text-muted">
                    {dayAndTime(event.processedAt)}
                  </span>
                </span>
                <Button variant="ghost" onClick={() => onShow({ event })}>
                  Details
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {errors.length > 0 && (
        <Section title="Recent Errors">
          <ul className="divide-y-2 divide-line">
            {errors.map((error) => (
              <li key={error.id} className="flex flex-wrap items-center gap-3 py-3">
                <span className="min-w-0 flex-1">
                  <EventName event={error.event} />
                  <span className="block pl-6 text-sm wrap-anywhere text-muted">
                    {error.errorMessage}
                  </span>
                </span>
                <RetryBadge error={error} />
                <Button variant="ghost" onClick={() => onShow({ error })}>
                  Details
                </Button>
              </li>
            ))}
          </ul>
          <p>
            <Button
              variant="secondary"
              disabled={isRetrying || stats.retryable === 0}
              onClick={onRetry}
            >
              {isRetrying ? 'Retrying...' : 'Retry All Failed'}
            </Button>
          </p>
        </Section>
      )}
    </div>
  );
}

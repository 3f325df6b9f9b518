import { DetailsDialog } from '#lib/admin-list/DetailsDialog.tsx';
import { dayAndTime } from '#lib/format/format.ts';
import type { EmailError, EmailEvent } from '@ribbon/domain/email';
import { t } from '@ribbon/domain/kernel';
import type { ReactNode } from 'react';

/** What is looked at: a mail that went, or one that did not. */
export type EmailShown =
  | { event: EmailEvent; error?: undefined }
  | { error: EmailError; event?: undefined };

export function MailDetails({
  shown,
  onClose,
}: {
  shown: EmailShown | undefined;
  onClose: () => void;
}) {
  return (
    <DetailsDialog
      row={shown}
      title={shown?.error ? 'Email Error Details' : 'Email Event Details'}
      onClose={onClose}
    >
      {({ event, error }) => (
        <dl className="flex flex-col gap-4">
          <Fact name="Event Type">{(event ?? error)?.event}</Fact>
          {event && <Fact name="Processed At">{dayAndTime(event.processedAt)}</Fact>}
          {error && (
            <>
              <Fact name="Occurred At">{dayAndTime(error.occurredAt)}</Fact>
              <Fact name="Error Message">{error.errorMessage}</Fact>
              <Fact name="Error Details">
                {t('{tries, plural, one {Tried once} other {Tried # times}}', {
                  tries: error.tries,
                })}
                {!error.canRetry && '; it can’t be retried'}
              </Fact>
              <Fact name="Retry Status">
                {error.retriedAt
                  ? t('Retried on {retriedAt}', { retriedAt: dayAndTime(error.retriedAt) })
                  : 'Not retried'}
              </Fact>
            </>
          )}
          <Fact name="Event Data">
            <pre className="rounded-md bg-canvas p-3 text-sm wrap-anywhere whitespace-pre-wrap">
              {JSON.stringify((event ?? error)?.data, null, 2)}
            </pre>
          </Fact>
        </dl>
      )}
    </DetailsDialog>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

import { DetailsDialog } from '#lib/admin-list/DetailsDialog.tsx';
import { dayAndTime } from '#lib/format/format.ts';
import type { AuditEntry } from '@ribbon/domain/audit';
import { actorOf, nameOf } from './AuditTable.tsx';

/** Everything that was written down about one act. */
export function AuditDetails({
  entry,
  onClose,
}: {
  entry: AuditEntry | undefined;
  onClose: () => void;
}) {
  return (
    <DetailsDialog row={entry} title="Audit entry" onClose={onClose}>
      {(shown) => (
        <dl className="flex flex-col gap-4">
          {[
            ['Action', shown.action],
            ['Who', actorOf(shown)],
            ['Subject', [shown.subjectKind, nameOf(shown.subject)].filter(Boolean).join(' ')],
            ['ID', shown.subject?.id ?? '–'],
            ['Reason', shown.reason ?? '–'],
            ['When', dayAndTime(shown.at)],
          ].map(([name, text]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
          <div>
            <dt className="text-sm text-muted">Details</dt>
            <dd>
              <pre className="rounded-md bg-canvas p-3 text-sm wrap-anywhere whitespace-pre-wrap">
                {JSON.stringify(shown.details, null, 2)}
              </pre>
            </dd>
          </div>
        </dl>
      )}
    </DetailsDialog>
  );
}

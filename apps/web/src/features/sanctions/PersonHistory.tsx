import { longDay } from '#lib/format/format.ts';
import { Badge, Heading, QueryBoundary, Skeleton } from '#ui';
import { type UserId, dateTimeText } from '@ribbon/domain/accounts';
import {
  type PastSanction,
  SANCTION_LABELS,
  SANCTION_REASON_LABELS,
} from '@ribbon/domain/sanctions';
import { useQuery } from '@tanstack/react-query';
import { UndoButton } from './admin/UndoButton.tsx';
import { historyQuery } from './sanctions.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** What was decided about somebody before, newest first. */
export function PersonHistory({ userId }: { userId: UserId }) {
  return (
    <section aria-label="Previous decisions" className="flex flex-col gap-3">
      <Heading level={3} size="lg">
        Previous decisions
      </Heading>
      <QueryBoundary
        query={useQuery(historyQuery(userId))}
        failed={{ level: 4, title: 'We couldn’t load previous decisions' }}
        loading={<Skeleton shape="block" className="h-12" />}
        empty={<p className="text-muted">Nothing so far.</p>}
      >
        {(sanctions) => (
          <ul className="flex flex-col gap-3">
            {sanctions.map((sanction) => (
              <Entry key={sanction.id} sanction={sanction} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
}

function Entry({ sanction }: { sanction: PastSanction }) {
  const { kind, reason, createdAt, untilAt, issuedBy, internalNote, undone } = sanction;
  return (
    <li className="flex flex-col gap-1 rounded-md bg-surface-sunken p-3 text-sm">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={undone ? 'neutral' : 'caution'}>{SANCTION_LABELS[kind]}</Badge>
        <span>{SANCTION_REASON_LABELS[reason]}</span>
        <time dateTime={createdAt.toISOString()} className="text-muted">
          {longDay(createdAt)}
          {issuedBy !== null && t(', by {issuedBy}', { issuedBy })}
        </time>
      </span>
      {untilAt && <span>Until {dateTimeText(untilAt)}</span>}
      {internalNote !== null && (
        <span className="wrap-anywhere whitespace-pre-wrap">{internalNote}</span>
      )}
      {undone ? (
        <span className="text-muted">Undone {longDay(undone.at)}</span>
      ) : (
        <UndoButton sanction={sanction} label="Undo" />
      )}
    </li>
  );
}

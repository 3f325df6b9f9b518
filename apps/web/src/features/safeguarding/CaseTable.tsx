import { dayAndTime } from '#lib/format/format.ts';
import { type Column, Table, linkClass } from '#ui';
import { AGE_BAND_LABELS } from '@ribbon/domain/accounts';
import { CASE_SOURCE_LABELS, type CaseSummary } from '@ribbon/domain/safeguarding';
import { Link, useNavigate } from '@tanstack/react-router';
import { CaseClock, StatusBadge, UrgencyBadge } from './CaseBadges.tsx';
import { t } from '@ribbon/domain/kernel';

const COLUMNS: readonly Column<CaseSummary>[] = [
  { key: 'case', header: 'Case', onCard: 'alone', cell: (one) => <Which {...one} /> },
  {
    key: 'source',
    header: 'Source',
    onCard: 'alone',
    cell: ({ source }) => CASE_SOURCE_LABELS[source],
  },
  { key: 'status', header: 'Status', onCard: 'inline', cell: (one) => <Standing {...one} /> },
  {
    key: 'clock',
    header: 'Time',
    onCard: 'inline',
    cell: ({ status, dueAt, closedAt, createdAt }) => (
      <div className="flex flex-col items-start gap-1 text-sm">
        <CaseClock status={status} dueAt={dueAt} />
        <time dateTime={createdAt.toISOString()} className="text-muted">
          {closedAt
            ? t('Closed {closedAt}', { closedAt: dayAndTime(closedAt) })
            : t('Opened {createdAt}', { createdAt: dayAndTime(createdAt) })}
        </time>
      </div>
    ),
  },
];

/** Every case in a row; on a phone a card. */
export function CaseTable({ cases }: { cases: readonly CaseSummary[] }) {
  const navigate = useNavigate();
  return (
    <Table
      caption="Safeguarding cases"
      columns={COLUMNS}
      rows={cases}
      rowKey={({ id }) => id}
      onOpenRow={({ id }) =>
        void navigate({ to: '/admin/safeguarding/$caseId', params: { caseId: id } })
      }
    />
  );
}

function Which({ id, number, child }: CaseSummary) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <Link to="/admin/safeguarding/$caseId" params={{ caseId: id }} className={linkClass}>
        Case {number}
      </Link>
      <span className="text-sm wrap-anywhere">
        {child ? `${child.name}, ${AGE_BAND_LABELS[child.ageBand]}` : 'No account'}
      </span>
    </div>
  );
}

function Standing({ status, urgency, assignee }: CaseSummary) {
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap gap-1.5">
        <UrgencyBadge urgency={urgency} />
        <StatusBadge status={status} />
      </span>
      {assignee && <span className="text-sm text-muted">{assignee.name}</span>}
    </div>
  );
}

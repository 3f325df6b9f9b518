import { PersonPortrait } from '#features/media';
import { When } from '#lib/format/When.tsx';
import { Badge } from '#ui';
import { t } from '@ribbon/domain/kernel';
import { REPORT_REASON_LABELS, type TicketDetails } from '@ribbon/domain/reports';
import { Part } from './Part.tsx';

/** The reports of one item, newest first. */
export function ReportsPart({ reports }: { reports: TicketDetails['reports'] }) {
  return (
    <Part
      title={t('{count, plural, one {What was reported} other {# reports}}', {
        count: reports.length,
      })}
    >
      <ul className="flex flex-col gap-4">
        {reports.map(({ id, reporter, reason, description, childAtRiskNow, createdAt }) => (
          <li key={id} className="flex flex-col gap-2 rounded-md bg-surface-sunken p-4">
            <p className="flex flex-wrap items-center gap-2.5 text-sm">
              {reporter && <PersonPortrait person={reporter} size="sm" />}
              <span className="font-semibold">
                {reporter?.name ?? 'Someone without an account'}
              </span>
              {reporter && <span className="text-muted">@{reporter.username}</span>}
              <When at={createdAt} className="text-muted" />
            </p>
            <p className="flex flex-wrap gap-1.5">
              <Badge tone="brand">{REPORT_REASON_LABELS[reason]}</Badge>
              {childAtRiskNow && <Badge tone="danger">A child may be at risk</Badge>}
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{description}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

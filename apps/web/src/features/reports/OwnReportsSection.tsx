import { longDay } from '#lib/format/format.ts';
import { Badge, type BadgeTone, Button, QueryBoundary, Section, Skeleton } from '#ui';
import {
  type OwnReport,
  REPORTED_TYPE_LABELS,
  REPORT_OUTCOME_LABELS,
  REPORT_REASON_LABELS,
  type ReportOutcome,
} from '@ribbon/domain/reports';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { ReportPersonDialog } from './ReportPersonDialog.tsx';
import { ownReportsQuery } from './reports.queries.ts';

const TONES: Readonly<Record<ReportOutcome, BadgeTone>> = {
  waiting: 'caution',
  acted: 'safe',
  looked_into: 'neutral',
  nothing_found: 'neutral',
};

/** The reader's reports, with their outcome. */
export function OwnReportsSection() {
  return (
    <div id="reports">
      <Section
        title="My reports"
        intro="Only our safety team knows about them."
        actions={<ReportSomeone />}
      >
        <QueryBoundary
          query={useQuery(ownReportsQuery)}
          failed={{ title: 'We couldn’t load your reports' }}
          loading={<Skeleton shape="block" className="h-20" />}
          empty={<p className="text-muted">You haven’t reported anything.</p>}
        >
          {(reports) => (
            <ul className="flex flex-col gap-3">
              {reports.map((report) => (
                <Row key={report.id} report={report} />
              ))}
            </ul>
          )}
        </QueryBoundary>
      </Section>
    </div>
  );
}

/** Reports somebody by username, including a blocked person. */
function ReportSomeone() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Flag aria-hidden />} onClick={() => setOpen(true)}>
        Report someone
      </Button>
      <ReportPersonDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

function Row({ report: { contentType, reason, createdAt, outcome } }: { report: OwnReport }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
      <p>
        <span className="inline-block font-semibold first-letter:uppercase">
          {REPORTED_TYPE_LABELS[contentType]}
        </span>
        <span className="block text-sm text-muted">
          {REPORT_REASON_LABELS[reason]}, {longDay(createdAt)}
        </span>
      </p>
      <Badge tone={TONES[outcome]}>{REPORT_OUTCOME_LABELS[outcome]}</Badge>
    </li>
  );
}

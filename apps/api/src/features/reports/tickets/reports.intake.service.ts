import type { Clock } from '#platform/clock';
import { invalidateForReaders } from '#platform/realtime/readers';
import type { DB } from '#db/schema.generated';
import type { CaseOpening } from '#features/safeguarding';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { dueAt, reportFaults, urgencyOf } from '@ribbon/domain/reports';
import { CASE_LINK_LABELS, CASE_SUMMARIES, CaseSubjectKind } from '@ribbon/domain/safeguarding';
import type { Kysely } from 'kysely';
import { type ReportToKeep, reportStore } from '../reports.store.ts';
import type { ReportSubject } from '#platform/content/content';
import { asTicket } from './reports.tickets.scope.ts';
import { keptMediaStore } from './reports.kept-media.store.ts';
import { TICKETS_TOPIC, ticketStore } from './reports.tickets.store.ts';

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
  /** Opens a case about a child. */
  cases: CaseOpening;
}

export type TicketIntake = ReturnType<typeof ticketIntake>;

const isLinked = (kind: string): kind is CaseSubjectKind =>
  CaseSubjectKind.options.some((one) => one === kind);

/** Puts a report to the ticket of its thing, or opens one. */
export const ticketIntake = ({ clock, domainEvents, cases }: Needs) => ({
  async add(
    tx: Kysely<DB>,
    report: ReportToKeep,
    subject: ReportSubject & { about?: string },
  ): Promise<void> {
    const at = clock();
    const urgency = urgencyOf(report);
    const due = dueAt(urgency, at);
    const { id: ticketId, isNew } = await ticketStore.open(tx, {
      report,
      subject,
      urgency,
      due,
      at,
    });
    // The pictures of the first report, like its words: what was added later is another matter.
    if (isNew) await keptMediaStore.keep(tx, ticketId, subject.mediaIds ?? []);
    const reportId = await reportStore.insert(tx, {
      ...report,
      ticketId,
      authorId: subject.authorId,
      at,
    });
    // Thrown out of the transaction, so that the ticket does not count it either.
    if (reportId === undefined) throw reportFaults.alreadyReported();
    if (report.childAtRiskNow) {
      const { contentType: kind, contentId: subjectId, reporterId } = report;
      await cases.open(tx, {
        source: 'content_report',
        reportId,
        childId: await ticketStore.minorAmong(tx, [subject.authorId, reporterId], at),
        openedBy: reporterId,
        urgency: 'emergency',
        category: null,
        summary: CASE_SUMMARIES.report,
        links: isLinked(kind) ? [{ kind, subjectId, label: CASE_LINK_LABELS.reported }] : [],
      });
    }
    await domainEvents.publish(tx, 'content.reported', { reportId });
    await domainEvents.publish(tx, 'report.due', { ticketId }, { from: due });
    await invalidateForReaders(tx, asTicket(ticketId), TICKETS_TOPIC);
  },
});

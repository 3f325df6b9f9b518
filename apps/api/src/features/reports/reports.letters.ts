import { peopleIn } from '#db/people';
import { type LetterRow, letter, together } from '#platform/mail/letters';
import type { Platform } from '#platform/slice';
import type { UserId } from '@ribbon/domain/accounts';
import { REPORT_REASON_LABELS } from '@ribbon/domain/reports';
import { reportStore } from './reports.store.ts';

/** Tells the one who reported that we have heard (child-safety rule 17), and those who act. */
export const reportLetters = ({ db, clock }: Platform): LetterRow[] => [
  letter({
    on: 'content.reported',
    template: 'report_received',
    about: async ({ reportId }) => {
      const report = await reportStore.find(db, reportId);
      if (!report?.reporterId || report.acknowledgedAt !== null) return undefined;
      const reporter = await peopleIn(db, clock()).person(report.reporterId as UserId);
      return reporter && { reportId, reporter, isUrgent: report.childAtRiskNow };
    },
    to: ({ reporter }) => [reporter],
    write: ({ reporter, isUrgent }, { platformName }) => ({
      subject: `We have your report`,
      preview: 'Thank you for telling us.',
      greeting: `Hello ${reporter.username},`,
      paragraphs: [
        `Thank you for telling us. A person at ${platformName} reads your report within 24 hours. Whoever you reported does not learn that it was you.`,
        ...(isUrgent
          ? [
              'You said that a child may be at risk now, so we read it first. If somebody is in danger at this moment, please call the emergency number of your country.',
            ]
          : []),
      ],
    }),
    sent: ({ reportId }) => reportStore.acknowledge(db, reportId, clock()),
  }),
  // What kind of thing and why, but neither its words nor who reported it.
  letter({
    on: 'content.reported',
    template: 'content_reported',
    about: ({ reportId }) => reportStore.find(db, reportId),
    to: async () => [together(await peopleIn(db, clock()).systemAdmins())],
    write: ({ contentType, contentId, reason, childAtRiskNow }, { platformName }) => {
      const what = contentType.replaceAll('_', ' ');
      return {
        subject: childAtRiskNow
          ? `${platformName}: A CHILD MAY BE AT RISK NOW, please read this report first`
          : `${platformName}: a ${what} was reported`,
        preview: `${REPORT_REASON_LABELS[reason]}. Reports are read within 24 hours.`,
        greeting: childAtRiskNow ? 'Please look at this now' : 'A new report',
        paragraphs: [
          `Somebody has reported a ${what}. Reason: ${REPORT_REASON_LABELS[reason]}.`,
          ...(childAtRiskNow
            ? ['They say that a child may be at risk at this moment. Please read it before others.']
            : []),
          `Its number is ${contentId}.`,
        ],
      };
    },
  }),
];

import * as z from 'zod';
import { kind } from '../kernel/index.ts';

/** Notifications about reports. No text repeats what a user wrote. */
export const reportKinds = {
  report_waiting: kind({
    category: 'safety',
    label: 'Something was reported',
    shownTo: 'systemAdmins',
    data: z.object({ urgent: z.boolean() }),
    title: ({ urgent }) => (urgent ? 'URGENT: a new report' : 'A new report'),
    message: ({ urgent }) =>
      urgent
        ? 'A child may be at risk now. Please read it first.'
        : 'Someone has reported something.',
    link: () => '/admin/reports',
    mail: 'none',
    isRequired: true,
  }),
  report_overdue: kind({
    category: 'safety',
    label: 'A report is overdue',
    shownTo: 'systemAdmins',
    data: z.object({}),
    title: () => 'A report is overdue',
    message: () => 'It wasn’t answered in time. Please look at it now.',
    link: () => '/admin/reports?status=pending',
    mail: 'none',
    isRequired: true,
  }),
  report_decided: kind({
    category: 'safety',
    label: 'Updates on your report',
    data: z.object({ acted: z.boolean(), isResolved: z.boolean().default(false) }),
    title: () => 'Your report was read',
    message: ({ acted, isResolved }) => {
      if (acted) return 'Thank you. We have taken action.';
      return isResolved
        ? 'Thank you. A person has read it and looked into it.'
        : 'Thank you. We looked into it and found nothing that breaks our rules.';
    },
    link: () => '/account#reports',
    mail: 'none',
    isRequired: true,
  }),
};

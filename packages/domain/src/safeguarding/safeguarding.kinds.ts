import * as z from 'zod';
import { kind, t } from '../kernel/index.ts';
import { CaseId } from './safeguarding.schema.ts';

const data = z.object({ caseId: CaseId });
const link = ({ caseId }: z.output<typeof data>) => `/admin/safeguarding/${caseId}`;

/**
 * Notifications for system admins about cases. No text names a child or repeats what a child wrote.
 */
export const safeguardingKinds = {
  case_opened: kind({
    category: 'safety',
    label: 'A safeguarding case is opened',
    shownTo: 'systemAdmins',
    data,
    title: () => 'A safeguarding case was opened',
    message: () => 'A child may need help. Please look at it now.',
    link,
    mail: 'none',
    isRequired: true,
  }),
  case_overdue: kind({
    category: 'safety',
    label: 'A safeguarding case is overdue',
    shownTo: 'systemAdmins',
    data,
    title: () => 'A safeguarding case is overdue',
    message: () => 'It has passed its deadline and has been neither referred nor closed.',
    link,
    mail: 'none',
    isRequired: true,
  }),
  case_replied: kind({
    category: 'safety',
    label: 'A child replies in a safeguarding case',
    shownTo: 'systemAdmins',
    data,
    title: () => 'New message in a safeguarding case',
    message: () => 'Someone has written to our team. Please read it soon.',
    link,
    mail: 'none',
    isRequired: true,
  }),
  // The text reveals nothing to a bystander, and no email goes out.
  talk_answered: kind({
    category: 'safety',
    label: 'An answer from our team',
    data: z.object({}),
    title: () => 'You have a new answer',
    message: () => 'Our team has written back to you.',
    link: () => '/answers',
    mail: 'none',
    isRequired: true,
  }),
  case_handed_over: kind({
    category: 'safety',
    label: 'A safeguarding case is handed over to you',
    shownTo: 'systemAdmins',
    data,
    title: () => 'A safeguarding case has been handed to you',
    message: (_, { name }) => t('{name} has handed you a safeguarding case.', { name }),
    link,
    mail: 'on',
    isRequired: true,
  }),
};

import * as z from 'zod';
import { inReadersWords, TimedKind, WAITING_HOURS, kind, t } from '../kernel/index.ts';

const NAMES: Readonly<Record<TimedKind, string>> = {
  messages: 'A message',
  queue: 'Something held for review',
  appeals: 'An appeal',
  sent_again: 'Resubmitted content',
  guardian_forms: 'A guardian’s signed form',
  reviews: 'A club review',
  claims: 'A club claim',
  competitions: 'A competition',
};

export const adminStartKinds = {
  waiting_overdue: kind({
    category: 'safety',
    label: 'Something has been waiting longer than we promise',
    shownTo: 'systemAdmins',
    data: z.object({ kind: TimedKind }),
    title: () => 'Something is overdue',
    message: ({ kind: what }) =>
      t('{what} has been waiting for more than {hours} hours. Please look at it now.', {
        what: inReadersWords(NAMES[what]),
        hours: WAITING_HOURS[what],
      }),
    link: () => '/admin',
    mail: 'none',
    isRequired: true,
  }),
};

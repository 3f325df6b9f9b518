import * as z from 'zod';
import { inReadersWords, kind, t } from '../kernel/index.ts';
import { FORM_PROBLEM_TEXTS, FormProblem } from './guardian-forms.problems.texts.ts';

export const guardianFormKinds = {
  guardian_form_waiting: kind({
    category: 'safety',
    label: 'A guardian sent a signed form',
    shownTo: 'systemAdmins',
    data: z.object({}),
    title: () => 'A signed form to check',
    message: () => 'A parent or guardian sent a signed form. Their child waits for it.',
    link: () => '/admin/guardian-forms',
    mail: 'none',
  }),
  // After an accepted form the news is the guardian's verification.
  guardian_form_declined: kind({
    category: 'family',
    label: 'We couldn’t accept your signed form',
    shownTo: 'adults',
    data: z.object({ child: z.string(), problem: FormProblem }),
    title: () => 'About your signed form',
    message: ({ child, problem }) =>
      t('We couldn’t accept your form for {child}. {problem} You can send it again in My Family.', {
        child,
        problem: inReadersWords(FORM_PROBLEM_TEXTS[problem]),
      }),
    link: () => '/family',
    mail: 'none',
    isRequired: true,
  }),
};

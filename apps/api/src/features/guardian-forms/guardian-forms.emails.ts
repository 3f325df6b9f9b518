import { peopleIn } from '#db/people/people';
import { translated } from '#platform/language/reader';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { FORM_PROBLEM_TEXTS } from '@ribbon/domain/guardian-forms';
import { formStore } from './guardian-forms.store.ts';
import { t } from '@ribbon/domain/kernel';

/** Says to a guardian what became of the form. */
export const formEmails = ({ db, clock, config }: Platform): EmailDefinition[] => [
  defineEmail({
    on: 'guardian.form.decided',
    template: 'guardian_form_decided',
    about: async ({ formId }) => {
      const form = await formStore.find(db, formId);
      if (form === undefined) return undefined;
      const people = peopleIn(db, clock());
      const guardian = await people.person(form.guardianId);
      const child = await people.person(form.childId);
      return guardian && child && { guardian, child, problem: form.problem, words: form.words };
    },
    to: ({ guardian }) => [guardian],
    write: ({ child, problem, words }, { reader, platformName }) => ({
      subject:
        problem === null
          ? t('We’ve accepted your form for {child}', { child: child.name })
          : t('Your form for {child} needs another look', { child: child.name }),
      preview:
        problem === null
          ? t('Friends, posts and challenges are now open to {child}.', { child: child.name })
          : 'You can send it again.',
      greeting: t('Hello {reader},', { reader: reader.name }),
      paragraphs:
        problem === null
          ? [
              t(
                'Thank you. We’ve looked at your signed form and accepted it. Friends, posts and challenges are now open to {child} if you switch them on.',
                { child: child.name },
              ),
              'We’ve deleted the picture of the form.',
            ]
          : [
              t('We’ve looked at your signed form for {child} and couldn’t accept it. {problem}', {
                child: child.name,
                problem: translated(FORM_PROBLEM_TEXTS[problem]),
              }),
              ...(words === null
                ? []
                : [
                    t('A message from the {platformName} team: “{words}”', { platformName, words }),
                  ]),
              t(
                'We’ve deleted the picture. You can send the form again in My Family. Until then {child} can use the account on their own, as before.',
                { child: child.name },
              ),
            ],
      button: { label: 'Open My Family', href: `${config.publicUrl}/family` },
    }),
  }),
];

import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { FORM_PROBLEM_TEXTS } from '@ribbon/domain/guardian-forms';
import { formStore } from './guardian-forms.store.ts';

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
          ? `We’ve accepted your form for ${child.name}`
          : `Your form for ${child.name} needs another look`,
      preview:
        problem === null
          ? `Friends, posts and challenges are now open to ${child.name}.`
          : 'You can send it again.',
      greeting: `Hello ${reader.name},`,
      paragraphs:
        problem === null
          ? [
              `Thank you. We’ve looked at your signed form and accepted it. Friends, posts and challenges are now open to ${child.name} if you switch them on.`,
              'We’ve deleted the picture of the form.',
            ]
          : [
              `We’ve looked at your signed form for ${child.name} and couldn’t accept it. ${FORM_PROBLEM_TEXTS[problem]}`,
              ...(words === null ? [] : [`A message from the ${platformName} team: “${words}”`]),
              `We’ve deleted the picture. You can send the form again in My Family. Until then ${child.name} can use the account on their own, as before.`,
            ],
      button: { label: 'Open My Family', href: `${config.publicUrl}/family` },
    }),
  }),
];

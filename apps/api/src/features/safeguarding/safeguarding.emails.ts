import { amongReaders, hasReader } from '#db/visibility/concerned';
import { peopleIn } from '#db/people/people';
import {
  type EmailContent,
  type EmailDefinition,
  defineEmail,
  together,
} from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import type { CaseId } from '@ribbon/domain/safeguarding';
import { asCase } from './cases/safeguarding.scope.ts';
import { caseReadingStore } from './cases/safeguarding.read.store.ts';
import { t, dateFormat } from '@ribbon/domain/kernel';
import { translated } from '#platform/language/reader';

const time = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Emails the people who can act, but never what was written: a mailbox is no place for that. */
export function safeguardingEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());
  const readers = async (caseId: CaseId) =>
    together(await amongReaders(db, asCase(caseId), await people().systemAdmins()));
  const button = (caseId: CaseId): NonNullable<EmailContent['button']> => ({
    label: 'Open the case',
    href: `${config.publicUrl}/admin/safeguarding/${caseId}`,
  });
  return [
    // To the operator, who can make somebody else an administrator.
    defineEmail({
      on: 'safeguarding.opened',
      template: 'case_without_reader',
      about: async (event) => ((await hasReader(db, asCase(event.caseId))) ? undefined : event),
      to: () => [{ email: config.safetyContact ?? null }],
      write: (_, { platformName }) => ({
        subject: t('{platformName}: nobody can read a safeguarding case', { platformName }),
        preview: 'It’s about every system admin.',
        greeting: 'Please act now',
        paragraphs: [
          'We’ve opened a safeguarding case that involves every system admin, so none of them can see it. A child may need help.',
          'Please make someone who isn’t involved a system admin (npm run admin:create -- --another). The case is waiting for them in Safeguarding.',
        ],
      }),
    }),
    defineEmail({
      on: 'safeguarding.opened',
      template: 'safeguarding_alert',
      about: ({ caseId }) => caseReadingStore.alert(db, caseId),
      to: async ({ caseId }) => [await readers(caseId)],
      write: ({ caseId, urgency, source, dueAt, username, email }, { platformName }) => ({
        subject:
          urgency === 'emergency'
            ? t('{platformName}: A CHILD MAY BE IN DANGER NOW', { platformName })
            : t('{platformName}: {occasion}', {
                platformName,
                occasion: translated(SUBJECTS[source]),
              }),
        preview: t('Please act before {dueAt} (UTC).', { dueAt: time.format(dueAt) }),
        greeting: 'Please look at this now',
        paragraphs: [
          urgency === 'emergency' ? EMERGENCY : OCCASIONS[source],
          username === null
            ? 'It’s about someone whose account we don’t know.'
            : t('It’s about @{username}.', { username }),
          ...contact(source, email),
          t(
            'Please act before {dueAt} (UTC). You’ll find the details in the case, not in this email.',
            { dueAt: time.format(dueAt) },
          ),
        ],
        button: button(caseId),
      }),
    }),
    defineEmail({
      on: 'safeguarding.overdue',
      template: 'safeguarding_overdue',
      about: async (event) => event,
      to: async ({ caseId }) => [await readers(caseId)],
      write: ({ caseId }, { platformName }) => ({
        subject: t('{platformName}: a safeguarding case is overdue', { platformName }),
        preview: 'The deadline has passed.',
        greeting: 'Please look at this now',
        paragraphs: [
          'A safeguarding case has passed its deadline and has been neither referred nor closed.',
        ],
        button: button(caseId),
      }),
    }),
    defineEmail({
      on: 'safeguarding.replied',
      template: 'safeguarding_replied',
      about: async (event) => event,
      to: async ({ caseId }) => [await readers(caseId)],
      write: ({ caseId }, { platformName }) => ({
        subject: t('{platformName}: a new message in a safeguarding case', { platformName }),
        preview: 'Someone has written to our team.',
        greeting: 'Please look at this now',
        paragraphs: [
          'A child has written to our team. You’ll find what they wrote in the case, not in this email.',
        ],
        button: button(caseId),
      }),
    }),
    defineEmail({
      on: 'safeguarding.handedOver',
      template: 'safeguarding_handed_over',
      kind: 'case_handed_over',
      about: async ({ caseId, to }) => {
        const reader = await people().person(to);
        return reader && { caseId, reader };
      },
      to: ({ reader }) => [reader],
      write: ({ caseId, reader }, { platformName }) => ({
        subject: t('{platformName}: a safeguarding case has been handed to you', { platformName }),
        preview: 'Another admin has handed it to you.',
        greeting: t('Hello {reader},', { reader: reader.username }),
        paragraphs: ['Another admin has handed you a safeguarding case.'],
        button: button(caseId),
      }),
    }),
  ];
}

const EMERGENCY =
  'Someone may be in danger right now. We’ve opened a safeguarding case automatically.';
const SUBJECTS = {
  disclosure: 'a child would like someone to talk to',
  moderation: 'what someone wrote to a child looks like grooming',
  content_report: 'a child may be at risk',
  staff: 'a safeguarding case was opened',
  contact: 'a safeguarding case was opened',
} as const;
const OCCASIONS = {
  disclosure:
    'Something a member wrote suggests they may be being hurt, and they’d like someone to get in touch. We’ve opened a safeguarding case.',
  moderation:
    'Taken together, what someone wrote to a child looks like grooming. We’ve opened a safeguarding case.',
  content_report: 'Someone has reported that a child is at risk. We’ve opened a safeguarding case.',
  staff: 'We’ve opened a safeguarding case.',
  contact: 'We’ve opened a safeguarding case.',
} as const;

/** Only a child who asked for it is written to. */
const contact = (source: keyof typeof SUBJECTS, email: string | null): string[] =>
  source === 'disclosure' && email !== null ? [t('You can reach them at {email}.', { email })] : [];

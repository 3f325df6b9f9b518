import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { messageStore } from './site.messages.store.ts';
import { t, dateFormat } from '@ribbon/domain/kernel';

const linesOf = (text: string): string[] => text.split(/\s*\n\s*/u).filter((line) => line !== '');

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

export const messageEmails = ({ db, config }: Platform): EmailDefinition[] => [
  defineEmail({
    on: 'contact.answered',
    template: 'contact_answer',
    about: ({ answerId }) => messageStore.toMail(db, answerId),
    to: ({ email, language }) => [{ email, language }],
    write: ({ name, answer, message, askedAt }, { platformName }) => ({
      subject: t('Our reply to your message to {platformName}', { platformName }),
      preview: 'Thank you for writing to us.',
      greeting: t('Hello {name},', { name }),
      paragraphs: linesOf(answer),
      quote: {
        lead: t('On {askedAt} you wrote:', { askedAt: day.format(askedAt) }),
        lines: linesOf(message),
      },
      footnotes: [t('To write to us again: {publicUrl}/contact', { publicUrl: config.publicUrl })],
    }),
  }),
];

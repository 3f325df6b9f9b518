import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { messageStore } from './site.messages.store.ts';

const linesOf = (text: string): string[] => text.split(/\s*\n\s*/u).filter((line) => line !== '');

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const messageEmails = ({ db, config }: Platform): EmailDefinition[] => [
  defineEmail({
    on: 'contact.answered',
    template: 'contact_answer',
    about: ({ answerId }) => messageStore.toMail(db, answerId),
    to: ({ email }) => [{ email }],
    write: ({ name, answer, message, askedAt }, { platformName }) => ({
      subject: `Our reply to your message to ${platformName}`,
      preview: 'Thank you for writing to us.',
      greeting: `Hello ${name},`,
      paragraphs: linesOf(answer),
      quote: { lead: `On ${day.format(askedAt)} you wrote:`, lines: linesOf(message) },
      footnotes: [`To write to us again: ${config.publicUrl}/contact`],
    }),
  }),
];

import type { PersonalData } from '#platform/retention/personal-data';

export const emailData: PersonalData = {
  tables: {
    mail_pace: {
      file: 'mail-pauses',
      says: 'When we last sent you each kind of email, so that they don’t come too often',
      by: ['user_id'],
      confidential: true,
    },
    waiting_mails: {
      file: 'waiting-mails',
      says: 'Emails waiting for the end of your quiet hours',
      by: ['user_id'],
      omit: ['content'],
      confidential: true,
    },
    email_events_log: {
      file: 'emails',
      says: 'Which kinds of email we sent you, and when',
      by: ['user_id'],
      omit: ['data'],
      confidential: true,
    },
    refused_addresses: {
      file: 'refused-address',
      says: 'When your email address rejected our emails, until you confirm it again',
      by: ['user_id'],
      confidential: true,
    },
    email_events_errors: 'Technical notes about emails that could not be sent.',
    emails_sent: 'Which emails in a batch have been sent, but not who they went to.',
    email_event_days: 'How many emails we sent each day.',
  },
};

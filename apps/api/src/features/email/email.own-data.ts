import type { OwnData } from '#platform/own-data';

export const emailData: OwnData = {
  tables: {
    mail_pace: {
      file: 'mail-pauses',
      says: 'When a kind of mail last went to you, so that they do not come too often',
      by: ['user_id'],
      confidential: true,
    },
    waiting_mails: {
      file: 'waiting-mails',
      says: 'Mails that wait for the end of your quiet hours',
      by: ['user_id'],
      omit: ['letter'],
      confidential: true,
    },
    email_events_log: {
      file: 'emails',
      says: 'Which kinds of mail we sent you, and when',
      by: ['user_id'],
      omit: ['data'],
      confidential: true,
    },
    email_events_errors: 'Technical notes about mails that could not be sent.',
  },
};

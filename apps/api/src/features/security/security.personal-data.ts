import type { PersonalData } from '#platform/retention/personal-data';

export const securityData: PersonalData = {
  tables: {
    email_changes: {
      file: 'email-change',
      says: 'A new email address waiting to be confirmed',
      by: ['user_id'],
      omit: ['token_hash'],
    },
  },
};

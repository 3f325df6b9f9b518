import type { OwnData } from '#platform/personal-data';

export const securityData: OwnData = {
  tables: {
    email_changes: {
      file: 'email-change',
      says: 'A new email address waiting to be confirmed',
      by: ['user_id'],
      omit: ['token_hash'],
    },
  },
};

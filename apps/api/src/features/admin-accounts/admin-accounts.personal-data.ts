import type { PersonalData } from '#platform/retention/personal-data';

export const adminAccountData: PersonalData = {
  tables: {
    account_openings: {
      file: 'account-openings',
      says: 'When an administrator opened what we keep about you, and why',
      by: ['child_id'],
      omit: ['admin_id'],
    },
  },
};

import type { PersonalData } from '#platform/retention/personal-data';

export const privacyData: PersonalData = {
  tables: {
    privacy_settings: { file: 'privacy', says: 'What you show and allow', by: ['user_id'] },
    account_deletion_requests: {
      file: 'deletion',
      says: 'Requests to delete your account',
      by: ['user_id'],
      omit: ['requested_by'],
    },
  },
};

import type { OwnData } from '#platform/own-data';

export const privacyData: OwnData = {
  tables: {
    privacy_settings: { file: 'privacy', says: 'What you show and allow', by: ['user_id'] },
    data_export_requests: {
      file: 'downloads',
      says: 'Downloads of your data',
      by: ['user_id'],
      omit: ['requested_by', 'storage_key'],
    },
    account_deletion_requests: {
      file: 'deletion',
      says: 'Requests to delete your account',
      by: ['user_id'],
      omit: ['requested_by'],
    },
  },
};

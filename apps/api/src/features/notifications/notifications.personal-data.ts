import type { PersonalData } from '#platform/retention/personal-data';

export const notificationData: PersonalData = {
  tables: {
    notifications: {
      file: 'notifications',
      says: 'Your notifications',
      by: ['user_id'],
      omit: ['action_data', 'dedupe_key', 'by_people'],
      confidential: true,
    },
    notification_settings: {
      file: 'notification-settings',
      says: 'How you want to be notified',
      by: ['user_id'],
    },
    quiet_hours: { file: 'quiet-hours', says: 'Your quiet hours', by: ['user_id'] },
    notification_actors: 'What we told other people about you; that’s part of their data.',
  },
};

import type { OwnData } from '#platform/own-data';

export const notificationData: OwnData = {
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
      says: 'How you want to be told',
      by: ['user_id'],
    },
    quiet_hours: { file: 'quiet-hours', says: 'When we do not disturb you', by: ['user_id'] },
    notification_actors: 'Which of your acts other people were told of; it is their list.',
  },
};

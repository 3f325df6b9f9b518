import type { OwnData } from '#platform/personal-data';

export const profileData: OwnData = {
  tables: {
    waiting_bios: {
      file: 'waiting-bio',
      says: 'What you would like to say about yourself, until your guardian has answered',
      by: ['user_id'],
      omit: ['reader_age'],
    },
  },
};

import type { PersonalData } from '#platform/retention/personal-data';

export const profileData: PersonalData = {
  tables: {
    waiting_bios: {
      file: 'waiting-bio',
      says: 'What you would like to say about yourself, until your guardian has answered',
      by: ['user_id'],
      omit: ['reader_age'],
    },
  },
};

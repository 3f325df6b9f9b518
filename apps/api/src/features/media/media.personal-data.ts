import type { PersonalData } from '#platform/retention/personal-data';

export const mediaData: PersonalData = {
  tables: {
    media_files: {
      file: 'pictures',
      says: 'Your pictures and videos; the files are in the folder "files"',
      by: ['owner_id'],
      omit: ['uploaded_by', 'storage_key', 'variants', 'sha256', 'placeholder', 'check_result'],
    },
  },
};

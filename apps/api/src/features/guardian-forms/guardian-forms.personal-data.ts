import type { PersonalData } from '#platform/retention/personal-data';

export const formData: PersonalData = {
  tables: {
    guardian_forms: {
      file: 'signed-forms',
      says: 'Forms that you signed for a child, and what we decided',
      by: ['guardian_id'],
      others: ['child_id'],
      omit: ['decided_by'],
    },
  },
};

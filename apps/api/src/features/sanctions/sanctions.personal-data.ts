import type { PersonalData } from '#platform/retention/personal-data';

export const sanctionData: PersonalData = {
  tables: {
    account_sanctions: {
      file: 'decisions',
      says: 'Our team’s decisions about you and what you shared',
      by: ['user_id'],
      omit: ['issued_by', 'lifted_by', 'opened_by', 'internal_note', 'report_id', 'version'],
    },
    appeals: {
      file: 'appeals',
      says: 'Your appeals against decisions',
      by: ['author_id'],
      omit: ['decided_by', 'version'],
    },
  },
};

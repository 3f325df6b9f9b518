import type { PersonalData } from '#platform/retention/personal-data';

export const proposalData: PersonalData = {
  tables: {
    proposals: {
      file: 'proposals',
      says: 'Changes to your account or your roles that needed two administrators',
      by: ['user_id'],
      omit: ['proposed_by', 'decided_by', 'reason', 'details', 'detail'],
    },
  },
};

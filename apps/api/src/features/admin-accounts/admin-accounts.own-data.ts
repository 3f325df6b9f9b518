import type { OwnData } from '#platform/own-data';

export const adminAccountData: OwnData = {
  tables: {
    account_openings: {
      file: 'account-openings',
      says: 'When an administrator opened what we keep about you, and why',
      by: ['child_id'],
      omit: ['admin_id'],
    },
    role_proposals: {
      file: 'role-proposals',
      says: 'Proposals to make you a system admin, or to end that role',
      by: ['user_id'],
      omit: ['proposed_by', 'decided_by', 'reason'],
    },
  },
};

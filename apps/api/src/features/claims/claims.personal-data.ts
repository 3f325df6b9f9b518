import type { PersonalData } from '#platform/retention/personal-data';

export const claimData: PersonalData = {
  tables: {
    club_claim_requests: {
      file: 'club-claims',
      says: 'Your requests to run a club’s page',
      by: ['requester_id'],
      omit: ['reviewed_by'],
    },
  },
};

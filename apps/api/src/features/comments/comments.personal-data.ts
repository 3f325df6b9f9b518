import type { PersonalData } from '#platform/retention/personal-data';

export const commentData: PersonalData = {
  tables: {
    comments: { file: 'comments', says: 'Your comments', by: ['author_id'], omit: ['hidden_by'] },
  },
};

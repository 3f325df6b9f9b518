import type { PersonalData } from '#platform/personal-data';

export const commentData: PersonalData = {
  tables: {
    comments: { file: 'comments', says: 'Your comments', by: ['author_id'], omit: ['hidden_by'] },
  },
};

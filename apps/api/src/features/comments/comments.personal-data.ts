import type { OwnData } from '#platform/personal-data';

export const commentData: OwnData = {
  tables: {
    comments: { file: 'comments', says: 'Your comments', by: ['author_id'], omit: ['hidden_by'] },
  },
};

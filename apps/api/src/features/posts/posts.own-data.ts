import type { OwnData } from '#platform/own-data';

export const postData: OwnData = {
  tables: {
    posts: { file: 'posts', says: 'Your posts', by: ['author_id'], omit: ['hidden_by'] },
    likes: { file: 'likes', says: 'Posts you liked', by: ['user_id'] },
  },
};

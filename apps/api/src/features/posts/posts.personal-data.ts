import type { PersonalData } from '#platform/retention/personal-data';

export const postData: PersonalData = {
  tables: {
    posts: { file: 'posts', says: 'Your posts', by: ['author_id'], omit: ['hidden_by'] },
    post_tags: {
      file: 'tags',
      says: 'Pictures you are tagged in, and people you tagged',
      by: ['user_id', 'tagged_by'],
      omit: ['removed_by', 'is_announced'],
    },
    likes: { file: 'likes', says: 'Posts you liked', by: ['user_id'] },
  },
};

import type { OwnData } from '#platform/own-data';

export const reviewData: OwnData = {
  tables: {
    club_reviews: {
      file: 'club-reviews',
      says: 'Your reviews of clubs',
      by: ['user_id'],
      omit: ['reviewed_by'],
    },
    club_review_replies: {
      file: 'review-replies',
      says: 'Replies to reviews you wrote for a club',
      by: ['author_id'],
    },
  },
};

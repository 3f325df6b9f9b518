import type { PersonalData } from '#platform/retention/personal-data';

export const reviewData: PersonalData = {
  tables: {
    club_reviews: {
      file: 'club-reviews',
      says: 'Your reviews of clubs',
      by: ['user_id'],
      omit: ['reviewed_by'],
    },
    coach_ratings: {
      file: 'coach-ratings',
      says: 'Stars you gave to coaches',
      by: ['giver_id'],
      others: ['coach_id'],
      omit: ['shown_stars'],
    },
    coach_rating_figures: {
      file: 'rating',
      says: 'The average of your ratings as a coach, as everybody sees it',
      by: ['coach_id'],
    },
    club_review_replies: {
      file: 'review-replies',
      says: 'Replies to reviews you wrote for a club',
      by: ['author_id'],
    },
  },
};

import { type CasesOf, NOBODY, missing } from '#testing/matrix/case';
import { ofClub } from '#testing/matrix/club';
import { coachsReview } from '#testing/matrix/contents';
import { reviewPolicy } from '@ribbon/domain/reviews';

export const reviewMatrix: CasesOf<'reviews' | 'coachRatings'> = {
  'coachRatings.ofClub': { request: ofClub },
  'coachRatings.rate': {
    ...missing({ clubId: NOBODY, coachId: NOBODY }),
    request: () => ({ params: { clubId: NOBODY, coachId: NOBODY }, body: { stars: 5 } }),
  },
  'coachRatings.takeBack': missing({ clubId: NOBODY, coachId: NOBODY }),
  'reviews.ofClub': { request: ofClub },
  'reviews.reviewAccess': { request: ofClub },
  'reviews.submit': {
    request: (scene) => ({ ...ofClub(scene), body: { rating: 5, comment: 'Lovely coaches' } }),
    allows: (member) => reviewPolicy.write(member, { runsClub: false }),
  },
  'reviews.edit': {
    request: (scene) => ({ ...ofClub(scene), body: { rating: 5, comment: '' } }),
    // Nobody has reviewed it.
    allows: () => false,
    refused: 404,
  },
  'reviews.remove': { request: ofClub, allows: () => false, refused: 404 },
  'reviews.reply': {
    request: async (scene) => ({
      params: { reviewId: (await coachsReview(scene, 'approved')).id },
      body: { content: 'Thank you' },
    }),
    // Nobody runs this club; the club admin runs another.
    allows: () => false,
  },
  'reviews.removeReply': {
    request: async (scene) => ({
      params: { reviewId: (await coachsReview(scene, 'approved')).id },
    }),
    allows: () => false,
  },
  'reviews.list': {},
  'reviews.counts': {},
  'reviews.reviewedClubs': {},
  'reviews.decide': {
    request: async (scene) => {
      const { id, seen } = await coachsReview(scene, 'pending');
      return {
        params: { reviewId: id },
        body: { decision: 'approved', reason: 'Looked at', seen },
      };
    },
  },
  'reviews.erase': {
    request: async (scene) => ({
      params: { reviewId: (await coachsReview(scene, 'approved')).id },
      body: { reason: 'It names a child' },
    }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    reviews: typeof reviewMatrix;
    coachRatings: typeof reviewMatrix;
  }
}
